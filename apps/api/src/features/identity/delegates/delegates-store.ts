import type { LocalDay } from '@rochdale/domain/dates';
import type { DelegationEnder } from '@rochdale/domain/identity/delegates/invitation';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { delegations } from '../../../tables/delegations.ts';
import { loginGrants } from '../../../tables/login-grants.ts';
import { securityEvents } from '../../../tables/security.ts';
import { logins } from '../../../tables/sign-in.ts';
import { shownMemberName } from '../../account/accounts/public.ts';
import { endConnectionsWithoutAccounts } from '../connected-apps/public.ts';

export type Delegation = typeof delegations.$inferSelect;

/** A holder's delegations that a list has, and a delegate's acts that it tells. */
const longestList = 100;

export async function addDelegation(tx: Executor, delegation: typeof delegations.$inferInsert): Promise<void> {
  await tx.insert(delegations).values(delegation);
}

/** Invitations of a holder that can still be accepted. Who adds one holds the holder's login first, so that nobody adds another. */
export async function openInvitationsOf(db: Executor, memberNumber: string, now: Date): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(delegations)
    .where(
      and(eq(delegations.memberNumber, memberNumber), eq(delegations.state, 'invited'), gt(delegations.expiresAt, now)),
    );
  return found?.open ?? 0;
}

/** Now, and the co-op's day. */
interface Moment {
  readonly now: Date;
  readonly today: LocalDay;
}

/** Delegations whose last day is not over; those without one too. */
const lasts = (today: LocalDay) => or(isNull(delegations.endsOn), gte(delegations.endsOn, today));

/** Invitations with this code that can still be accepted. */
const isOpen = (codeHash: Buffer, { now, today }: Moment) =>
  and(
    eq(delegations.codeHash, codeHash),
    eq(delegations.state, 'invited'),
    gt(delegations.expiresAt, now),
    lasts(today),
  );

/** An invitation that can still be accepted, by the hash of its code, with its holder's name. */
export async function findInvitation(
  db: Executor,
  codeHash: Buffer,
  moment: Moment,
): Promise<{ readonly delegation: Delegation; readonly holder: string } | undefined> {
  const [found] = await db
    .select({ delegation: delegations, holder: shownMemberName })
    .from(delegations)
    .innerJoin(members, eq(members.memberNumber, delegations.memberNumber))
    .where(isOpen(codeHash, moment));
  return found;
}

/** Takes an invitation, once: of many who accept it at the same time one is answered true. */
export async function takeInvitation(
  tx: Executor,
  codeHash: Buffer,
  loginKey: string,
  moment: Moment,
): Promise<boolean> {
  const taken = await tx
    .update(delegations)
    .set({ state: 'accepted', loginKey, acceptedAt: moment.now })
    .where(isOpen(codeHash, moment))
    .returning({ id: delegations.delegationId });
  return taken.length > 0;
}

/** Opens what was agreed to the login; false where the login opens one of the accounts already. */
export async function openAccounts(tx: Executor, delegation: Delegation, loginKey: string): Promise<boolean> {
  const { delegationId, memberNumber, accountNumbers, scope, endsOn } = delegation;
  const opened = await tx
    .insert(loginGrants)
    .values(
      accountNumbers.map((accountNumber) => ({
        ...{ loginKey, memberNumber, accountNumber, scope, endsOn, delegationId },
        givenBy: 'delegation' as const,
      })),
    )
    .onConflictDoNothing()
    .returning({ accountNumber: loginGrants.accountNumber });
  return opened.length === accountNumbers.length;
}

/** Gives an open invitation another link; undefined where it is not open, its last day is over, or it is not this holder's. */
export async function renewInvitation(
  tx: Executor,
  { delegationId, memberNumber }: Pick<Delegation, 'delegationId' | 'memberNumber'>,
  link: Pick<Delegation, 'codeHash' | 'expiresAt'>,
  today: LocalDay,
): Promise<Delegation | undefined> {
  const [renewed] = await tx
    .update(delegations)
    .set(link)
    .where(
      and(
        eq(delegations.delegationId, delegationId),
        eq(delegations.memberNumber, memberNumber),
        eq(delegations.state, 'invited'),
        lasts(today),
      ),
    )
    .returning();
  return renewed;
}

