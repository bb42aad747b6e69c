import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocalDay } from '@rochdale/domain/dates';
import { defaultPlace, generateCoOp, habits, isHabit, writeExport } from '../../features/office/generating/public.ts';
import { systemClock, todayAt } from '../../platform/clock.ts';
import type { Command } from '../command.ts';

export const generateCommand: Command = {
  usage:
    'generate --out <folder> [--members N] [--seed S] [--as-of YYYY-MM-DD] [--named] [--export one-table | coded-tables]',
  summary:
    'Makes a believable co-op as CSV files, or as another billing system would export it: the same bytes for the same members, seed and day.',
  async run(argumentsGiven) {
    const { values } = parseArgs({
      args: [...argumentsGiven],
      options: {
        out: { type: 'string' },
        members: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        'as-of': { type: 'string', default: todayAt(systemClock, Intl.DateTimeFormat().resolvedOptions().timeZone) },
        named: { type: 'boolean', default: false },
        export: { type: 'string' },
      },
    });
    const asOf = values['as-of'];
    if (values.out === undefined) throw new Error('Usage: coop generate --out <folder>.');
    if (!isLocalDay(asOf)) throw new Error(`--as-of ${asOf} is not a day like 2026-11-20.`);
    const members = wholeNumber('--members', values.members);
    const seed = wholeNumber('--seed', values.seed);
    const { out, export: habit } = values;
    if (habit !== undefined && !isHabit(habit))
      throw new Error(`--export is one of ${Object.keys(habits).join(', ')}.`);
    const folder = habit === undefined ? out : await mkdtemp(join(tmpdir(), 'generate-'));
    await generateCoOp({ folder, members, seed, asOf, place: defaultPlace, named: values.named });
    if (habit !== undefined) {
      await writeExport(folder, out, habit);
      await rm(folder, { recursive: true });
    }
    console.log(`A co-op of ${members.toLocaleString('en-US')} members stands in ${out}.`);
    return 0;
  },
};

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} ${text} is not a whole number.`);
  return Number(text);
}
