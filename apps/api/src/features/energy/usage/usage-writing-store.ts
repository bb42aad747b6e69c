import type { LocalDay } from '@rochdale/domain/dates';
import { readingStatuses } from '@rochdale/domain/energy/usage/reading';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notingNews } from './usage-news-store.ts';

/** A meter's use of a day, in thousandths of its unit. */
export interface WrittenDay {
  readonly meterNumber: string;
  readonly day: LocalDay;
  readonly usage: number;
  readonly demand: number | null;
  readonly endReading: number | null;
  /** Place in `readingStatuses`. */
  readonly status: number;
  /** What was sent back, where the meter counts that apart. */
  readonly received?: number | null;
}

/** A meter's intervals of a day, in thousandths of its unit; a gap is null. */
export interface WrittenIntervals {
  readonly meterNumber: string;
  readonly day: LocalDay;
  readonly intervalMinutes: number;
  readonly values: readonly (number | null)[];
  /** A place in `readingStatuses` for each value; null where all were read. */
  readonly qualities: readonly (number | null)[] | null;
  readonly received?: readonly (number | null)[] | null;
}

const estimate = readingStatuses.indexOf('Estimate');

/** Writes days, and when what they say changed: a later row of a meter and day replaces an earlier one, but an estimate never what was read. */
export async function writeUsageDays(db: Executor, rows: readonly WrittenDay[]): Promise<void> {
  const last = lastOfEach(rows, (row) => row.status === estimate);
  if (last.length === 0) return;
  const write = sql`
    insert into usage_days (meter_number, day, usage_thousandths, demand_thousandths, end_reading_thousandths, status,
      received_thousandths, changed_at)
    select given.*, now() from unnest(${column(last, (row) => row.meterNumber)}::text[], ${column(last, (row) => row.day)}::date[],
      ${column(last, (row) => row.usage)}::int[], ${column(last, (row) => row.demand)}::int[],
      ${column(last, (row) => row.endReading)}::bigint[], ${column(last, (row) => row.status)}::smallint[],
      ${column(last, (row) => row.received ?? null)}::int[]) given
    on conflict (meter_number, day) do update set
      usage_thousandths = excluded.usage_thousandths, demand_thousandths = excluded.demand_thousandths,
      end_reading_thousandths = excluded.end_reading_thousandths, status = excluded.status,
      received_thousandths = coalesce(excluded.received_thousandths, usage_days.received_thousandths),
      changed_at = case when (usage_days.usage_thousandths, usage_days.status, usage_days.received_thousandths)
        is not distinct from (excluded.usage_thousandths, excluded.status,
          coalesce(excluded.received_thousandths, usage_days.received_thousandths))
        then usage_days.changed_at else excluded.changed_at end
    where excluded.status <> ${estimate} or usage_days.status = ${estimate}`;
  await db.execute(notingNews(write));
}

/**
 * Writes intervals, value by value: a later one replaces an earlier one, but neither does a gap, nor an estimate what
 * was read. A day measured in another length is replaced whole.
 */
export async function writeUsageIntervals(db: Executor, rows: readonly WrittenIntervals[]): Promise<void> {
  for (const layer of layersOf(rows)) await writeLayer(db, layer);
}

async function writeLayer(db: Executor, rows: readonly WrittenIntervals[]): Promise<void> {
  if (rows.length === 0) return;
  const both = sql`unnest(usage_intervals.values_thousandths, usage_intervals.qualities, excluded.values_thousandths,
    excluded.qualities) with ordinality as pair(old, old_quality, new, new_quality, place)`;
  const stays = sql`(new is null or (new_quality = ${estimate} and old is not null
    and old_quality is distinct from ${estimate}))`;
  const received = sql`(select array_agg(coalesce(new, old) order by place)
    from unnest(usage_intervals.received_thousandths, excluded.received_thousandths) with ordinality as pair(old, new, place))`;
  const isOtherLength = sql`usage_intervals.interval_minutes <> excluded.interval_minutes`;
  const merged = (one: SQL, other: SQL) =>
    sql`(select array_agg(case when ${stays} then ${one} else ${other} end order by place) from ${both})`;
  const write = sql`
    insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths, qualities, received_thousandths,
      changed_at)
    select meter_number, day, minutes, measured::int[], qualities::smallint[], received::int[], now()
    from unnest(${column(rows, (row) => row.meterNumber)}::text[], ${column(rows, (row) => row.day)}::date[],
      ${column(rows, (row) => row.intervalMinutes)}::smallint[], ${column(rows, (row) => arrayText(row.values))}::text[],
      ${column(rows, (row) => (row.qualities === null ? null : arrayText(row.qualities)))}::text[],
      ${column(rows, (row) => (row.received ? arrayText(row.received) : null))}::text[])
      as given(meter_number, day, minutes, measured, qualities, received)
    on conflict (meter_number, day) do update set
      interval_minutes = excluded.interval_minutes,
      values_thousandths = case when ${isOtherLength} then excluded.values_thousandths
        else ${merged(sql`old`, sql`new`)} end,
      qualities = case when ${isOtherLength} then excluded.qualities
        when usage_intervals.qualities is null and excluded.qualities is null then null
        else ${merged(sql`old_quality`, sql`new_quality`)} end,
      received_thousandths = case when ${isOtherLength} then excluded.received_thousandths
        when excluded.received_thousandths is null then usage_intervals.received_thousandths else ${received} end,
      changed_at = case when not ${isOtherLength} and usage_intervals.values_thousandths = excluded.values_thousandths
          and usage_intervals.qualities is not distinct from excluded.qualities
          and (excluded.received_thousandths is null
            or usage_intervals.received_thousandths is not distinct from excluded.received_thousandths)
        then usage_intervals.changed_at else excluded.changed_at end`;
  await db.execute(notingNews(write));
}

const keyOf = (row: { readonly meterNumber: string; readonly day: string }): string => `${row.meterNumber}\n${row.day}`;

/** One row a meter and day, since one statement can't write the same row twice. */
function lastOfEach<T extends WrittenDay>(rows: readonly T[], isWeak: (row: T) => boolean): T[] {
  const found = new Map<string, T>();
  for (const row of rows) {
    const known = found.get(keyOf(row));
    if (known === undefined || isWeak(known) || !isWeak(row)) found.set(keyOf(row), row);
  }
  return [...found.values()];
}

/** Rows of the same meter and day go into one layer each, in their order, since they merge. */
function layersOf(rows: readonly WrittenIntervals[]): WrittenIntervals[][] {
  const layers: WrittenIntervals[][] = [];
  const counts = new Map<string, number>();
  for (const row of rows) {
    const place = counts.get(keyOf(row)) ?? 0;
    counts.set(keyOf(row), place + 1);
    const layer = layers[place];
    if (layer) layer.push(row);
    else layers.push([row]);
  }
  return layers;
}

const arrayText = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

function column<T>(rows: readonly T[], of: (row: T) => string | number | null) {
  return sql.param(rows.map(of));
}
