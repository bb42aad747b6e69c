import { createHash } from 'node:crypto';
import type { LocalDay } from '@rochdale/domain/dates';
import type pg from 'pg';
import { databaseOn } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import type { MovedAccount } from '../../account/holdings/public.ts';
import type { CheckedFile } from './checks/checked-file.ts';
import { newestBalanceOf } from './confirming/confirming-store.ts';
import type { FieldValue } from './csv-fields.ts';
import { accountsThatMove, lockedValues, numbersThatChange, upsertRows } from './importing-store.ts';
import { decodedRows } from './reading/decode-rows.ts';

/** What became of a file's rows. */
export interface WrittenFile {
  readonly file: string;
  readonly rows: number;
  /** Undefined where rows are not written by their key alone. */
  readonly added: number | undefined;
  readonly changed: number | undefined;
  /** Rows that stand in its table and not in it; undefined where the portal adds rows of its own. */
  readonly absent?: number;
  /** The sum of its column of money, where it has one. */
  readonly cents: number | null;
  /** Of `accounts.csv`: the accounts whose balances it brought. */
  readonly accountNumbers: readonly string[];
  /** Authorizations that others have replaced. */
  readonly replaced: readonly string[];
}

/** Balances of a file that are older than those that are there. */
export class OlderBalances extends Error {
  readonly asOf: Date;
  readonly newest: Date;

  constructor(asOf: Date, newest: Date) {
    super('The balances are older than those that are there.');
    this.asOf = asOf;
    this.newest = newest;
  }
}

/** A file that is not what was checked any more. */
export class ChangedFile extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} changed while it was read.`);
    this.file = file;
  }
}

const batchSize = 2000;

/** What adding a file's new rows did. */
export interface AddedRows {
  readonly added: number;
  /** The numbers of those that are there and stand otherwise. */
  readonly changing: readonly string[];
  /** Of accounts those that come with another member than they have. */
  readonly moved: readonly MovedAccount[];
}

/** Adds the members or accounts of a file that are not there, and touches none that is. */
export async function addNewRows(
  file: CheckedFile,
  client: pg.PoolClient,
  options: { readonly olderBalances: boolean },
): Promise<AddedRows> {
  const entity = { ...file.entity, keepsExisting: true } as const;
  const changing: string[] = [];
  const moved: MovedAccount[] = [];
  const place = Object.keys(entity.columns).indexOf('memberNumber');
  let added = 0;
  await inBatches(file, async (batch) => {
    if (batch.length === 0) return;
    if (!options.olderBalances) await refuseOlder(file, client, batch);
    changing.push(...(await numbersThatChange(client, entity, batch)));
    if (entity.file === 'accounts.csv')
      moved.push(
        ...(await accountsThatMove(
          client,
          batch.map((row) => ({ accountNumber: String(row[0]), memberNumber: String(row[place]) })),
        )),
      );
    added += (await upsertRows(client, entity, batch, file.asOf)).added;
  });
  return { added, changing, moved };
}

/** Writes the good rows of a file, 2000 at a time, within the transaction that is under way. */
export async function writeFile(
  file: CheckedFile,
  client: pg.PoolClient,
  options: {
    readonly vault: Vault;
    readonly now: Date;
    readonly today: LocalDay;
    readonly onRows: (rows: number) => void;
  },
): Promise<WrittenFile> {
  const { entity, asOf } = file;
  const places = Object.keys(entity.columns);
  const sumPlace = places.indexOf(entity.sum ?? '');
  const accountNumbers: string[] = [];
  const replaced: string[] = [];
  let [rows, added, changed, cents] = [0, 0, 0, 0];
  const write = async (batch: readonly (readonly FieldValue[])[]): Promise<void> => {
    if (entity.file === 'accounts.csv') accountNumbers.push(...batch.map(([number]) => String(number)));
    if (entity.write) await entity.write(databaseOn(client), batch, options);
    else if (batch.length > 0) {
      const written = await upsertRows(client, entity, await storedRows(client, file, batch, options.vault), asOf);
      added += written.added;
      changed += written.changed;
      replaced.push(...written.replaced);
    }
    rows += batch.length;
    options.onRows(rows);
  };
  await inBatches(file, write, (values) => {
    cents += Number(values[sumPlace] ?? 0);
  });
  const counted = entity.write === undefined ? { added, changed } : { added: undefined, changed: undefined };
  return { file: entity.file, rows, ...counted, cents: sumPlace < 0 ? null : cents, accountNumbers, replaced };
}

async function refuseOlder(
  { entity, asOf }: CheckedFile,
  client: pg.PoolClient,
  batch: readonly (readonly FieldValue[])[],
): Promise<void> {
  if (entity.file !== 'accounts.csv') return;
  const newest = await newestBalanceOf(
    databaseOn(client),
    batch.map(([number]) => String(number)),
  );
  if (newest !== undefined && newest > asOf) throw new OlderBalances(asOf, newest);
}

/**
 * Reads the good rows of a file. While a batch is written the next is read: two are in memory, written in their order.
 * Throws ChangedFile where it is not the file that was checked: of what is wrong in another one nothing would be told.
 */
async function inBatches(
  file: CheckedFile,
  write: (batch: readonly (readonly FieldValue[])[]) => Promise<void>,
  onRow: (values: readonly FieldValue[]) => void = () => undefined,
): Promise<void> {
  let batch: (readonly FieldValue[])[] = [];
  let writing = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    writing = write(batch);
    writing.catch(() => undefined);
    batch = [];
  };
  const hash = createHash('sha256');
  const read = decodedRows(
    file.entity,
    file.path,
    () => undefined,
    (chunk) => hash.update(chunk),
  );
  for await (const { line, values } of read) {
    if (file.badLines.has(line)) continue;
    onRow(values);
    batch.push(values);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  await writing;
  if (hash.digest('hex') !== file.sha256) throw new ChangedFile(file.entity.file);
}

/** Rows as they are stored: the first column is the number of the member or account, to which hash and encryption are bound. */
async function storedRows(
  client: pg.PoolClient,
  { entity }: CheckedFile,
  batch: readonly (readonly FieldValue[])[],
  vault: Vault,
): Promise<readonly (readonly (FieldValue | Buffer)[])[]> {
  const places = Object.keys(entity.columns);
  const hashedPlace = places.indexOf(entity.hashed ?? '');
  const lockedPlace = places.indexOf(entity.locked ?? '');
  if (hashedPlace < 0 && lockedPlace < 0) return batch;
  const owners = batch.map(([owner]) => String(owner));
  const known = await lockedValues(client, entity, owners);
  const locked = (owner: string, text: string): Buffer => {
    const there = known.get(owner);
    return there && opens(vault, owner, there) === text ? there : vault.lock('bank-account-number', owner, text);
  };
  return batch.map((values, row) =>
    values.map((value, place) => {
      const owner = owners[row] ?? '';
      if (place === hashedPlace) return vault.storedHash('identity-digits', `${owner}\n${value}`);
      return place === lockedPlace && value !== null ? locked(owner, String(value)) : value;
    }),
  );
}

/** What an encrypted number says; undefined when its key is gone. */
function opens(vault: Vault, owner: string, locked: Buffer): string | undefined {
  try {
    return vault.unlock('bank-account-number', owner, locked);
  } catch {
    return undefined;
  }
}
