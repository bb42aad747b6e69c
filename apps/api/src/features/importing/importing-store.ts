import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { FieldValue } from './csv-fields.ts';
import type { Entity } from './entity.ts';

/** Writes rows by their natural key: new ones are added, known ones replaced (or kept, where they are the portal's). */
export async function upsertRows(
  client: pg.ClientBase,
  entity: Entity,
  rows: readonly (readonly (FieldValue | Buffer)[])[],
): Promise<void> {
  const columns = columnsOf(entity.table, Object.keys(entity.columns));
  const names = columns.map((column) => `"${column.name}"`);
  const keys = columnsOf(entity.table, entity.key).map((column) => `"${column.name}"`);
  const rest = names.filter((name) => !keys.includes(name));
  const table = `"${getTableName(entity.table)}"`;
  const onConflict =
    entity.keepsExisting || rest.length === 0
      ? 'do nothing'
      : `(${keys.join(', ')}) do update set ${replacement(entity, rest)}${ownKept(entity)}`;
  const arrays = columns.map((column, index) => `$${index + 1}::${column.type}[]`);
  const given = `unnest(${arrays.join(', ')}) as given(${names.join(', ')})`;
  await client.query(
    entity.memberOfAccount
      ? `insert into ${table} (${names.join(', ')}, member_number)
         select given.*, accounts.member_number from ${given} join accounts using (account_number)
         on conflict ${onConflict}`
      : `insert into ${table} (${names.join(', ')}) select * from ${given} on conflict ${onConflict}`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}

function replacement(entity: Entity, names: readonly string[]): string {
  const set = names.map((name) => `${name} = excluded.${name}`);
  if (entity.memberOfAccount) set.push('member_number = excluded.member_number');
  const { emptied } = entity;
  if (!emptied) return set.join(', ');
  const table = `"${getTableName(entity.table)}"`;
  const [column] = columnsOf(entity.table, [emptied.column]);
  const watched = columnsOf(entity.table, emptied.whenChanged);
  const same = watched.map(({ name }) => `${table}."${name}" is not distinct from excluded."${name}"`);
  set.push(`"${column?.name}" = case when ${same.join(' and ')} then ${table}."${column?.name}" end`);
  return set.join(', ');
}

function ownKept({ table, keepsOwn }: Entity): string {
  if (keepsOwn === undefined) return '';
  return columnsOf(table, [keepsOwn])
    .map(({ name }) => ` where "${getTableName(table)}"."${name}" is null`)
    .join('');
}

/** Runs as one transaction: all of it is written, or nothing. */
export async function inTransaction<T>(client: pg.ClientBase, run: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Which of these numbers stand in the database already. */
export async function knownNumbers(
  client: pg.ClientBase,
  entity: 'members.csv' | 'accounts.csv',
  numbers: readonly string[],
): Promise<Set<string>> {
  const [table, column] = entity === 'members.csv' ? ['members', 'member_number'] : ['accounts', 'account_number'];
  const found = await client.query<{ number: string }>(
    `select ${column} as number from ${table} where ${column} = any($1::text[])`,
    [numbers],
  );
  return new Set(found.rows.map((row) => row.number));
}

/** Of these login keys the ones in use, each with its member. */
export async function ownersOfLogins(client: pg.ClientBase, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await client.query<{ key: string; owner: string }>(
    'select login_key as key, member_number as owner from logins where login_key = any($1::text[])',
    [keys],
  );
  return new Map(found.rows.map((row) => [row.key, row.owner]));
}

/** Confirms the portal payments that the billing system has posted (open-points §3). */
export async function confirmPostedPayments(client: pg.ClientBase): Promise<number> {
  const confirmed = await client.query(
    `update ledger set confirmed_at = now() from posted_payments
     where ledger.confirmed_at is null and posted_payments.trans_no = ledger.trans_no
       and posted_payments.account_number = ledger.account_number`,
  );
  return confirmed.rowCount ?? 0;
}

function columnsOf(table: PgTable, properties: readonly string[]): { name: string; type: string }[] {
  const all = getTableColumns(table);
  return properties.map((property) => {
    const column = all[property];
    if (!column) throw new Error(`The table ${getTableName(table)} has no column for ${property}.`);
    return { name: column.name, type: column.getSQLType() };
  });
}
