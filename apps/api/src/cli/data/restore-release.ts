import { parseArgs } from 'node:util';
import { type ReleaseReport, releaseRestored } from '../../features/office/restored/public.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { openServices } from '../../services.ts';
import { withDatabase } from '../with-database.ts';

/** `coop restore release`: money moves again and members are told. */
export async function release(argumentsGiven: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argumentsGiven],
    options: {
      by: { type: 'string' },
      reason: { type: 'string' },
      'export-number': { type: 'string' },
      'bank-file': { type: 'string' },
      'no-files-since': { type: 'boolean', default: false },
      unreconciled: { type: 'boolean', default: false },
      'send-waiting': { type: 'boolean', default: false },
    },
  });
  const { by, reason } = values;
  if (!by?.trim() || !reason?.trim()) throw new Error('Usage: coop restore release --by <name> --reason <text>.');
  const order = {
    by,
    reason,
    unreconciled: values.unreconciled,
    sendWaiting: values['send-waiting'],
    exportNumber: numberOf('export-number', values['export-number']),
    noFilesSince: values['no-files-since'],
    bankFile: numberOf('bank-file', values['bank-file']),
  };
  const environment = readEnvironment();
  return withDatabase(environment, async (_database, url) => {
    const services = await openServices({ ...environment, databaseUrl: url, logLevel: 'warn' });
    try {
      console.log(sentencesOf(await releaseRestored(services, order)).join('\n'));
      return 0;
    } finally {
      await services.close();
    }
  });
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a number.`);
  return Number(text);
}

function sentencesOf(report: ReleaseReport): string[] {
  const { recorded, dropped, sent, lastExport, lastBankFile, lostBankFiles, takenOut } = report;
  const notices = Object.entries(recorded).map(([topic, count]) => `${topic} ${count}`);
  return [
    'Released: money moves and members are told again.',
    `Exports go on above ${lastExport}, bank files above ${lastBankFile}.`,
    `Notices that count as told, and were not sent: ${notices.join(', ') || 'none'}.`,
    `Messages of before: ${dropped} dropped, ${sent} on their way.`,
    ...(lostBankFiles > 0
      ? [`${lostBankFiles} bank files are not known here: their numbers and trace numbers are left out.`]
      : []),
    ...takenOut.map(
      ({ planKind, planKey, dueDay }) => `${planKind} ${planKey}, ${dueDay}: not taken, since it may have been`,
    ),
  ];
}
