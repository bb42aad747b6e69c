import type { LocalDay } from '@rochdale/domain/dates';
import type { MeterReadings } from '@rochdale/domain/energy/what-if/account-readings';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { pricedDays } from '../../../tables/priced-days.ts';

/** An account on one of some schedules, with its days that want pricing. */
export interface AccountToPrice {
  readonly accountNumber: string;
  readonly accountType: string;
  readonly schedule: string;
  readonly options: readonly string[];
}

/** The next accounts by number that are on one of these schedules. */
export async function accountsToPrice(
  db: Executor,
  codes: readonly string[],
  after: string,
  most: number,
): Promise<AccountToPrice[]> {
  const { rows } = await db.execute<{
    account_number: string;
    account_type: string;
    rate_schedule: string;
    rate_options: string | null;
  }>(sql`
    select s.account_number, a.account_type, s.rate_schedule, s.rate_options from usage_settings s
    join accounts a on a.account_number = s.account_number
    where s.rate_schedule = any(${sql.param([...codes])}::text[]) and s.account_number > ${after}
    order by s.account_number limit ${most}`);
  return rows.map((row) => ({
    accountNumber: row.account_number,
    accountType: row.account_type,
    schedule: row.rate_schedule,
    options: (row.rate_options ?? '').split(/\s+/).filter(Boolean),
  }));
}

/** What a meter read on a day, and of which account it was then. */
export interface AccountReadings extends MeterReadings {
  readonly accountNumber: string;
}

/**
 * The readings of these accounts' meters in a span, of days that were not priced by the account's schedule yet or that are
 * from `again` on: what came late or was corrected counts. So are days that could not be told, once more of them was read.
 */
export async function readingsToPrice(
  db: Executor,
  accounts: readonly AccountToPrice[],
  { from, to, again }: { readonly from: LocalDay; readonly to: LocalDay; readonly again: LocalDay },
): Promise<AccountReadings[]> {
  const numbers = sql.param(accounts.map(({ accountNumber }) => accountNumber));
  const { rows } = await db.execute<{
    account_number: string;
    meter_number: string;
    day: string;
    interval_minutes: number;
    values_thousandths: (number | null)[];
  }>(sql`
    select m.account_number, m.meter_number, i.day::text as day, i.interval_minutes, i.values_thousandths
    from meters m
    join usage_settings s on s.account_number = m.account_number
    join usage_intervals i on i.meter_number = m.meter_number and i.day between ${from} and ${to}
    left join priced_days p on p.account_number = m.account_number and p.day = i.day and p.schedule = s.rate_schedule
    where m.account_number = any(${numbers}::text[]) and (p.day is null or i.day >= ${again}
      or p.cost_cents is null and exists (select 1 from meters other
        join usage_intervals late on late.meter_number = other.meter_number and late.day = i.day
        where other.account_number = m.account_number and late.changed_at > p.priced_at - interval '1 hour'))`);
  return rows.map((row) => ({
    accountNumber: row.account_number,
    meterNumber: row.meter_number,
    day: row.day,
    minutes: row.interval_minutes,
    values: row.values_thousandths,
    estimated: 0,
  }));
}

export type PricedDay = typeof pricedDays.$inferInsert;

/** Writes what days cost, over what was written of them before. */
export async function writePricedDays(db: Executor, days: readonly PricedDay[]): Promise<void> {
  if (days.length === 0) return;
  const column = (of: (day: PricedDay) => unknown) => sql.param(days.map(of));
  await db.execute(sql`insert into priced_days (account_number, day, schedule, cost_cents, priced_at)
    select * from unnest(${column((one) => one.accountNumber)}::text[], ${column((one) => one.day)}::date[],
      ${column((one) => one.schedule)}::text[], ${column((one) => one.cost ?? null)}::int[],
      ${column((one) => one.pricedAt.toISOString())}::timestamptz[])
    on conflict (account_number, day) do update
      set schedule = excluded.schedule, cost_cents = excluded.cost_cents, priced_at = excluded.priced_at`);
}
