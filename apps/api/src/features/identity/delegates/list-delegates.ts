import { auditKinds } from '@rochdale/contract/audit';
import type { OperationAnswer } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import type { LocalDay } from '@rochdale/domain/dates';
import { isPastLastDay } from '@rochdale/domain/identity/delegates/end-by-rule';
import { todayAt } from '../../../platform/clock.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { findLoginOfMember, type IdentityServices } from '../sign-in/public.ts';
import { actsFor, type Delegation, delegationsOf, delegationsTo } from './delegates-store.ts';

const isKind = (kind: string) => auditKinds.find((one) => one === kind);

/** Whom a login's member lets in, what each did since, and who lets the login in. */
export async function listDelegates(
  { db, clock, site }: IdentityServices,
  ownNumber: string,
): Promise<OperationAnswer<Operations['delegates.list']>> {
  const now = clock.now();
  const today = todayAt(clock, site().timeZone);
  const login = await findLoginOfMember(db, ownNumber);
  const [given, received] = await Promise.all([
    delegationsOf(db, ownNumber),
    login ? delegationsTo(db, login.loginKey, today) : [],
  ]);
  const acts = await actsFor(
    db,
    ownNumber,
    given.flatMap(({ loginKey }) => loginKey ?? []),
  );
  const whose = (act: (typeof acts)[number]) => {
    const letIn = given.filter(
      ({ acceptedAt, endedAt }) =>
        acceptedAt !== null && act.at >= acceptedAt && (endedAt === null || act.at <= endedAt),
    );
    const own = letIn.filter(({ loginKey }) => loginKey === act.loginKey);
    // Who was let in with that username did it; else who had it then.
    return own.length > 0 ? own : letIn.filter(({ loginKey }) => act.hadBefore.some((key) => key === loginKey));
  };
  const told = acts.map((act) => ({ ...act, whose: whose(act) }));
  return {
    mayInvite: (await memberNameOf(db, ownNumber)) !== undefined,
    given: given.map((one) => ({
      ...presentAgreed(one),
      email: one.email,
      state: stateOf(one, now, today),
      invitedAt: one.invitedAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
      endedBy: one.endedBy,
      acts: told.flatMap(({ at, kind, whose }) => {
        const known = isKind(kind);
        return known && whose.includes(one) ? [{ at: at.toISOString(), kind: known }] : [];
      }),
    })),
    received: received.map(({ delegation, holder }) => ({
      ...presentAgreed(delegation),
      memberNumber: delegation.memberNumber,
      holder,
    })),
  };
}

const presentAgreed = ({ delegationId, scope, accountNumbers, endsOn }: Delegation) => ({
  delegationId,
  scope,
  accounts: accountNumbers,
  endsOn,
});

/** How one stands today: past its last day it has ended, or opens nothing any more, though nobody ended it. */
function stateOf({ state, expiresAt, endsOn }: Delegation, now: Date, today: LocalDay): Delegation['state'] | 'late' {
  if (isPastLastDay(endsOn, today)) return state === 'invited' ? 'withdrawn' : 'ended';
  return state === 'invited' && expiresAt <= now ? 'late' : state;
}
