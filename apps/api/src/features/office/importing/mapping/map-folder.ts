import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { csvLine, csvLineOfTexts } from '@rochdale/domain/csv-text';
import { entities } from '../entities/entities.ts';
import { compileMapping, type PlannedRows } from './compile-mapping.ts';
import { Coverage, type FileCoverage } from './coverage.ts';
import { describeCoverage } from './describe-coverage.ts';
import type { MapReport } from './map-report.ts';
import type { OpenFile } from './open-file.ts';
import type { ReadMapping } from './read-mapping.ts';
import { type RejectedRow, rowMaker } from './row-maker.ts';
import { SeenKeys } from './seen-keys.ts';
import { readRows } from './sources/read-rows.ts';
import { textFile } from './text-file.ts';

export interface MapOptions {
  readonly folder: string;
  readonly mapping: ReadMapping;
  /** A folder that is not there yet, or is empty. */
  readonly out: string;
  /** When the export was drawn, an instant. */
  readonly asOf?: string | undefined;
  readonly onRows?: (file: string, rows: number) => void;
}

/** Within the folder that an import reads, where it looks for no files. */
export const reportFolder = 'report';
const shownRows = 20;
const progressEvery = 20_000;

/**
 * Makes the folder that an import reads of an export (moving-in-1): the rows of each of their files are read once and
 * never kept. It stands under its name only when all of it is written.
 */
export async function mapFolder(options: MapOptions): Promise<MapReport> {
  const { out, folder } = options;
  if ((await readdir(out).catch(() => [])).length > 0) throw new Error(`${out} is not empty.`);
  const plan = await compileMapping(folder, options.mapping);
  await plan.lookups.load();
  const unfinished = join(dirname(out), `.${basename(out)}.${process.pid}`);
  await mkdir(join(unfinished, reportFolder), { recursive: true, mode: 0o700 });
  try {
    const report = await writeAll(unfinished, plan.rows, options);
    await rm(out, { recursive: true, force: true });
    await rename(unfinished, out);
    return report;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeAll(folder: string, rows: readonly PlannedRows[], options: MapOptions): Promise<MapReport> {
  const rejectedHeader = csvLine(['file', 'line', 'column', 'reason', 'ours']);
  const rejects = textFile(join(folder, reportFolder, 'rejected-rows.csv'), rejectedHeader);
  const rejected: RejectedRow[] = [];
  let rejectedCount = 0;
  // Told by makers, which wait for nothing; written before the next row is read.
  let told: RejectedRow[] = [];
  const outputs = openOutputs(folder, rows);
  const read: { file: string; rows: number }[] = [];
  for (const file of new Set(rows.map((one) => one.file))) {
    const makers = rows
      .filter((one) => one.file === file)
      .flatMap((one) => {
        const output = outputs.get(one.entity.file);
        return output ? [{ one, output, make: rowMaker(one, output.seen, (row) => told.push(row)) }] : [];
      });
    let count = 0;
    for await (const row of readRows(file)) {
      count += 1;
      const wrong = wrongWidth(file, row.count);
      if (wrong !== undefined) {
        const lost = new Set(makers.filter(({ one }) => one.keeps(row.fields)).map(({ one }) => one.entity.file));
        for (const lostIn of lost)
          told.push({ file: row.file, line: row.line, column: '', reason: wrong, ours: lostIn });
      } else
        for (const { one, output, make } of makers) {
          const texts = one.keeps(row.fields) ? make(row) : undefined;
          const full = texts && output.write(texts);
          if (full) await full;
        }
      for (const { file: name, line, column, reason, ours } of told) {
        rejectedCount += 1;
        await rejects.write(csvLine([name, line, column, reason, ours]));
      }
      if (rejected.length < shownRows) rejected.push(...told);
      if (told.length > 0) told = [];
      if (count % progressEvery === 0) options.onRows?.(file.name, count);
    }
    read.push({ file: file.name, rows: count });
  }
  const files: FileCoverage[] = [];
  for (const output of outputs.values()) files.push(await output.end());
  await rejects.end();
  await writeMoments(folder, files, options.asOf);
  const report = { read, files, rejectedCount, rejected: rejected.slice(0, shownRows) };
  await writeFile(join(folder, reportFolder, 'coverage.md'), describeCoverage(report));
  return report;
}

interface Output {
  readonly seen: SeenKeys;
  write(texts: readonly string[]): Promise<unknown> | undefined;
  end(): Promise<FileCoverage>;
}

/** Opens each of our files that rows are made for, with its header. */
function openOutputs(folder: string, rows: readonly PlannedRows[]): ReadonlyMap<string, Output> {
  const outputs = new Map<string, Output>();
  for (const entity of entities) {
    const own = rows.filter((one) => one.entity === entity);
    if (own.length === 0) continue;
    const names = Object.keys(entity.columns);
    const mapped = names.filter((_name, place) => own.some(({ values }) => values[place] !== undefined));
    const coverage = new Coverage(entity, mapped);
    const file = textFile(join(folder, entity.file), csvLineOfTexts(names));
    outputs.set(entity.file, {
      seen: new SeenKeys(),
      write(texts) {
        coverage.note(texts);
        return file.write(csvLineOfTexts(texts));
      },
      async end() {
        await file.end();
        return coverage.result();
      },
    });
  }
  return outputs;
}

/** A row of CSV that has more or fewer fields than its header has slipped, and may say anything. */
function wrongWidth({ shape, columns, carried }: OpenFile, count: number): string | undefined {
  const wanted = columns.length - carried.length;
  if (shape.kind !== 'delimited' || count === wanted) return undefined;
  return `has ${count} fields where the header has ${wanted}`;
}

async function writeMoments(folder: string, files: readonly FileCoverage[], asOf: string | undefined): Promise<void> {
  if (asOf === undefined) return;
  const lines = [['file', 'asOf'], ...files.map(({ file }) => [file, asOf])];
  await writeFile(join(folder, 'as-of.csv'), lines.map(csvLineOfTexts).join(''));
}
