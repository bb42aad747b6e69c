import type pg from 'pg';
import { databaseOn } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/sealing/vault.ts';
import { layHeldValues, liftHeldValues } from '../account-profile/public.ts';
import { dropEndedDrafts } from '../draft-payments/public.ts';
import { layHeldTypes, liftHeldTypes } from '../levelized-billing/public.ts';
import { makeUsagePartitions } from '../usage/public.ts';
import { type CheckedFile, checkFiles } from './check-files.ts';
import type { FieldValue } from './csv-fields.ts';
import { decodedRows, type RowProblem } from './decode-rows.ts';
import { confirmPostedPayments, inTransaction, upsertRows } from './importing-store.ts';

/** How far an import is. */
export interface ImportProgress {
  readonly step: 'checking' | 'writing';
  readonly file: string;
  readonly rows: number;
  /** How much of the file, 0 to 1; known while checking. */
  readonly part?: number;
}

/** What an import did. `written` is false when anything was wrong and bad rows were not to be skipped. */
export interface ImportReport {
  readonly written: boolean;
  readonly rows: Readonly<Record<string, number>>;
  readonly skipped: number;
  readonly confirmedPayments: number;
  /** Drafts of the billing system's that their members have ended here. */
  readonly passedOverDrafts: number;
  /** The first thousand; `problemCount` counts all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
}

const batchSize = 2000;

/**
 * Imports a folder of CSV files (open-points §3): checks everything first, then writes all of it in one transaction,
 * or nothing. With `skipBadRows` the good rows of readable files are written. Can be run again and again.
 */
export async function importFolder(options: {
  folder: string;
  pool: pg.Pool;
  /** Hashes what is not stored in clear. */
  vault: Vault;
  skipBadRows?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}): Promise<ImportReport> {
  const { folder, pool, vault, skipBadRows = false, onProgress = () => undefined } = options;
  const client = await pool.connect();
  try {
    const checked = await checkFiles(folder, client, (file, rows, part) =>
      onProgress({ step: 'checking', file, rows, part }),
    );
    const { files } = checked;
    const nothing = { file: folder, line: 0, column: '', reason: 'the folder has none of the files of an import' };
    const problems = files.length + checked.problemCount > 0 ? checked.problems : [nothing];
    const problemCount = Math.max(checked.problemCount, problems.length);
    const refused = checked.fatal || files.length === 0 || (problemCount > 0 && !skipBadRows);
    const none = { rows: {}, skipped: 0, confirmedPayments: 0, passedOverDrafts: 0 };
    if (refused) return { ...none, written: false, problems, problemCount };
    // Before the transaction: members go on reading while it runs.
    await makeUsagePartitions(
      databaseOn(client),
      files.flatMap(({ months }) => [...months]),
    );
    return await inTransaction(client, async () => {
      const rows: Record<string, number> = {};
      await liftHeldValues(databaseOn(client));
      await liftHeldTypes(databaseOn(client));
      for (const file of files) rows[file.entity.file] = await writeFile(file, client, vault, onProgress);
      await layHeldValues(databaseOn(client));
      await layHeldTypes(databaseOn(client));
      const passedOverDrafts = await dropEndedDrafts(databaseOn(client));
      const confirmedPayments = await confirmPostedPayments(client);
      const skipped = files.reduce((sum, file) => sum + file.badLines.size, 0);
      return { written: true, rows, skipped, confirmedPayments, passedOverDrafts, problems, problemCount };
    });
  } finally {
    client.release();
  }
}

async function writeFile(
  file: CheckedFile,
  client: pg.PoolClient,
  vault: Vault,
  onProgress: (progress: ImportProgress) => void,
): Promise<number> {
  let written = 0;
  const { entity } = file;
  const places = Object.keys(entity.columns);
  const hashedPlace = places.indexOf(entity.hashed ?? '');
  const lockedPlace = places.indexOf(entity.locked ?? '');
  /** The first column is the number of the member or account, to which hash and encryption are bound. */
  const stored = (values: readonly FieldValue[]): (FieldValue | Buffer)[] =>
    values.map((value, place) => {
      if (place === hashedPlace) return vault.fingerprint('identity-digits', `${values[0]}\n${value}`);
      if (place === lockedPlace && value !== null)
        return vault.lock('bank-account-number', String(values[0]), String(value));
      return value;
    });
  const write = async (batch: readonly (readonly FieldValue[])[]): Promise<void> => {
    if (entity.write) await entity.write(databaseOn(client), batch);
    else if (batch.length > 0) await upsertRows(client, entity, batch.map(stored));
    written += batch.length;
    onProgress({ step: 'writing', file: entity.file, rows: written });
  };
  let batch: (readonly FieldValue[])[] = [];
  // While the database writes a batch, the next one is read: two are in memory, and they are written in their order.
  let writing = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    writing = write(batch);
    writing.catch(() => undefined);
    batch = [];
  };
  for await (const row of decodedRows(entity, file.path, () => undefined)) {
    if (file.badLines.has(row.line)) continue;
    batch.push(row.values);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  await writing;
  return written;
}
