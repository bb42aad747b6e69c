import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../entities/entities.ts';

type Rows = readonly Readonly<Record<string, string>>[];

const accountDefaults = {
  accountHolderName: 'A Member',
  serviceStreet: '1 Way',
  serviceCity: 'Town',
  serviceState: 'OR',
  serviceZip: '97498',
  accountType: 'Electric',
  derivedStatus: 'Current',
  billingType: 'Standard',
};
const defaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'members.csv': { firstName: 'Day', lastName: 'By' },
  'accounts.csv': accountDefaults,
  'payments.csv': { paymentDate: '2026-11-20', paymentMethod: 'E-Check' },
};

/** Text of a file of the import: columns that a row does not name are as a plain account's, or empty. */
export function importFile(file: string, rows: Rows): string {
  const columns = Object.keys(entities.find((entity) => entity.file === file)?.columns ?? { file, asOf: '' });
  const lines = rows.map((row) => columns.map((name) => row[name] ?? defaults[file]?.[name] ?? '').join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

/** Runs with a folder that holds these files, by their names; it is deleted afterwards. */
export async function withImportFolder<T>(
  files: Readonly<Record<string, Rows>>,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'import-files-'));
  try {
    for (const [file, rows] of Object.entries(files)) await writeFile(join(folder, file), importFile(file, rows));
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
