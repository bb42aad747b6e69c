import type { DateRange } from '@rochdale/domain/account/history/range';
import { and, between, count, desc, eq, gte, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { bills, postedPayments } from '../../../tables/history.ts';
import { ledger } from '../../../tables/payments.ts';
import { ofHolder, ofHolderOnDay } from '../holdings/public.ts';

/** Which entries of an account: its days are the co-op's. */
export interface EntryFilter {
  readonly accountNumber: string;
  readonly timeZone: string;
  readonly range: DateRange;
  readonly kind: 'all' | 'bills' | 'payments';
}

export interface EntryPage {
  readonly limit: number;
  readonly offset: number;
}

const cents = (value: SQL | unknown, name: string) => sql<number | null>`${value}::bigint`.mapWith(Number).as(name);
const day = (value: SQL | unknown, name: string) => sql<string | null>`${value}::date::text`.as(name);
const word = (value: SQL | unknown, name: string) => sql<string | null>`${value}::text`.as(name);

type Given<T> = { readonly [Name in keyof T]: T[Name] | Placeholder };
type Account = Pick<EntryFilter, 'accountNumber' | 'timeZone'>;

/** Bills, posted payments and payments that the billing system has not confirmed yet, as lines of one shape. */
function linesOf(db: Executor, { accountNumber, timeZone }: Given<Account>) {
  const noBill = {
    endingBalance: cents(sql`null`, 'ending_balance'),
    dueDate: day(sql`null`, 'due_day'),
    statementStartDate: day(sql`null`, 'statement_start'),
    prepaidDailyTotal: cents(sql`null`, 'prepaid_total'),
    prepaidUsageDollars: cents(sql`null`, 'prepaid_usage'),
    prepaidCharges: cents(sql`null`, 'prepaid_charges'),
    prepaidTaxes: cents(sql`null`, 'prepaid_taxes'),
  };
  const billed = db
    .select({
      kind: sql<'bill' | 'payment'>`'bill'`.as('kind'),
      day: sql<string>`${bills.billDate}::text`.as('entry_day'),
      id: word(bills.billNumber, 'entry_id'),
      amount: sql<number>`${bills.billedAmount}`.mapWith(Number).as('amount'),
      what: word(bills.billType, 'what'),
      endingBalance: cents(bills.endingBalance, 'ending_balance'),
      dueDate: day(bills.dueDate, 'due_day'),
      statementStartDate: day(bills.statementStartDate, 'statement_start'),
      prepaidDailyTotal: cents(bills.prepaidDailyTotal, 'prepaid_total'),
      prepaidUsageDollars: cents(bills.prepaidUsageDollars, 'prepaid_usage'),
      prepaidCharges: cents(bills.prepaidCharges, 'prepaid_charges'),
      prepaidTaxes: cents(bills.prepaidTaxes, 'prepaid_taxes'),
    })
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), ofHolder('bills')));
  const posted = db
    .select({
      kind: sql<'bill' | 'payment'>`'payment'`.as('kind'),
      day: sql<string>`${postedPayments.paymentDate}::text`.as('entry_day'),
      id: word(postedPayments.paymentId, 'entry_id'),
      amount: sql<number>`${postedPayments.paymentAmount}`.mapWith(Number).as('amount'),
      what: word(postedPayments.paymentMethod, 'what'),
      ...noBill,
    })
    .from(postedPayments)
    .where(and(eq(postedPayments.accountNumber, accountNumber), ofHolder('posted_payments')));
  const postedOn = sql`(${ledger.postedAt} at time zone ${timeZone})::date`;
  const unconfirmed = db
    .select({
      kind: sql<'bill' | 'payment'>`'payment'`.as('kind'),
      day: sql<string>`${postedOn}::text`.as('entry_day'),
      id: word(ledger.transNo, 'entry_id'),
      amount: sql<number>`${ledger.amount}`.mapWith(Number).as('amount'),
      what: word(sql`null`, 'what'),
      ...noBill,
    })
    .from(ledger)
    .where(and(eq(ledger.accountNumber, accountNumber), isNull(ledger.confirmedAt), ofHolderOnDay('ledger', postedOn)));
  return unionAll(billed, posted, unconfirmed).as('lines');
}

type Lines = ReturnType<typeof linesOf>;
type Fields = Pick<Lines, keyof Lines['_']['selectedFields']>;

const fieldsOf = (lines: Fields): Fields => ({
  kind: lines.kind,
  day: lines.day,
  id: lines.id,
  amount: lines.amount,
  what: lines.what,
  endingBalance: lines.endingBalance,
  dueDate: lines.dueDate,
  statementStartDate: lines.statementStartDate,
  prepaidDailyTotal: lines.prepaidDailyTotal,
  prepaidUsageDollars: lines.prepaidUsageDollars,
  prepaidCharges: lines.prepaidCharges,
  prepaidTaxes: lines.prepaidTaxes,
});

/**
 * The lines with what was owed after each (account-88): a bill's ending balance, and after a payment that of the bill
 * before it less what was paid since. Null where no bill is earlier.
 */