/** A delegation of which somebody is the holder or the delegate. */
export async function findDelegation(
  db: Executor,
  delegationId: string,
  side: { readonly memberNumber: string; readonly loginKey?: string },
): Promise<Delegation | undefined> {
  const [found] = await db
    .select()
    .from(delegations)
    .where(
      and(
        eq(delegations.delegationId, delegationId),
        or(
          eq(delegations.memberNumber, side.memberNumber),
          side.loginKey === undefined ? undefined : eq(delegations.loginKey, side.loginKey),
        ),
      ),
    );
  return found;
}

/** Ends one that goes on, and closes what it opened, and what the delegate allowed to apps of that; undefined where it had ended. */
export async function endDelegation(
  tx: Transaction,
  delegationId: string,
  end: { readonly by: DelegationEnder; readonly at: Date },
): Promise<Delegation | undefined> {
  const [before] = await tx.select().from(delegations).where(eq(delegations.delegationId, delegationId)).for('update');
  if (before === undefined || (before.state !== 'invited' && before.state !== 'accepted')) return undefined;
  await tx.delete(loginGrants).where(eq(loginGrants.delegationId, delegationId));
  await tx
    .update(delegations)
    .set({ state: before.state === 'invited' ? 'withdrawn' : 'ended', endedAt: end.at, endedBy: end.by })
    .where(eq(delegations.delegationId, delegationId));
  const { loginKey, memberNumber } = before;
  const by = end.by === 'office' || end.by === 'rule' ? 'office' : 'member';
  if (loginKey !== null) await endConnectionsWithoutAccounts(tx, { loginKey, memberNumber }, { by, at: end.at });
  return before;
}

/** A holder's delegations, the newest first. */
export const delegationsOf = (db: Executor, memberNumber: string): Promise<Delegation[]> =>
  db
    .select()
    .from(delegations)
    .where(eq(delegations.memberNumber, memberNumber))
    .orderBy(desc(delegations.invitedAt))
    .limit(longestList);

/** Delegations that a login has accepted and that go on, with their holders' names. */
export const delegationsTo = (db: Executor, loginKey: string, today: LocalDay) =>
  db
    .select({ delegation: delegations, holder: shownMemberName })
    .from(delegations)
    .innerJoin(members, eq(members.memberNumber, delegations.memberNumber))
    .where(and(eq(delegations.loginKey, loginKey), eq(delegations.state, 'accepted'), lasts(today)))
    .orderBy(asc(delegations.acceptedAt))
    .limit(longestList);

/** What these logins did in a holder's name, the newest first: by which key, and who may have had it before. */
export async function actsFor(db: Executor, memberNumber: string, loginKeys: readonly string[]) {
  if (loginKeys.length === 0) return [];
  const keys = await earlierKeysOf(db, loginKeys);
  const all = [...loginKeys, ...keys.map(({ earlier }) => earlier)];
  const hadBefore = (key: string | null) => keys.filter(({ earlier }) => earlier === key).map((one) => one.loginKey);
  const found = await db
    .select({ at: securityEvents.at, kind: securityEvents.kind, loginKey: securityEvents.loginKey })
    .from(securityEvents)
    .where(and(eq(securityEvents.memberNumber, memberNumber), inArray(securityEvents.loginKey, all)))
    .orderBy(desc(securityEvents.at))
    .limit(longestList);
  return found.map((act) => ({ ...act, hadBefore: hadBefore(act.loginKey) }));
}

/** Keys by which these logins have signed in before: a new username is another. */
async function earlierKeysOf(db: Executor, loginKeys: readonly string[]) {
  const found = await db
    .selectDistinct({ loginKey: logins.loginKey, earlier: securityEvents.loginKey })
    .from(logins)
    .innerJoin(securityEvents, eq(securityEvents.memberNumber, logins.memberNumber))
    .where(
      and(
        inArray(logins.loginKey, [...loginKeys]),
        inArray(securityEvents.kind, ['signed-in', 'signed-in-on-new-device']),
        ne(securityEvents.loginKey, logins.loginKey),
      ),
    );
  return found.flatMap(({ loginKey, earlier }) => (earlier === null ? [] : [{ loginKey, earlier }]));
}
