import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { logins } from '../sign-in/sign-in.tables.ts';
import { checkOwners, checkReferences, type Numbers, problemAt, type Report } from './check-references.ts';
import { type DecodedRow, decodedRows, type RowProblem } from './decode-rows.ts';
import { entities } from './entities.ts';
import type { Entity } from './entity.ts';

/** A file that is there, with what the check found. */
export interface CheckedFile {
  readonly entity: Entity;
  readonly path: string;
  readonly bytes: number;
  rows: number;
  readonly badLines: Set<number>;
  /** The months of its rows, where its table is partitioned by them. */
  readonly months: Set<string>;
}

/** What the check of a folder found. `fatal`: a file can't be used even without its bad rows. */
export interface CheckReport {
  readonly files: readonly CheckedFile[];
  /** The first thousand; `problemCount` counts all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  readonly fatal: boolean;
}

/** Rows read so far, and the part of the file's bytes, 0 to 1. */
export type OnRows = (file: string, rows: number, part: number) => void;

const batchSize = 5000;
const mostProblems = 1000;

/** Reads every file of a folder and checks every row: shapes, duplicates, references. Writes nothing. */
export async function checkFiles(folder: string, client: pg.ClientBase, onRows: OnRows): Promise<CheckReport> {
  const problems: RowProblem[] = [];
  const files: CheckedFile[] = [];
  const numbers = { 'members.csv': new Set<string>(), 'accounts.csv': new Set<string>() };
  let problemCount = 0;
  let fatal = false;
  const add = (problem: RowProblem, isFatal: boolean) => {
    problemCount += 1;
    if (problems.length < mostProblems) problems.push(problem);
    fatal ||= isFatal;
  };
  for (const file of await strangersIn(folder))
    add({ file, line: 1, column: '', reason: 'is none of the files of an import' }, true);
  for (const entity of entities) {
    const path = join(folder, entity.file);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const file: CheckedFile = { entity, path, bytes: found.size, rows: 0, badLines: new Set(), months: new Set() };
    files.push(file);
    const report = (problem: RowProblem, isFatal: boolean) => {
      file.badLines.add(problem.line);
      add(problem, isFatal);
    };
    await checkFile(file, client, numbers, report, onRows);
  }
  return { files, problems, problemCount, fatal };
}

/** CSV files that an import would pass over: more often a slip of the pen than meant. */
async function strangersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.csv$/i.test(name) && !entities.some((entity) => entity.file === name)).sort();
}

async function checkFile(
  file: CheckedFile,
  client: pg.ClientBase,
  numbers: Numbers,
  report: Report,
  onRows: OnRows,
): Promise<void> {
  const { entity } = file;
  const places = Object.keys(entity.columns);
  const keyPlaces = entity.key.map((name) => places.indexOf(name));
  const monthPlace = places.indexOf(entity.monthOf ?? '');
  const uniquePlace = entity.unique === undefined ? -1 : places.indexOf(entity.unique);
  const seen = new Set<string>();
  const seenUnique = new Set<string>();
  let bytes = 0;
  const own = entity.file === 'members.csv' || entity.file === 'accounts.csv' ? numbers[entity.file] : undefined;
  let batch: DecodedRow[] = [];
  const finishBatch = async (): Promise<void> => {
    await checkReferences(file, batch, client, numbers, report);
    if (entity.table === logins) await checkOwners(file, batch, client, report);
    for (const row of batch) if (!file.badLines.has(row.line)) own?.add(String(row.values[keyPlaces[0] ?? 0]));
    onRows(entity.file, file.rows, file.bytes === 0 ? 1 : bytes / file.bytes);
  };
  const count = (read: number) => {
    bytes += read;
  };
  for await (const row of decodedRows(entity, file.path, report, count)) {
    file.rows += 1;
    if (!entity.repeats) {
      const key = keyPlaces.map((place) => row.values[place]).join('\u0000');
      if (seen.has(key)) report(problemAt(file, row.line, entity.key.join(', '), 'stands in the file twice'), false);
      seen.add(key);
    }
    if (entity.monthOf !== undefined) file.months.add(String(row.values[monthPlace]).slice(0, 7));
    if (entity.unique !== undefined) {
      const value = String(row.values[uniquePlace]);
      if (seenUnique.has(value)) report(problemAt(file, row.line, entity.unique, 'stands in the file twice'), false);
      seenUnique.add(value);
    }
    batch.push(row);
    if (batch.length === batchSize) {
      await finishBatch();
      batch = [];
    }
  }
  await finishBatch();
}
