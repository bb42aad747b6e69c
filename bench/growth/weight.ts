import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type pg from 'pg';

/** Kilobytes of a meter's year of daily rows, with their index. */
export async function dayKilobytes(pool: pg.Pool, rows: number): Promise<number> {
  return (((await weightOf(pool, 'usage_days')) / rows) * 365) / 1024;
}

/** Kilobytes of a meter's year of quarter hours, by those of 500 meters over 30 days, which it writes. */
export async function quarterHourKilobytes(pool: pg.Pool, today: LocalDay): Promise<number> {
  const before = await weightOf(pool, 'usage_intervals');
  const { rowCount } = await pool.query(
    `insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths)
     select (90000000 + n)::text, day::date, 15, array(select (random() * 900)::int from generate_series(1, 96 + 0 * n))
     from generate_series(1, 500) n, generate_series($1::date, $2::date, '1 day') day`,
    [addDays(today, -30), addDays(today, -1)],
  );
  return ((((await weightOf(pool, 'usage_intervals')) - before) / (rowCount ?? 1)) * 365) / 1024;
}

/** Bytes of a table's partitions and their indexes. */
async function weightOf(pool: pg.Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = $1::regclass',
    [table],
  );
  return Number(rows[0]?.bytes ?? 0);
}
