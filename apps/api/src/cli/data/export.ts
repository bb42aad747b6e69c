import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  deliverExport,
  deliverExports,
  type Export,
  type ExportName,
  exporters,
  findExport,
  listExports,
} from '../../features/office/exporting/public.ts';
import { requireNotHeld } from '../../features/office/holds/public.ts';
import { listBankFiles } from '../../features/planned/bank-file/public.ts';
import { loadSite } from '../../features/website/site/load-site.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Environment, readEnvironment } from '../../platform/environment.ts';
import { readKeys } from '../../platform/keys.ts';
import { sentenceOf } from '../../platform/process/program.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import type { Command } from '../command.ts';
import { exportBankDrafts, lineOfBankFile } from '../money/bank-file.ts';
import { withDatabase } from '../with-database.ts';

const isExportName = (name: string): name is ExportName => name in exporters;
const names = [...Object.keys(exporters), 'bank-drafts'].join(' | ');

export const exportCommand: Command = {
  usage: `export <${names}> [--to <folder>] [--again <number>] | export all [--to <folder>] | export list`,
  summary:
    'Writes what the billing system or the bank takes over; all: everything for the billing system but claims. --again writes a numbered one again, byte for byte.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { to: { type: 'string', default: '.' }, again: { type: 'string' } },
    });
    const [what = ''] = positionals;
    const again = values.again === undefined ? undefined : Number(values.again);
    if (again !== undefined && !Number.isSafeInteger(again))
      throw new Error('--again must be the number of an export.');
    const environment = readEnvironment();
    if (what === 'list') return list(environment);
    if (what === 'all') {
      if (again !== undefined) throw new Error('--again goes with the name of one export.');
      return exportAll(environment, values.to);
    }
    if (what === 'bank-drafts') return exportBankDrafts(environment, values.to, again);
    if (!isExportName(what)) throw new Error(`Usage: coop export ${names}.`);
    return exportTable(environment, what, values.to, again);
  },
};

async function exportTable(environment: Environment, what: ExportName, to: string, again?: number): Promise<number> {
  const { timeZone } = await loadSite(environment.coopFolder);
  const vault = vaultOf((await readKeys(environment)).masterKeys);
  return withDatabase(environment, async ({ db }) => {
    await requireNotHeld(db);
    const services = { db, clock: systemClock, timeZone, vault };
    let written = 0;
    const tell = (made: Export) => {
      written += 1;
      console.log(`Export ${made.exportNumber}: ${made.rows} rows in ${join(to, made.fileName)}`);
    };
    if (again === undefined) {
      await deliverExports(services, what, to, tell);
      return written > 0 ? 0 : nothing('There is nothing new.', again);
    }
    const made = await findExport(db, again);
    if (made?.what !== what) return nothing(`There is no such export ${again}.`, again);
    await deliverExport(services, made, to);
    tell(made);
    return 0;
  });
}

/** Claims hold Social Security numbers, and go out when somebody asks for them alone. */
const apart: ReadonlySet<ExportName> = new Set(['claims']);

/** Everything for the billing system. One that cannot be written does not hold up the others; it is written next time. */
async function exportAll(environment: Environment, to: string): Promise<number> {
  let failed = 0;
  for (const what of Object.keys(exporters).filter(isExportName)) {
    if (apart.has(what)) continue;
    console.log(`${what}:`);
    try {
      await exportTable(environment, what, to);
    } catch (error) {
      failed += 1;
      console.error(`${what}: ${sentenceOf(error)}`);
    }
  }
  if (failed > 0) console.error(`${failed} of them could not be written.`);
  return failed > 0 ? 1 : 0;
}

async function list(environment: Environment): Promise<number> {
  return withDatabase(environment, async ({ db }) => {
    const state = (takenAt: Date | null) => (takenAt === null ? 'not taken' : `taken ${takenAt.toISOString()}`);
    for (const one of await listExports(db, 50))
      console.log(`${one.exportNumber} ${one.fileName} ${one.rows} rows, ${state(one.takenAt)}`);
    for (const file of await listBankFiles(db)) console.log(lineOfBankFile(file));
    return 0;
  });
}

function nothing(sentence: string, again: number | undefined): number {
  (again === undefined ? console.log : console.error)(sentence);
  return again === undefined ? 0 : 1;
}
