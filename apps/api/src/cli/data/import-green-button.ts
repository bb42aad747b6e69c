import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Commodity } from '@rochdale/domain/energy/green-button/units';
import { commodityOfMeter } from '@rochdale/domain/energy/meters/commodity';
import {
  findMeterType,
  type ImportedUsage,
  importGreenButton,
  leftOutText,
} from '../../features/energy/green-button/public.ts';
import { loadSite } from '../../features/website/site/load-site.ts';
import { readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** What readings without a reading type may be said to count. */
const units: Record<string, { commodity: Commodity; uom: number; powerOfTen: number }> = {
  Wh: { commodity: 'electric', uom: 72, powerOfTen: 0 },
  kWh: { commodity: 'electric', uom: 72, powerOfTen: 3 },
  gal: { commodity: 'water', uom: 128, powerOfTen: 0 },
  therm: { commodity: 'gas', uom: 169, powerOfTen: 0 },
};

export const importGreenButtonCommand: Command = {
  usage: `import-green-button <file>… --meter <number> [--only <text>] [--unit ${Object.keys(units).join('|')}] [--therms-per-ccf <number>] [--co-op-time]`,
  summary: 'Imports the usage of one meter from Green Button XML; if anything in a file is wrong, nothing is imported.',
  async run(argumentsGiven) {
    const { values, positionals: files } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        meter: { type: 'string' },
        only: { type: 'string' },
        unit: { type: 'string' },
        'therms-per-ccf': { type: 'string' },
        'co-op-time': { type: 'boolean', default: false },
      },
    });
    const { meter: meterNumber, unit } = values;
    if (files.length === 0 || meterNumber === undefined)
      throw new Error('Usage: coop import-green-button <file> --meter <number>.');
    const assumed = unit === undefined ? undefined : units[unit];
    if (unit !== undefined && !assumed) throw new Error(`--unit is one of ${Object.keys(units).join(', ')}.`);
    const given = values['therms-per-ccf'];
    const thermsPerCcf = given === undefined ? undefined : Number(given);
    if (thermsPerCcf !== undefined && !(thermsPerCcf > 0.5 && thermsPerCcf < 2))
      throw new Error('--therms-per-ccf is a number near 1, like 1.037.');
    const environment = readEnvironment();
    const { timeZone } = await loadSite(environment.coopFolder);
    return withDatabase(environment, async ({ db }) => {
      const meterType = await findMeterType(db, meterNumber);
      if (meterType === undefined) throw new Error(`There is no meter ${meterNumber}.`);
      const imported = await importGreenButton(db, {
        files: files.map((name) => ({ name, chunks: createReadStream(name) })),
        meterNumber,
        commodity: commodityOfMeter(meterType),
        timeZone,
        only: values.only,
        isCoopTime: values['co-op-time'],
        ...(assumed && { assumed }),
        thermsPerCcf,
      });
      console.log(describe(imported, meterNumber));
      return 0;
    });
  },
};

function describe(imported: ImportedUsage, meterNumber: string): string {
  const { series, leftOut, days, intervalDays, partialDays, firstDay, lastDay } = imported;
  const sum = (of: (one: (typeof series)[number]) => number) => series.reduce((total, one) => total + of(one), 0);
  const counted: readonly (readonly [number, string])[] = [
    [partialDays, 'days are known only in part; their totals are marked as estimates.'],
    [sum((one) => one.repeated), 'readings were said again alike.'],
    [sum((one) => one.replaced), 'readings were replaced by a later one of the same time.'],
    [sum((one) => one.outOfStep), 'readings begin beside the steps of their day and are left out.'],
  ];
  return [
    `Meter ${meterNumber}: ${days} days from ${firstDay} to ${lastDay}, ${intervalDays} of them by intervals.`,
    ...counted.filter(([count]) => count > 0).map(([count, text]) => `${count.toLocaleString('en-US')} ${text}`),
    ...series.flatMap(fallenText),
    ...leftOut.map(leftOutText),
  ].join('\n');
}

/** A register that falls often is none. */
function fallenText({ falls, steps, title }: ImportedUsage['series'][number]): string[] {
  if (falls === 0) return [];
  const doubt = falls * 3 >= steps ? ' Registers seldom fall: what its reading type says may be wrong.' : '';
  return [
    `From ${falls.toLocaleString('en-US')} of ${steps.toLocaleString('en-US')} readings to the next the register "${title}" fell; what was used then is not known.${doubt}`,
  ];
}
