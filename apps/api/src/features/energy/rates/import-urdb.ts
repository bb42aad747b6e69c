import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scheduleFile } from '@rochdale/contract/rates/schedule-file';
import { type UrdbRecord, urdbFile } from '@rochdale/contract/rates/urdb-record';
import { fromUrdb } from '@rochdale/domain/rates/urdb/from-urdb';
import { placedIssues } from '../../../platform/yaml/settings-problems.ts';
import { scheduleYaml } from './schedule-yaml.ts';

/** What became of a record: the file that was written, and what of the record is not in it. */
export interface ImportedRecord {
  readonly path: string;
  readonly notes: readonly string[];
}

interface AskedRecord {
  readonly code: string;
  /** Which record of the file, where it has several. */
  readonly label?: string | undefined;
}

/** Writes a schedule of a co-op's folder from a record of the Utility Rate Database (rates-10). Never over another file. */
export async function importUrdb(file: string, coopFolder: string, asked: AskedRecord): Promise<ImportedRecord> {
  const record = await readRecord(file, asked.label);
  const { schedule, notes } = fromUrdb(record, asked.code);
  const checked = scheduleFile.safeParse(schedule, { reportInput: true });
  if (!checked.success) {
    const said = placedIssues(checked.error.issues).map(({ path, reason }) => `${path.join('.')}: ${reason}`);
    throw new Error(`No schedule can be made of ${record.name}: ${said.join('; ')}.`);
  }
  const name = `${asked.code.toLowerCase()}-${schedule.validFrom}.yaml`;
  const path = join(coopFolder, 'rates', name);
  await mkdir(join(coopFolder, 'rates'), { recursive: true });
  const from = [record.utility, record.name, record.label].filter(Boolean).join(', ');
  const remark = [`From the Utility Rate Database (OpenEI): ${from}.`, ...notes].join('\n');
  await writeFile(path, scheduleYaml(schedule, remark), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`There is a file ${path} already.`) : error;
  });
  return { path, notes };
}

async function readRecord(file: string, label: string | undefined): Promise<UrdbRecord> {
  const read = urdbFile.safeParse(jsonOf(await readFile(file, 'utf8'), file));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${file} is no record of the Utility Rate Database: ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const records = isAnswer(read.data) ? read.data.items : [read.data];
  const chosen = label === undefined ? records : records.filter((one) => one.label === label);
  const [record, another] = chosen;
  if (!record) throw new Error(`There is no record ${label} in ${file}.`);
  if (another)
    throw new Error(
      `${file} has several records; choose one: ${chosen.map((one) => `--label ${one.label}`).join(', ')}.`,
    );
  return record;
}

const isAnswer = <T extends object>(read: { items: T[] } | T): read is { items: T[] } =>
  'items' in read && Array.isArray(read.items);

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}
