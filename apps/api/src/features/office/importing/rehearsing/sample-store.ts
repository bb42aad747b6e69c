import {
  type Drawn,
  drawSample,
  type SampleKind,
  sampleKinds,
  sampleSize,
} from '@rochdale/domain/office/importing/rehearsing/draw-sample';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { paidByThemselves, withArrangement, withoutPaper } from './held-totals-store.ts';

/** How many of the largest balances may be drawn as such. */
const largest = 5;

const ofMember = (condition: SQL): SQL =>
  sql`exists (select 1 from members where members.member_number = accounts.member_number and ${condition})`;

/** What makes an account one of a kind. */
const conditions: Readonly<Record<SampleKind, SQL>> = {
  largest: sql`account_number in (select account_number from accounts order by account_balance_cents desc, 1 limit ${largest})`,
  credit: sql`account_balance_cents < 0`,
  'cut-off': sql`cut_off_date is not null`,
  prepaid: sql`is_prepaid_account`,
  budget: sql`billing_type <> 'Standard'`,
  arrangement: withArrangement,
  organization: ofMember(sql`(organization_name <> '' or first_name = '')`),
  closed: sql`account_status = 'Closed'`,
  'past-due': sql`past_due_cents > 0`,
  'auto-pay': paidByThemselves,
  paperless: withoutPaper,
  several: sql`exists (select 1 from accounts other
    where other.member_number = accounts.member_number and other.account_number <> accounts.account_number)`,
  'no-email': ofMember(sql`email is null`),
  plain: sql`true`,
};

/** Draws the accounts that a person looks at; the same seed draws the same of the same accounts (moving-in-29). */
export async function sampleAccounts(db: Executor, seed: number): Promise<readonly Drawn[]> {
  const candidates: Partial<Record<SampleKind, readonly string[]>> = {};
  for (const kind of sampleKinds) {
    const { rows } = await db.execute<{ number: string }>(sql`
      select account_number as number from accounts where ${conditions[kind]}
      order by md5(${String(seed)} || account_number), 1 limit ${sampleSize}`);
    candidates[kind] = rows.map(({ number }) => number);
  }
  return drawSample(candidates);
}

/** What a person compares of an account with the billing system's own screen. Money in cents. */
export interface SampledAccount extends Drawn {
  readonly name: string;
  readonly address: string;
  readonly status: string;
  readonly balance: number;
  readonly dueDate: string | null;
  readonly billDate: string | null;
  readonly billed: number | null;
}

/** What we hold of the drawn accounts, in the order in which they were drawn. */
export async function describeSample(db: Executor, drawn: readonly Drawn[]): Promise<readonly SampledAccount[]> {
  const { rows } = await db.execute<{
    number: string;
    name: string;
    address: string;
    status: string;
    balance: string;
    due: string | null;
    billed_on: string | null;
    billed: string | null;
  }>(sql`
    select accounts.account_number as number, account_holder_name as name, derived_status as status,
      concat_ws(', ', service_street, service_city) as address, account_balance_cents::text as balance,
      accounts.due_date::text as due, newest.bill_date::text as billed_on, newest.billed_cents::text as billed
    from accounts left join lateral (select bill_date, billed_cents from bills
      where bills.account_number = accounts.account_number order by bill_date desc, bill_number desc limit 1) newest on true
    where accounts.account_number = any(${sql.param(drawn.map(({ accountNumber }) => accountNumber))}::text[])`);
  const found = new Map(rows.map((row) => [row.number, row]));
  return drawn.flatMap((one) => {
    const row = found.get(one.accountNumber);
    if (!row) return [];
    const { name, address, status, balance, due, billed_on: billDate, billed } = row;
    const amounts = { balance: Number(balance), billed: billed === null ? null : Number(billed) };
    return [{ ...one, name, address, status, dueDate: due, billDate, ...amounts }];
  });
}
