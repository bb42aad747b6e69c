import type { LocalDay } from '@rochdale/domain/dates';
import type { ReadingQuality } from '@rochdale/domain/energy/green-button/quality';
import type { Flow } from '@rochdale/domain/energy/green-button/series';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** Days of a meter, both included, and when what is told of them was last written. */
export interface DaysAsked {
  readonly meterNumber: string;
  readonly fromDay: LocalDay;
  readonly toDay: LocalDay;
  readonly updatedMin?: Date | undefined;
  readonly updatedMax?: Date | undefined;
  /** Where a day begins that was written before it was kept when. */
  readonly timeZone: string;
  /** Every day by its total; else only days without intervals, so that nothing is told twice. */
  readonly everyDay: boolean;
}

/** What one meter measures: by which length, and whether what was sent back is told apart. */
export interface Measured {
  readonly minutes: number;
  readonly flow: Flow;
}

/** A day as it lies in the table, in thousandths of the unit. */
export interface StoredDay {
  readonly day: LocalDay;
  readonly values: readonly (number | null)[];
  readonly qualities: readonly ReadingQuality[] | null;
  readonly changedAt: Date | null;
}

/** By their place in `readingStatuses`. */
const qualities: readonly ReadingQuality[] = ['actual', 'estimate', 'keyed'];
const qualityAt = (place: number | null): ReadingQuality => qualities[place ?? 0] ?? 'actual';

const isTold = ({ everyDay }: DaysAsked) => sql`(${everyDay} or not exists (select 1 from usage_intervals i
  where i.meter_number = usage_days.meter_number and i.day = usage_days.day))`;

const within = ({ meterNumber, fromDay, toDay, updatedMin, updatedMax, timeZone }: DaysAsked) => {
  const changed = sql`coalesce(changed_at, day::timestamp at time zone ${timeZone})`;
  return sql`meter_number = ${meterNumber} and day between ${fromDay}::date and ${toDay}::date
    and (${updatedMin?.toISOString() ?? null}::timestamptz is null or ${changed} >= ${updatedMin?.toISOString() ?? null}::timestamptz)
    and (${updatedMax?.toISOString() ?? null}::timestamptz is null or ${changed} <= ${updatedMax?.toISOString() ?? null}::timestamptz)`;
};

/** What a meter measured in some days. */
export async function measuredIn(db: Executor, asked: DaysAsked): Promise<Measured[]> {
  const { rows } = await db.execute<{ minutes: number; delivered: boolean; received: boolean }>(sql`
    select minutes::int, true as delivered, bool_or(received) as received from (
      select interval_minutes as minutes, received_thousandths is not null as received
        from usage_intervals where ${within(asked)}
      union all
      select 1440, received_thousandths is not null from usage_days where ${within(asked)} and ${isTold(asked)}
    ) found group by minutes order by minutes`);
  return rows.flatMap(({ minutes, received }) => [
    { minutes, flow: 'delivered' as const },
    ...(received ? [{ minutes, flow: 'received' as const }] : []),
  ]);
}

/** The next days of what a meter measured, oldest first; at most so many. */
export async function nextDays(
  db: Executor,
  asked: DaysAsked,
  { minutes, flow }: Measured,
  most: number,
): Promise<StoredDay[]> {
  const values = sql.raw(flow === 'received' ? 'received_thousandths' : 'values_thousandths');
  const value = sql.raw(flow === 'received' ? 'received_thousandths' : 'usage_thousandths');
  const { rows } = await db.execute<{
    day: string;
    values: (number | null)[];
    qualities: (number | null)[] | null;
    changed: string | null;
  }>(
    minutes === 1440
      ? sql`select day::text, array[${value}] as values, array[status] as qualities, changed_at::text as changed
          from usage_days where ${within(asked)} and ${isTold(asked)} and ${value} is not null
          order by day limit ${most}`
      : sql`select day::text, ${values} as values, qualities, changed_at::text as changed
          from usage_intervals where ${within(asked)} and interval_minutes = ${minutes} and ${values} is not null
          order by day limit ${most}`,
  );
  return rows.map((row) => ({
    day: row.day,
    values: row.values,
    qualities: row.qualities?.map(qualityAt) ?? null,
    changedAt: row.changed === null ? null : new Date(row.changed),
  }));
}

/** What changes whenever something of these days does: how many there are, and when one last changed. */
export async function stateOfDays(
  db: Executor,
  asked: DaysAsked,
): Promise<{ readonly count: number; readonly changedAt: Date | null }> {
  const changed = sql`coalesce(changed_at, day::timestamp at time zone ${asked.timeZone})`;
  const { rows } = await db.execute<{ days: number; changed: string | null }>(sql`
    select count(*)::int as days, max(changed)::text as changed from (
      select ${changed} as changed from usage_days where ${within(asked)}
      union all select ${changed} from usage_intervals where ${within(asked)}) found`);
  const [found] = rows;
  const last = found?.changed ?? null;
  return { count: found?.days ?? 0, changedAt: last === null ? null : new Date(last) };
}

/** What changes whenever an account's bills do, or what its days were priced at. */
export async function stateOfCosts(db: Executor, accountNumber: string): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws(' ', count(*), max(bill_date), sum(billed_cents), max(changed_at),
      (select max(priced_at) from priced_days where account_number = ${accountNumber})) as state
    from bills where account_number = ${accountNumber}`);
  return rows[0]?.state ?? '';
}