function entriesOf(db: Executor, given: Given<Account>) {
  const lines = linesOf(db, given);
  // Oldest first, and on the same day the bill before the payment.
  const order = sql`${lines.day}, ${lines.kind}, ${lines.id}`;
  const ofBills = db
    .select({
      ...fieldsOf(lines),
      billsSoFar: sql<number>`count(${lines.endingBalance}) over (order by ${order})`.as('bills_so_far'),
    })
    .from(lines)
    .as('of_bills');
  const sinceBill = sql`partition by ${ofBills.billsSoFar}`;
  const paid = sql`case ${ofBills.kind} when 'payment' then ${ofBills.amount} else 0 end`;
  return db
    .select({
      ...fieldsOf(ofBills),
      balanceAfter: sql<number | null>`(max(${ofBills.endingBalance}) over (${sinceBill})
        - sum(${paid}) over (${sinceBill} order by ${ofBills.day}, ${ofBills.kind}, ${ofBills.id}))::bigint`
        .mapWith(Number)
        .as('balance_after'),
    })
    .from(ofBills)
    .as('entries');
}

/** Payments of an account, newest first. */
export const listPaymentEntries = (db: Executor, account: Account, limit: number): Promise<Entry[]> =>
  newestPayments(db, { ...account, limit });

/** A page of entries, newest first, and how many there are; on the same day payments stand before bills. */
export async function listEntries(db: Executor, filter: EntryFilter, page: EntryPage) {
  const { accountNumber, timeZone, range, kind } = filter;
  const wanted = { accountNumber, timeZone, ...range };
  const [found, [counted]] = await Promise.all([
    pages[kind](db, { ...wanted, limit: page.limit, offset: page.offset }),
    counts[kind](db, wanted),
  ]);
  return { entries: found, total: counted?.total ?? 0 };
}

const names = ['accountNumber', 'timeZone', 'from', 'to'] as const;
type Asked = Given<Account & DateRange>;

function wantedOf(entries: Pick<Lines, 'day' | 'kind'>, { from, to }: Asked, kind: EntryFilter['kind']) {
  const isOfKind = kind === 'all' ? undefined : eq(entries.kind, kind === 'bills' ? 'bill' : 'payment');
  return and(between(entries.day, from, to), isOfKind);
}

const pageOf = (kind: EntryFilter['kind']) =>
  builtOnce([...names, 'limit', 'offset'], (db, asked) => {
    const entries = entriesOf(db, asked);
    return db
      .select()
      .from(entries)
      .where(wantedOf(entries, asked, kind))
      .orderBy(desc(entries.day), desc(entries.kind), desc(entries.id))
      .limit(asked.limit)
      .offset(asked.offset);
  });
const countOf = (kind: EntryFilter['kind']) =>
  builtOnce(names, (db, asked) => {
    const entries = linesOf(db, asked);
    return db
      .select({ total: count() })
      .from(entries)
      .where(wantedOf(entries, asked, kind));
  });
const pages = { all: pageOf('all'), bills: pageOf('bills'), payments: pageOf('payments') };
const newestPayments = builtOnce(['accountNumber', 'timeZone', 'limit'], (db, asked) => {
  const entries = entriesOf(db, asked);
  return db
    .select()
    .from(entries)
    .where(eq(entries.kind, 'payment'))
    .orderBy(desc(entries.day), desc(entries.id))
    .limit(asked.limit);
});
const counts = { all: countOf('all'), bills: countOf('bills'), payments: countOf('payments') };
const billBefore = builtOnce(['accountNumber', 'from'], (db, { accountNumber, from }) =>
  db
    .select({ day: bills.billDate, endingBalance: bills.endingBalance })
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), ofHolder('bills'), lt(bills.billDate, from)))
    .orderBy(desc(bills.billDate), desc(bills.billNumber))
    .limit(1),
);
const paidBetween = builtOnce(names, (db, asked) => {
  const entries = linesOf(db, asked);
  return db
    .select({ total: sql<number>`coalesce(sum(${entries.amount}), 0)`.mapWith(Number) })
    .from(entries)
    .where(and(eq(entries.kind, 'payment'), gte(entries.day, asked.from), lt(entries.day, asked.to)));
});

export type Entry = Awaited<ReturnType<typeof listEntries>>['entries'][number];

/**
 * What was owed before a day: the newest earlier bill's ending balance less the payments from its day on.
 * Undefined where no bill is earlier.
 */
export async function balanceBefore(db: Executor, account: Account, from: string): Promise<number | undefined> {
  const [bill] = await billBefore(db, { accountNumber: account.accountNumber, from });
  if (!bill) return undefined;
  const [paid] = await paidBetween(db, { ...account, from: bill.day, to: from });
  return bill.endingBalance - (paid?.total ?? 0);
}

/** A page of the bills under a budget or average plan, newest first, and how many there are. */
export async function listPlanBills(db: Executor, accountNumber: string, { from, to }: DateRange, page: EntryPage) {
  const difference = sql`${bills.billedAmount} - ${bills.actualCharges}`;
  const planned = db
    .select({
      billDate: bills.billDate,
      billNumber: bills.billNumber,
      dueDate: bills.dueDate,
      billedAmount: bills.billedAmount,
      actualCharges: sql<number>`${bills.actualCharges}`.mapWith(Number).as('actual'),
      yearToDateDifference: sql<number>`sum(${difference}) over (
        partition by extract(year from ${bills.billDate}) order by ${bills.billDate}, ${bills.billNumber})`
        .mapWith(Number)
        .as('year_to_date'),
    })
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), ofHolder('bills'), sql`${bills.actualCharges} is not null`))
    .as('planned');
  const wanted = between(planned.billDate, from, to);
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(planned)
      .where(wanted)
      .orderBy(desc(planned.billDate), desc(planned.billNumber))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(planned).where(wanted),
  ]);
  return { bills: found, total: counted?.total ?? 0 };
}
