import type { LocalDay } from '@rochdale/domain/dates';
import type { Reach } from '@rochdale/domain/identity/grants/reach';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { loginGrants } from '../../../tables/login-grants.ts';

type GivenBy = (typeof loginGrants.$inferInsert)['givenBy'];

/**
 * What the login with this number of its own opens on a day: its grants in force, those of its own membership first. One of a
 * member who has died opens nothing to others.
 */
export async function reachOf(db: Executor, ownNumber: string, today: LocalDay): Promise<Reach> {
  const { rows } = await db.execute<{
    member: string | null;
    account: string;
    scope: 'all' | 'read' | null;
    own: boolean;
    key: string | null;
  }>(
    sql`select (select logins.login_key from logins where logins.member_number = ${ownNumber}) as key, found.member_number as member, coalesce(found.account_number, '') as account, found.scope,
        exists (select 1 from members where members.member_number = ${ownNumber}) as own
      from (select 1) one left join (select login_grants.* from login_grants
          join logins on logins.login_key = login_grants.login_key
          where logins.member_number = ${ownNumber} and login_grants.begins_on <= ${today}::date
            and coalesce(login_grants.ends_on, 'infinity') >= ${today}::date
            and (login_grants.member_number = ${ownNumber} or not exists (select 1 from member_marks
              where member_marks.member_number = login_grants.member_number and member_marks.mark = 'deceased'))) found
        on true
      order by (found.member_number = ${ownNumber}) desc, found.member_number, found.account_number`,
  );
  return {
    ownNumber,
    isMember: rows[0]?.own ?? false,
    loginKey: rows[0]?.key ?? undefined,
    grants: rows.flatMap(({ member, account, scope }) =>
      member === null || scope === null
        ? []
        : [{ memberNumber: member, accountNumber: account === '' ? null : account, scope }],
    ),
  };
}

/** Gives logins their own membership, where nothing was ever said of it: of one login, or of all that have none. */
export async function grantOwnMemberships(db: Executor, givenBy: GivenBy, loginKey?: string): Promise<void> {
  const whose = loginKey === undefined ? sql`` : sql`and logins.login_key = ${loginKey}`;
  await db.execute(sql`insert into login_grants (login_key, member_number, given_by)
    select logins.login_key, logins.member_number, ${givenBy} from logins
    join members on members.member_number = logins.member_number
    where not exists (select 1 from login_grants own where own.login_key = logins.login_key
      and own.member_number = logins.member_number and own.account_number = '') ${whose}
    on conflict do nothing`);
}
