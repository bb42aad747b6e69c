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
