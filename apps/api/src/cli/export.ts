import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localTimeAt } from '@rochdale/domain/dates';
import {
  type BankFile,
  listBankFiles,
  loadBankSettings,
  markFileTaken,
  textOfBankFile,
  writeBankFile,
} from '../features/bank-file/public.ts';
import {
  type ExportName,
  exporters,
  findExport,
  listExports,
  markExportTaken,
  textOfExport,
  writeExport,
} from '../features/exporting/public.ts';
import { loadSite } from '../features/site/load-site.ts';
import { sitesNow } from '../features/site/sites-now.ts';
import { systemClock } from '../platform/clock.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { vaultOf } from '../platform/sealing/vault.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const isExportName = (name: string): name is ExportName => name in exporters;
const names = [...Object.keys(exporters), 'bank-drafts'].join(' | ');

export const exportCommand: Command = {
  name: 'export',
  usage: `export <${names}> [--to <folder>] [--again <number>] | export list`,
  summary: 'Writes what the billing system or the bank takes over; --again writes a numbered one again, byte for byte.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { to: { type: 'string', default: '.' }, again: { type: 'string' } },
    });
    const [what = ''] = positionals;
    const again = values.again === undefined ? undefined : Number(values.again);
    if (again !== undefined && !Number.isSafeInteger(again)) throw new Error('--again wants the number of an export.');
    const environment = readEnvironment();
    if (what === 'list') return list(environment);
    if (what === 'bank-drafts') return bankDrafts(environment, values.to, again);
    if (!isExportName(what)) throw new Error(`Say what to export: ${names}.`);
    return exportTable(environment, what, values.to, again);
  },
};

async function exportTable(environment: Environment, what: ExportName, to: string, again?: number): Promise<number> {
  const { timeZone } = await loadSite(environment.coopFolder);
  const vault = vaultOf((await readKeys(environment)).masterKeys);
  return withDatabase(environment, async ({ db }) => {
    const made =
      again === undefined
        ? await writeExport({ db, clock: systemClock, timeZone, vault }, what)
        : await findExport(db, again);
    if (!made || made.what !== what)
      return nothing(again === undefined ? 'There is nothing new.' : `There is no such export ${again}.`, again);
    await write(to, made.fileName, textOfExport(vault, made));
    await markExportTaken(db, made.exportNumber, systemClock.now());
    console.log(`Export ${made.exportNumber}: ${made.rows} rows in ${join(to, made.fileName)}`);
    return 0;
  });
}

/** The day's file, written now if the worker has not; without a new one, those that nobody has taken. */
async function bankDrafts(environment: Environment, to: string, again?: number): Promise<number> {
  const bank = await loadBankSettings(environment.coopFolder);
  if (!bank) throw new Error('There is no bank.yaml in the co-op’s folder.');
  const vault = vaultOf((await readKeys(environment)).masterKeys);
  return withDatabase(environment, async ({ db }) => {
    const site = await sitesNow(db, environment.coopFolder);
    const services = { db, clock: systemClock, site, vault };
    if (again === undefined) await writeBankFile(services, bank, localTimeAt(systemClock.now(), site().timeZone).day);
    const all = await listBankFiles(db);
    const wanted = all.filter((file) => (again === undefined ? file.takenAt === null : file.fileNumber === again));
    if (wanted.length === 0)
      return nothing(again === undefined ? 'There is nothing to send.' : `There is no bank file ${again}.`, again);
    for (const file of wanted) {
      const name = nameOf(file);
      await write(to, name, textOfBankFile(vault, file));
      await markFileTaken(db, file.fileNumber, systemClock.now());
      console.log(
        `Bank file ${file.fileNumber}: ${file.entries} entries, $${(file.debit / 100).toFixed(2)} in ${join(to, name)}`,
      );
    }
    return 0;
  });
}

async function list(environment: Environment): Promise<number> {
  return withDatabase(environment, async ({ db }) => {
    const state = (takenAt: Date | null) => (takenAt === null ? 'not taken' : `taken ${takenAt.toISOString()}`);
    for (const one of await listExports(db, 50))
      console.log(`${one.exportNumber} ${one.fileName} ${one.rows} rows, ${state(one.takenAt)}`);
    for (const file of await listBankFiles(db))
      console.log(`bank file ${file.fileNumber} ${nameOf(file)} ${file.entries} entries, ${state(file.takenAt)}`);
    return 0;
  });
}

const nameOf = ({ sendDay, fileIdModifier }: BankFile): string => `bank-drafts-${sendDay}-${fileIdModifier}.ach`;

async function write(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
}

function nothing(sentence: string, again: number | undefined): number {
  (again === undefined ? console.log : console.error)(sentence);
  return again === undefined ? 0 : 1;
}
