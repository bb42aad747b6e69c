import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { FieldValue } from './csv-fields.ts';
import type { Entity } from './entities/entity.ts';

/** What writing rows did; rows that stood there just so are neither. */
export interface Written {
  readonly added: number;
  readonly changed: number;
  /** Authorizations that others have replaced. */
  readonly replaced: readonly string[];
}

/**
 * Writes rows by their natural key: new ones are added, known ones replaced (or kept, where they are the portal's). Rows
 * that stand there just so are left alone: they are neither written nor locked.
 */
export async function upsertRows(
  client: pg.ClientBase,
  entity: Entity,
  rows: readonly (readonly (FieldValue | Buffer)[])[],
  asOf: Date,
): Promise<Written> {
  const columns = columnsOf(entity.table, Object.keys(entity.columns));
  const names = columns.map(({ name }) => name);
  const keys = namesOf(entity.table, entity.key);
  const asOfNames = entity.asOf ? namesOf(entity.table, [entity.asOf.column]) : [];
  const memberNames = entity.memberOfAccount ? ['"member_number"'] : [];
  const compared = [...names, ...memberNames].filter((name) => !keys.includes(name));
  const table = `"${getTableName(entity.table)}"`;
  const isKept = entity.keepsExisting || compared.length === 0;
  const set = [...replacements(entity, table, compared), ...renewals(entity, table)];
  const onConflict = isKept ? 'do nothing' : `(${keys.join()}) do update set ${set.join()}${ownKept(entity, table)}`;
  const known = keys.map((key) => `${table}.${key} = given.${key}`).join(' and ');
  const same = isKept
    ? known
    : `${known} and (${listed(table, compared)}) is not distinct from (${listed('given', compared)})`;
  // The offset lets each row be looked up by its key: else the whole table is read for each batch.
  const all = [...names, ...memberNames, ...asOfNames];
  const found = await client.query<{ added: string; changed: string; replaced: string[] | null }>(
    `with read as (select * from unnest(${columns.map(({ type }, place) => `$${place + 2}::${type}[]`).join()})
         as read(${names.join()})),
       given as (select read.*${entity.memberOfAccount ? ', accounts.member_number' : ''},
         $1::timestamptz as ${asOfNames[0] ?? '"as_of"'}
         from read ${entity.memberOfAccount ? 'join accounts using (account_number)' : ''}),
       written as (insert into ${table} (${all.join()}) select ${listed('given', all)} from given
         where not exists (select 1 from ${table} where ${same} offset 0) on conflict ${onConflict} returning xmax = 0 as is_new)
     select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed,
       ${replaced(entity, table, known)} as replaced from written`,
    [asOf, ...columns.map((_, index) => rows.map((row) => row[index] ?? null))],
  );
  const [written] = found.rows;
  return {
    added: Number(written?.added),
    changed: Number(written?.changed),
    replaced: written?.replaced ?? [],
  };
}

function replacements(
  { table: target, emptied, asOf, changedAt }: Entity,
  table: string,
  compared: readonly string[],
): string[] {
  const set = compared.map((name) => `${name} = excluded.${name}`);
  if (emptied) {
    const [column] = namesOf(target, [emptied.column]);
    set.push(`${column} = case when ${unchanged(target, table, emptied.whenChanged)} then ${table}.${column} end`);
  }
  if (asOf) {
    const [column] = namesOf(target, [asOf.column]);
    const first = asOf.newWhenChanged.length > 0 ? unchanged(target, table, asOf.newWhenChanged) : 'false';
    set.push(`${column} = case when ${first} then ${table}.${column} else excluded.${column} end`);
  }
  if (changedAt) set.push(`${namesOf(target, [changedAt])[0]} = now()`);
  return set;
}

function renewals({ table: target, renewed }: Entity, table: string): string[] {
  if (!renewed) return [];
  const [column] = namesOf(target, [renewed.column]);
  const same = unchanged(target, table, renewed.whenChanged);
  return [`${column} = case when ${same} then ${table}.${column} else gen_random_uuid()::text end`];
}

/** The values of rows that are about to be renewed, as they stand before. */
function replaced(entity: Entity, table: string, known: string): string {
  const { renewed } = entity;
  if (!renewed) return 'null';
  const [column] = namesOf(entity.table, [renewed.column]);
  const same = unchanged(entity.table, table, renewed.whenChanged, 'given');
  const own = ownKept(entity, table).replace(' where ', ' and ');
  return `(select array_agg(${table}.${column}) from ${table} join given on ${known} where not (${same})${own})`;
}

