import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { makeUsagePartitions } from '../../apps/api/src/features/energy/usage/public.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import type { OpenDatabase } from '../../apps/api/src/platform/database/database.ts';
import { issueToken } from '../../apps/api/src/platform/tokens/token-store.ts';
import type { Caller } from './serving.ts';

/** Members with a login, an electric account and a phone, signed in. */
export async function callersIn({ db, pool }: OpenDatabase, count: number): Promise<Caller[]> {
  const { rows } = await pool.query<{ member: string; account: string; phone: string }>(
    `select distinct on (member_number) member_number as member, account_number as account, phone
     from accounts join logins using (member_number) join member_phones using (member_number)
     where account_type = 'Electric' and account_number in (select account_number from meters)
     order by member_number, account_number limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error('There are too few members to ask for.');
  return Promise.all(
    rows.map(async ({ member: memberNumber, account: accountNumber, phone }) => {
      const now = systemClock.now();
      const token = await issueToken(db, { purpose: 'access', memberNumber, idleMinutes: 120, now });
      return { memberNumber, accountNumber, lastFour: phone.slice(-4), token };
    }),
  );
}

/** Days of usage of the callers' meters: the 200 before today. */
export async function layUsage(
  { db, pool }: OpenDatabase,
  callers: readonly Pick<Caller, 'accountNumber'>[],
  today: LocalDay,
): Promise<void> {
  const days = Array.from({ length: 200 }, (_, index) => addDays(today, index - 200));
  await makeUsagePartitions(db, [...new Set(days.map((day) => day.slice(0, 7)))]);
  await pool.query(
    `insert into usage_days (meter_number, day, usage_thousandths, demand_thousandths, end_reading_thousandths, status)
     select meter_number, day, 20000 + extract(doy from day)::int * 977 % 30000, 3400, 40000000, 0
     from meters, unnest($1::date[]) day where account_number = any($2) on conflict do nothing`,
    [days, callers.map(({ accountNumber }) => accountNumber)],
  );
}
