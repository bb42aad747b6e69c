import type { LocalDay } from '@rochdale/domain/dates';
import { covers, isDelegateScope } from '@rochdale/domain/identity/delegates/delegate-scope';
import type { Grant, Reach } from '@rochdale/domain/identity/grants/reach';
import { and, asc, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { loginGrants } from '../../../tables/login-grants.ts';
import { logins } from '../../../tables/sign-in.ts';
import { shownMemberName } from '../../account/accounts/public.ts';

type GivenBy = (typeof loginGrants.$inferInsert)['givenBy'];

/** Of `login_grants` those that are in force on a day for the login with this number of its own. */
export const inForce = (ownNumber: SQL, today: LocalDay): SQL => sql`(login_grants.begins_on <= ${today}::date
  and coalesce(login_grants.ends_on, 'infinity') >= ${today}::date
  and (login_grants.member_number = ${ownNumber} or not exists (select 1 from member_marks
    where member_marks.member_number = login_grants.member_number and (member_marks.mark = 'deceased'
      or member_marks.mark = 'protected' and login_grants.delegation_id is not null))))`;

/**
 * What the login with this number of its own opens on a day: its grants in force, those of its own membership first. One of a
 * member who has died opens nothing to others, and what a protected one has given is closed too.
 */
export async function reachOf(db: Executor, ownNumber: string, today: LocalDay): Promise<Reach> {
  const { rows } = await db.execute<{
    member: string | null;
    account: string;
    scope: Grant['scope'] | null;
    own: boolean;
    key: string | null;
  }>(
    sql`select (select logins.login_key from logins where logins.member_number = ${ownNumber}) as key, found.member_number as member, coalesce(found.account_number, '') as account, found.scope,
        exists (select 1 from members where members.member_number = ${ownNumber}) as own
      from (select 1) one left join (select login_grants.* from login_grants
          join logins on logins.login_key = login_grants.login_key
          where logins.member_number = ${ownNumber} and ${inForce(sql`${ownNumber}`, today)}) found
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

/** Gives these logins their own memberships, where nothing was ever said of them. */
export async function grantOwnMemberships(db: Executor, givenBy: GivenBy, loginKeys: readonly string[]): Promise<void> {
  await db.execute(sql`insert into login_grants (login_key, member_number, given_by)
    select logins.login_key, logins.member_number, ${givenBy} from logins
    join members on members.member_number = logins.member_number
    where not exists (select 1 from login_grants own where own.login_key = logins.login_key
      and own.member_number = logins.member_number and own.account_number = '')
    and logins.login_key = any(${sql.param(loginKeys)}::text[])
    on conflict do nothing`);
}

/** Logins of others that open a membership, or did and will: what of it, and for which days. */
export async function loginsOpening(db: Executor, memberNumber: string) {
  return db
    .select({
      loginId: logins.loginId,
      accountNumber: loginGrants.accountNumber,
      scope: loginGrants.scope,
      delegationId: loginGrants.delegationId,
      beginsOn: loginGrants.beginsOn,
      endsOn: loginGrants.endsOn,
    })
    .from(loginGrants)
    .innerJoin(logins, eq(logins.loginKey, loginGrants.loginKey))
    .where(and(eq(loginGrants.memberNumber, memberNumber), ne(logins.memberNumber, memberNumber)))
    .orderBy(asc(logins.loginKey), asc(loginGrants.accountNumber));
}

/** An account of another member that a login opens. */
export interface OpenedAccount {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly holder: string;
  readonly scope: Grant['scope'];
  readonly endsOn: LocalDay | null;
}

/** Accounts of others that the login with this number of its own opens on a day, by holder; and how many there are. */
export async function accountsOfOthers(
  db: Executor,
  ownNumber: string,
  today: LocalDay,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<{ readonly opened: readonly OpenedAccount[]; readonly total: number }> {
  const words = search.split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await db.execute<{
    account: string;
    member: string;
    holder: string;
    scope: Grant['scope'];
    ends: LocalDay | null;
    total: string;
  }>(
    sql`select found.*, count(*) over () as total from (
        select distinct on (accounts.account_number) accounts.account_number as account, members.member_number as member,
          ${shownMemberName} as holder, login_grants.scope, login_grants.ends_on::text as ends, accounts.service_street as street
        from logins join login_grants on login_grants.login_key = logins.login_key
        join members on members.member_number = login_grants.member_number
        join accounts on accounts.member_number = login_grants.member_number
          and login_grants.account_number in ('', accounts.account_number)
        where logins.member_number = ${ownNumber} and login_grants.member_number <> ${ownNumber}
          and ${inForce(sql`${ownNumber}`, today)}
        order by accounts.account_number, login_grants.account_number
      ) found
      where concat_ws(' ', found.account, found.holder, found.street) ilike all (${sql.param(patterns)}::text[])
      order by found.holder, found.account limit ${limit}`,
  );
  return {
    opened: rows.map(({ account, member, holder, scope, ends }) => ({
      ...{ accountNumber: account, memberNumber: member, holder, scope, endsOn: ends },
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Whether a login may pay these accounts of another on a day; what lets it cannot end until the transaction has. */
export async function holdPayingGrants(
  tx: Executor,
  asked: {
    readonly loginKey: string;
    readonly memberNumber: string;
    readonly accountNumbers: readonly string[];
    readonly today: LocalDay;
  },
): Promise<boolean> {
  const { loginKey, memberNumber, accountNumbers, today } = asked;
  const held = await tx
    .select({ accountNumber: loginGrants.accountNumber, scope: loginGrants.scope })
    .from(loginGrants)
    .where(
      and(
        eq(loginGrants.loginKey, loginKey),
        eq(loginGrants.memberNumber, memberNumber),
        lte(loginGrants.beginsOn, today),
        or(isNull(loginGrants.endsOn), gte(loginGrants.endsOn, today)),
      ),
    )
    .for('share');
  const paying = held.flatMap(({ accountNumber, scope }) =>
    (accountNumber === '' && scope === 'all') || (isDelegateScope(scope) && covers(scope, 'pay'))
      ? [accountNumber]
      : [],
  );
  return paying.includes('') || accountNumbers.every((one) => paying.includes(one));
}