function unchanged(target: PgTable, table: string, columns: readonly string[], other = 'excluded'): string {
  return namesOf(target, columns)
    .map((name) => `${table}.${name} is not distinct from ${other}.${name}`)
    .join(' and ');
}

function ownKept({ table: target, keepsOwn }: Entity, table: string): string {
  return keepsOwn === undefined ? '' : ` where ${table}.${namesOf(target, [keepsOwn])[0]} is null`;
}

/** Of rows of members or accounts the numbers of those that stand there otherwise, and would be replaced. */
export async function numbersThatChange(
  client: pg.ClientBase,
  entity: Entity,
  rows: readonly (readonly FieldValue[])[],
): Promise<string[]> {
  const columns = columnsOf(entity.table, Object.keys(entity.columns));
  const names = columns.map(({ name }) => name);
  const table = `"${getTableName(entity.table)}"`;
  const [number] = namesOf(entity.table, entity.key);
  const found = await client.query<{ number: string }>(
    `with given as (select * from unnest(${columns.map(({ type }, place) => `$${place + 1}::${type}[]`).join()})
       as given(${names.join()}))
     select given.${number} as number from given join ${table} on ${table}.${number} = given.${number}
     where (${listed(table, names)}) is distinct from (${listed('given', names)})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
  return found.rows.map((row) => row.number);
}

/** Of rows of accounts those that come with another member than they have. */
export async function accountsThatMove(
  client: pg.ClientBase,
  rows: readonly { readonly accountNumber: string; readonly memberNumber: string }[],
): Promise<{ accountNumber: string; formerMember: string }[]> {
  const found = await client.query<{ accountNumber: string; formerMember: string }>(
    `select accounts.account_number as "accountNumber", accounts.member_number as "formerMember"
     from unnest($1::text[], $2::text[]) as given(account_number, member_number)
     join accounts using (account_number) where accounts.member_number <> given.member_number`,
    [rows.map(({ accountNumber }) => accountNumber), rows.map(({ memberNumber }) => memberNumber)],
  );
  return found.rows;
}

/** Locks members or accounts in the order of their numbers, until the transaction ends. */
export async function lockNumbers(client: pg.ClientBase, entity: Entity, numbers: readonly string[]): Promise<void> {
  const [number] = namesOf(entity.table, entity.key);
  await client.query(
    `select 1 from "${getTableName(entity.table)}" where ${number} = any($1::text[])
     order by ${number} for no key update`,
    [numbers],
  );
}

/** The encrypted values that stand there, by their keys: equal texts are not encrypted anew. */
export async function lockedValues(
  client: pg.ClientBase,
  { table, key, locked }: Entity,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (locked === undefined) return new Map();
  const [by, column] = namesOf(table, [...key.slice(0, 1), locked]);
  const found = await client.query<{ by: string; locked: Buffer }>(
    `select ${by} as by, ${column} as locked from "${getTableName(table)}"
     where ${by} = any($1::text[]) and ${column} is not null`,
    [keys],
  );
  return new Map(found.rows.map((row) => [row.by, row.locked]));
}

const keysOf = {
  'members.csv': ['members', 'member_number'],
  'accounts.csv': ['accounts', 'account_number'],
  'logins.csv': ['logins', 'login_key'],
} as const;

/** Which of these numbers stand in the database already. */
export async function knownNumbers(
  client: pg.ClientBase,
  entity: 'members.csv' | 'accounts.csv' | 'logins.csv',
  numbers: readonly string[],
): Promise<Set<string>> {
  const [table, column] = keysOf[entity];
  const found = await client.query<{ number: string }>(
    `select ${column} as number from ${table} where ${column} = any($1::text[])`,
    [numbers],
  );
  return new Set(found.rows.map((row) => row.number));
}

const listed = (table: string, names: readonly string[]): string => names.map((name) => `${table}.${name}`).join();

function namesOf(table: PgTable, properties: readonly string[]): string[] {
  return columnsOf(table, properties).map(({ name }) => name);
}

/** Columns with their quoted names and types. */
function columnsOf(table: PgTable, properties: readonly string[]): { name: string; type: string }[] {
  const all = getTableColumns(table);
  return properties.map((property) => {
    const column = all[property];
    if (!column) throw new Error(`The table ${getTableName(table)} has no column for ${property}.`);
    return { name: `"${column.name}"`, type: column.getSQLType() };
  });
}
