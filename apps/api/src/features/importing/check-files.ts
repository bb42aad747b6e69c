import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type DecodedRow, decodedRows, type RowProblem } from './decode-rows.ts';
import { type Entity, entities } from './entities.ts';
import { knownNumbers } from './importing-store.ts';

/** A file that is there, with what the check found. */
export interface CheckedFile {
  readonly entity: Entity;
  readonly path: string;
  readonly bytes: number;
  rows: number;
  readonly badLines: Set<number>;
}

/** What the check of a folder found. `fatal`: a file can't be used even without its bad rows. */
export interface CheckReport {
  readonly files: readonly CheckedFile[];
  readonly problems: readonly RowProblem[];
  readonly fatal: boolean;
}

const batchSize = 5000;

/** Reads every file of a folder and checks every row: shapes, duplicates, references. Writes nothing. */
export async function checkFiles(
  folder: string,
  client: pg.ClientBase,
  onRows: (file: string, rows: number) => void,
): Promise<CheckReport> {
  const problems: RowProblem[] = [];
  const files: CheckedFile[] = [];
  const numbers = { 'members.csv': new Set<string>(), 'accounts.csv': new Set<string>() };
  let fatal = false;
  for (const entity of entities) {
    const path = join(folder, entity.file);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const file: CheckedFile = { entity, path, bytes: found.size, rows: 0, badLines: new Set() };
    files.push(file);
    const report = (problem: RowProblem, isFatal: boolean) => {
      problems.push(problem);
      file.badLines.add(problem.line);
      fatal ||= isFatal;
    };
    await checkFile(file, client, numbers, report, onRows);
  }
  return { files, problems, fatal };
}

type Numbers = Record<'members.csv' | 'accounts.csv', Set<string>>;
type Report = (problem: RowProblem, fatal: boolean) => void;

async function checkFile(
  file: CheckedFile,
  client: pg.ClientBase,
  numbers: Numbers,
  report: Report,
  onRows: (file: string, rows: number) => void,
): Promise<void> {
  const { entity } = file;
  const places = Object.keys(entity.columns);
  const keyPlaces = entity.key.map((name) => places.indexOf(name));
  const seen = new Set<string>();
  const own = entity.file === 'members.csv' || entity.file === 'accounts.csv' ? numbers[entity.file] : undefined;
  let batch: DecodedRow[] = [];
  const finishBatch = async (): Promise<void> => {
    await checkReferences(file, batch, client, numbers, report);
    for (const row of batch) if (!file.badLines.has(row.line)) own?.add(String(row.values[keyPlaces[0] ?? 0]));
    onRows(entity.file, file.rows);
  };
  for await (const row of decodedRows(entity, file.path, report)) {
    file.rows += 1;
    const key = keyPlaces.map((place) => row.values[place]).join('\u0000');
    if (seen.has(key)) report(problemAt(file, row.line, entity.key.join(', '), 'stands in the file twice'), false);
    seen.add(key);
    batch.push(row);
    if (batch.length === batchSize) {
      await finishBatch();
      batch = [];
    }
  }
  await finishBatch();
}

async function checkReferences(
  file: CheckedFile,
  batch: readonly DecodedRow[],
  client: pg.ClientBase,
  numbers: Numbers,
  report: Report,
): Promise<void> {
  const places = Object.keys(file.entity.columns);
  for (const [column, target] of Object.entries(file.entity.references)) {
    const place = places.indexOf(column);
    const unknown = batch.filter((row) => !numbers[target].has(String(row.values[place])));
    if (unknown.length === 0) continue;
    const known = await knownNumbers(client, target, [...new Set(unknown.map((row) => String(row.values[place])))]);
    for (const row of unknown)
      if (!known.has(String(row.values[place])))
        report(
          problemAt(file, row.line, column, `${String(row.values[place])} is neither in ${target} nor in the database`),
          false,
        );
  }
}

function problemAt(file: CheckedFile, line: number, column: string, reason: string): RowProblem {
  return { file: file.entity.file, line, column, reason };
}
