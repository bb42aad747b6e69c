import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type pg from 'pg';
import { makeUsagePartitions } from '../../apps/api/src/features/energy/usage/public.ts';
import type { OpenDatabase } from '../../apps/api/src/platform/database/database.ts';

/** How many meters a co-op has, and of which days. */
export interface Meters {
  readonly all: number;
  /** Meters that have every day; the others have the newest and the oldest days alone. */
  readonly whole: number;
  readonly days: number;
  readonly newest: number;
  readonly oldest: number;
}

/** The first account of a meter, by the member who asks. */
export const askingMember = '200066';
const otherMember = '200025';
/** Accounts of the member who asks, spread over all meters: another one each time, so that no page stays warm by itself. */
const asked = 500;

export async function layDownMeters(pool: pg.Pool, { all, whole }: Meters): Promise<void> {
  await pool.query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type)
     select (700000000 + n)::text, case when n % greatest($1::int / $2::int, 1) = 0 then $3 else $4 end, 'A Member',
       n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric'
     from generate_series(0, $1::int - 1) n`,
    [all, Math.min(asked, whole), askingMember, otherMember],
  );
  await pool.query(
    `insert into meters (account_number, meter_number, meter_type)
     select (700000000 + n)::text, (80000000 + n)::text, 'Electric' from generate_series(0, $1::int - 1) n`,
    [all],
  );
}

/**
 * The days of all meters as nightly imports bring them: a day of every meter, then the next day. So the rows of one meter
 * lie as far apart as they do in a co-op that imported each night. Returns how many rows there are.
 */
export async function layDownDays({ db, pool }: OpenDatabase, meters: Meters, today: LocalDay): Promise<number> {
  const days = Array.from({ length: meters.days }, (_, index) => addDays(today, index - meters.days));
  await makeUsagePartitions(db, [...new Set(days.map((day) => day.slice(0, 7)))]);
  let rows = 0;
  for (const [place, day] of days.entries()) {
    const isOfAll = place < meters.oldest || place >= meters.days - meters.newest;
    const { rowCount } = await pool.query(
      `insert into usage_days (meter_number, day, usage_thousandths, demand_thousandths, end_reading_thousandths, status, changed_at)
       select (80000000 + n)::text, $1::date, 20000 + (n * 31 + extract(doy from $1::date)::int * 977) % 30000, 3000 + n % 4000,
         40000000 + n, 0, $1::date
       from generate_series(0, $2::int - 1, $3::int) n order by n`,
      [day, meters.all, isOfAll ? 1 : Math.max(Math.floor(meters.all / meters.whole), 1)],
    );
    rows += rowCount ?? 0;
    if (isOfAll && place % 10 === 0) console.log(`${day}: ${rows.toLocaleString('en-US')} rows`);
  }
  return rows;
}
