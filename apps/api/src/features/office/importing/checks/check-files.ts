import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalDay } from '@rochdale/domain/dates';
import type pg from 'pg';
import { broughtScheduledPayments } from '../../../../tables/brought-plans.ts';
import { logins } from '../../../../tables/sign-in.ts';
import { usageIntervals } from '../../../../tables/usage.ts';
import { asOfFile, readAsOf } from '../as-of.ts';
import { entities } from '../entities/entities.ts';
import { type DecodedRow, decodedRows, type RowProblem } from '../reading/decode-rows.ts';
import { controlAccountsFile, controlFile } from './beside-files.ts';
import { cellDoubts } from './cell-doubts.ts';
import { scheduledChecks } from './check-brought-plans.ts';
import { intervalChecks } from './check-intervals.ts';
import { loginChecks } from './check-logins.ts';
import { checkReferences, type Numbers, problemAt, type Report } from './check-references.ts';
import type { CheckedFile } from './checked-file.ts';
import { repeatedKeys } from './repeated-keys.ts';

/** What the check of a folder found. `fatal`: a file can't be used even without its bad rows. */
export interface CheckReport {
  readonly files: readonly CheckedFile[];
  /** The first thousand; `problemCount` counts all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  /** Rows that are taken, and of which something is to be said: the first thousand, and how many. */
  readonly warnings: readonly RowProblem[];
  readonly warningCount: number;
  readonly fatal: boolean;
}

/** Rows read so far, and the part of the file's bytes, 0 to 1. */
export type OnRows = (file: string, rows: number, part: number) => void;

const batchSize = 5000;
const maxProblems = 1000;

/** Reads every file of a folder and checks every row: shapes, duplicates, references. Writes nothing. */
export async function checkFiles(
  folder: string,
  client: pg.PoolClient,
  options: {
    readonly startedAt: Date;
    /** Of which moment a file is that `as-of.csv` does not name. */
    readonly givenAt: Date;
    /** The co-op's day. */
    readonly today: LocalDay;
    readonly timeZone: string;
    readonly paymentsAlone: boolean;
    readonly onRows: OnRows;
  },
): Promise<CheckReport> {
  const problems: RowProblem[] = [];
  const warnings: RowProblem[] = [];
  const files: CheckedFile[] = [];
  const numbers: Numbers = { 'members.csv': new Set(), 'accounts.csv': new Set(), 'logins.csv': new Set() };
  let problemCount = 0;
  let warningCount = 0;
  let fatal = false;
  const add = (problem: RowProblem, isFatal: boolean) => {
    problemCount += 1;
    if (problems.length < maxProblems) problems.push(problem);
    fatal ||= isFatal;
  };
  const warn = (warning: RowProblem) => {
    warningCount += 1;
    if (warnings.length < maxProblems) warnings.push(warning);
  };
  for (const file of await strangersIn(folder))
    add({ file, line: 1, column: '', reason: 'is not a file that an import reads' }, true);
  const drawn = await readAsOf(folder, options.startedAt, add);
  for (const entity of entities) {
    const path = join(folder, entity.file);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const file: CheckedFile = {
      entity,
      path,
      bytes: found.size,
      rows: 0,
      badLines: new Set(),
      months: new Set(),
      sha256: '',
      confirms: false,
      asOf: drawn.get(entity.file) ?? options.givenAt,
      isDated: drawn.has(entity.file),
    };
    files.push(file);
    const report = (problem: RowProblem, isFatal: boolean) => {
      file.badLines.add(problem.line);
      add(problem, isFatal);
    };
    await checkFile(file, client, numbers, { ...options, report, warn });
  }
  if (!options.paymentsAlone) for (const problem of confirmedWithoutBalances(files)) add(problem, true);
  return { files, problems, problemCount, warnings, warningCount, fatal };
}

/** Payments that are confirmed by balances of an earlier day would be owed again. */
function confirmedWithoutBalances(files: readonly CheckedFile[]): RowProblem[] {
  if (files.some(({ entity }) => entity.file === 'accounts.csv')) return [];
  const reason =
    'names portal payments, which are confirmed only with the balances of the same night: bring accounts.csv too, or give --payments-alone';
  return files.flatMap(({ entity, confirms }) =>
    confirms ? [{ file: entity.file, line: 1, column: entity.confirms ?? '', reason }] : [],
  );
}

/** What is no row of ours and may lie in the folder. */
const besideFiles: readonly string[] = [asOfFile, controlFile, controlAccountsFile];

/** CSV files that an import would pass over: more often a slip of the pen than meant. */
async function strangersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter(
      (name) => /\.csv$/i.test(name) && !besideFiles.includes(name) && !entities.some((entity) => entity.file === name),
    )
    .sort();
}

const isReferredTo = (file: string): file is keyof Numbers =>
  file === 'members.csv' || file === 'accounts.csv' || file === 'logins.csv';

/** What is told of a file's rows, and the co-op's day and time zone. */
interface Told {
  readonly report: Report;
  readonly warn: (warning: RowProblem) => void;
  readonly today: LocalDay;
  readonly timeZone: string;
}

/** What is asked of the rows of one file alone. */
function ownChecks(file: CheckedFile, { report, warn, today, timeZone }: Told) {
  if (file.entity.table === logins) return loginChecks(file, report, warn);
  if (file.entity.table === usageIntervals) return intervalChecks(file, report, timeZone);
  return file.entity.table === broughtScheduledPayments ? scheduledChecks(file, report, today) : undefined;
}

async function checkFile(
  file: CheckedFile,
  client: pg.PoolClient,
  numbers: Numbers,
  { onRows, ...told }: Told & { readonly onRows: OnRows },
): Promise<void> {
  const { report, warn } = told;
  const { entity } = file;
  const places = Object.keys(entity.columns);
  const keyPlaces = entity.key.map((name) => places.indexOf(name));
  const monthPlace = places.indexOf(entity.monthOf ?? '');
  const doubts = cellDoubts(entity);
  const repeated = repeatedKeys(entity);
  const checkOwn = ownChecks(file, told);
  let bytes = 0;
  const own = isReferredTo(entity.file) ? numbers[entity.file] : undefined;
  let batch: DecodedRow[] = [];
  const finishBatch = async (): Promise<void> => {
    await checkReferences(file, batch, client, numbers, report);
    await checkOwn?.(batch, client);
    for (const row of batch) if (!file.badLines.has(row.line)) own?.add(String(row.values[keyPlaces[0] ?? 0]));
    onRows(entity.file, file.rows, file.bytes === 0 ? 1 : bytes / file.bytes);
  };
  const hash = createHash('sha256');
  const count = (chunk: Buffer | string) => {
    bytes += chunk.length;
    hash.update(chunk);
  };
  const confirmsPlace = places.indexOf(entity.confirms ?? '');
  for await (const row of decodedRows(entity, file.path, report, count)) {
    file.rows += 1;
    if (confirmsPlace >= 0 && row.values[confirmsPlace] !== null) file.confirms = true;
    repeated.look(row.values);
    if (entity.monthOf !== undefined) file.months.add(String(row.values[monthPlace]).slice(0, 7));
    for (const { name, says } of doubts(row.values)) warn(problemAt(file, row.line, name, says));
    batch.push(row);
    if (batch.length === batchSize) {
      await finishBatch();
      batch = [];
    }
  }
  await finishBatch();
  file.sha256 = hash.digest('hex');
  await repeated.report(file, report);
}
