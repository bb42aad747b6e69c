import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { controlAccountsFile } from '../checks/beside-files.ts';
import type { DecodedRow } from '../reading/decode-rows.ts';
import { type ControlColumn, WrongControlFile } from './control-files.ts';
import { paidByThemselves, withoutPaper } from './held-totals-store.ts';

/** How an account differs: it is in the list alone, here alone, or another value stands in a column. */
export type DifferenceKind = 'missing' | 'extra' | ControlColumn;

/** An account that differs from the billing system's list; money in cents. */
export interface AccountDifference {
  readonly accountNumber: string;
  readonly what: DifferenceKind;
  readonly theirs: string;
  readonly ours: string;
}

const batchSize = 5000;

/** Keeps the billing system's list in the rehearsal's own database. */
export async function keepControlAccounts(
  db: Executor,
  columns: readonly ControlColumn[],
  rows: AsyncIterable<DecodedRow>,
): Promise<void> {
  await db.execute(sql`create table control_accounts
    (account_number text primary key, line integer not null, given jsonb not null)`);
  let batch: (readonly [number: string, line: number, given: string])[] = [];
  const write = async () => {
    const { rows: kept } = await db.execute<{ number: string }>(sql`
      insert into control_accounts select * from unnest(${sql.param(batch.map(([number]) => number))}::text[],
        ${sql.param(batch.map(([, line]) => line))}::integer[], ${sql.param(batch.map(([, , given]) => given))}::jsonb[])
      on conflict do nothing returning account_number as number`);
    if (kept.length < batch.length) throw twice(batch, new Set(kept.map(({ number }) => number)));
    batch = [];
  };
  for await (const { line, values } of rows) {
    const [number, ...given] = values.map((value) => (value === null ? '' : String(value)));
    const said = Object.fromEntries(columns.map((name, place) => [name, given[place] ?? '']));
    batch.push([number ?? '', line, JSON.stringify(said)]);
    if (batch.length === batchSize) await write();
  }
  if (batch.length > 0) await write();
}

function twice(batch: readonly (readonly [string, number, string])[], kept: Set<string>): WrongControlFile {
  const [number = '', line = 0] = batch.find(([one]) => !kept.delete(one)) ?? [];
  return new WrongControlFile({
    file: controlAccountsFile,
    line,
    column: 'accountNumber',
    reason: `${number} is there twice`,
  });
}

/** What we hold of each column of the list. */
const ours = sql`select account_number, jsonb_build_object(
  'memberNumber', member_number, 'accountBalance', account_balance_cents::text, 'pastDueAmount', past_due_cents::text,
  'dueDate', coalesce(due_date::text, ''), 'accountType', account_type, 'derivedStatus', derived_status,
  'autoPay', ${paidByThemselves}::text, 'paperlessBilling', (${withoutPaper})::text) as held from accounts`;

/** Finds every account that differs from the list (moving-in-28). Answers how many accounts differ. */
export async function findDifferences(db: Executor): Promise<number> {
  await db.execute(sql`create table control_differences as
    select row_number() over (order by account_number, what) as place, * from (
      select coalesce(listed.account_number, ours.account_number) as account_number, differs.*
      from control_accounts listed full join (${ours}) ours using (account_number)
      cross join lateral (
        select 'missing' as what, '' as theirs, '' as ours where held is null
        union all select 'extra', '', '' where given is null
        union all select key, value, held ->> key from jsonb_each_text(given) where held is not null and value <> held ->> key
      ) differs) found`);
  await db.execute(sql`create unique index on control_differences (place)`);
  const { rows } = await db.execute<{ accounts: number }>(
    sql`select count(distinct account_number)::int as accounts from control_differences`,
  );
  return rows[0]?.accounts ?? 0;
}

/** Differences in the order of their accounts, from a place on. */
export async function listDifferences(
  db: Executor,
  from: number,
  limit: number,
): Promise<readonly AccountDifference[]> {
  const { rows } = await db.execute<{ number: string; what: DifferenceKind; theirs: string; ours: string }>(sql`
    select account_number as number, what, theirs, ours from control_differences
    where place > ${from} order by place limit ${limit}`);
  return rows.map(({ number, ...rest }) => ({ accountNumber: number, ...rest }));
}
