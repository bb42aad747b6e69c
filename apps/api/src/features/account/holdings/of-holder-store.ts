import { type SQL, sql } from 'drizzle-orm';

/** What is kept of an account by day, and the day that says whose it is. Names of the database. */
const dayOf = {
  bills: 'coalesce(bills.statement_start_date, bills.bill_date)',
  delinquents: 'delinquents.bill_date',
  deposits: 'deposits.deposit_date',
  meter_readings: 'meter_readings.read_on',
  posted_payments: 'posted_payments.payment_date',
  service_orders: 'service_orders.creation',
} as const;

/**
 * The first day of the member who has an account now; null where nobody had it before. Written out with its table: in a
 * select from one table Drizzle leaves table names away.
 */
export const firstDayOfHolder = (table: string): string => `(select max(holding.held_from) from account_holdings holding
  join accounts holder on holder.account_number = holding.account_number and holder.member_number = holding.member_number
  where holding.account_number = ${table}.account_number and holding.held_until is null)`;

/** Only what is of the account's holder's own time: the one condition of every reading by account (account-105). */
export function ofHolder(table: keyof typeof dayOf): SQL {
  const own =
    table === 'posted_payments'
      ? `and ${paidByHolder(table)}`
      : table === 'service_orders'
        ? `and ${askedByHolder}`
        : '';
  return sql.raw(`(${dayOf[table]} >= coalesce(${firstDayOfHolder(table)}, '-infinity') ${own})`);
}

/** The same of payments that were made here, on their day by the clock of a time zone. */
export const ofHolderOnDay = (table: 'ledger', day: SQL): SQL =>
  sql`(${day} >= coalesce(${sql.raw(firstDayOfHolder(table))}, '-infinity') and ${sql.raw(paidByHolder(table))})`;

/** Work that was asked for here is of whoever asked for it, on the day on which the account goes over too. */
const askedByHolder = `(service_orders.member_number is null or service_orders.member_number =
  (select holder.member_number from accounts holder where holder.account_number = service_orders.account_number))`;

/** A payment that was made here is of whoever made it. What was sent or given back bears its number with an ending. */
const paidByHolder = (table: string): string => `not exists (select 1 from requisitions made
  join accounts payer on payer.account_number = ${table}.account_number
  where made.trans_no = regexp_replace(${table}.trans_no, '-[RW][0-9]*$', '')
    and made.member_number <> payer.member_number)`;
