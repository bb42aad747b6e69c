import { parseArgs } from 'node:util';
import { addDays, formatDay, instantAt, isLocalDay } from '@rochdale/domain/dates';
import { type KindReport, noticesBetween, runNotices } from '../features/communications/notices/public.ts';
import { todayAt } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openServices } from '../services.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const states = ['sent', 'kept', 'held', 'waiting', 'refused', 'dropped', 'receipts', 'nobody'] as const;

const words: Readonly<Record<(typeof states)[number], string>> = {
  sent: 'sent',
  kept: 'in the outbox',
  held: 'held until the quiet hours are over',
  waiting: 'on their way',
  refused: 'refused',
  dropped: 'stopped before they went',
  receipts: 'said by the receipt already',
  nobody: 'with no address to go to',
};

export const noticesCommand: Command = {
  usage: 'notices [--day 2026-11-21] [--dry-run | --now]',
  summary: 'Lists what was sent on a day and whether it arrived; --dry-run: what would be sent now; --now: sends it.',
  async run(argumentsGiven) {
    const { values } = parseArgs({
      args: [...argumentsGiven],
      options: {
        day: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        now: { type: 'boolean', default: false },
      },
    });
    const { day, now, 'dry-run': dryRun } = values;
    if (day !== undefined && !isLocalDay(day)) throw new Error('--day must be a date like 2026-11-21.');
    if (Number(day !== undefined) + Number(now) + Number(dryRun) > 1)
      throw new Error('Give only one of --day, --dry-run and --now.');
    const environment = readEnvironment();
    return withDatabase(environment, async (_database, url) => {
      const services = await openServices({ ...environment, databaseUrl: url, logLevel: 'warn' });
      try {
        const { db, clock, site } = services;
        if (now || dryRun) {
          const report = await runNotices(services, { dryRun });
          for (const [topic, { notices, messages }] of Object.entries(report))
            console.log(`${topic}: ${notices} notices, ${messages} messages`);
          if (Object.keys(report).length === 0) console.log('Nothing is to be told now.');
          return 0;
        }
        const { timeZone } = site();
        const asked = day ?? todayAt(clock, timeZone);
        const from = instantAt(asked, '00:00', timeZone);
        const reports = await noticesBetween(db, from, instantAt(addDays(asked, 1), '00:00', timeZone), clock.now());
        for (const report of reports) console.log(lineOf(report));
        if (reports.length === 0) console.log(`Nothing was told on ${formatDay(asked)}.`);
        return 0;
      } finally {
        await services.close();
      }
    });
  },
};

function lineOf(report: KindReport): string {
  const counts = states.filter((state) => report[state] > 0).map((state) => `${report[state]} ${words[state]}`);
  return `${report.kind}: ${report.notices} notices; messages: ${counts.join(', ') || 'none'}`;
}
