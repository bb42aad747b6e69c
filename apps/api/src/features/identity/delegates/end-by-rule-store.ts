import type { LocalDay } from '@rochdale/domain/dates';
import type { DelegationFacts } from '@rochdale/domain/identity/delegates/end-by-rule';
import { and, asc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { delegations } from '../../../tables/delegations.ts';
import { loginGrants } from '../../../tables/login-grants.ts';

/** Delegations looked at in one round. */
const atATime = 500;

/** Delegations that go on though their last day is over, or their holder has died, is protected, or has not all of the accounts any more. */
export async function delegationsToEnd(
  db: Executor,
  today: LocalDay,
): Promise<readonly (DelegationFacts & { readonly delegationId: string; readonly memberNumber: string })[]> {
  const { rows } = await db.execute<{
    id: string;
    member: string;
    accounts: string[];
    held: string[];
    deceased: boolean;
    guarded: boolean;
    lapsed: boolean;
  }>(
    sql`select * from (
        select delegation_id as id, member_number as member, account_numbers as accounts,
          array(select account_number from accounts where accounts.member_number = delegations.member_number
            and account_number = any(delegations.account_numbers)) as held,
          exists (select 1 from member_marks where member_marks.member_number = delegations.member_number
            and mark = 'deceased') as deceased,
          exists (select 1 from member_marks where member_marks.member_number = delegations.member_number
            and mark = 'protected') as guarded,
          coalesce(ends_on < ${today}::date, false) as lapsed
        from delegations where state in ('invited', 'accepted')
      ) known
      where deceased or guarded or lapsed or cardinality(held) < cardinality(accounts) order by id limit ${atATime}`,
  );
  return rows.map(({ id, member, accounts, held, deceased, guarded, lapsed }) => ({
    ...{ delegationId: id, memberNumber: member, accountNumbers: accounts, heldNumbers: held },
    ...{ isDeceased: deceased, isProtected: guarded, isOver: lapsed },
  }));
}

/** Delegations that a login has accepted and whose last day is over, though nobody has ended them. */
export async function lapsedOf(tx: Executor, loginKey: string, today: LocalDay): Promise<readonly string[]> {
  const found = await tx
    .select({ delegationId: delegations.delegationId })
    .from(delegations)
    .where(and(eq(delegations.loginKey, loginKey), eq(delegations.state, 'accepted'), lt(delegations.endsOn, today)))
    .orderBy(asc(delegations.delegationId));
  return found.map(({ delegationId }) => delegationId);
}

/** Takes accounts that its holder has no more out of a delegation. */
export async function narrowDelegation(tx: Executor, delegationId: string, opened: readonly string[]): Promise<void> {
  await tx
    .update(delegations)
    .set({ accountNumbers: [...opened] })
    .where(eq(delegations.delegationId, delegationId));
  await tx
    .delete(loginGrants)
    .where(and(eq(loginGrants.delegationId, delegationId), notInArray(loginGrants.accountNumber, [...opened])));
}
