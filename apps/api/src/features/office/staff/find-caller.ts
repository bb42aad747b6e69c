import { permissionsOf } from '@rochdale/domain/office/staff/roles';
import { isSessionOpen, provedUntil, sessionMinutes } from '@rochdale/domain/office/staff/staff-session';
import type { Executor } from '../../../platform/database/database.ts';
import type { StaffCaller } from '../../../platform/office/office-call.ts';
import { roleSets } from './roles-store.ts';
import { findSession, touchSession } from './sessions-store.ts';
import { rolesIn } from './staff-store.ts';

/** A session's use is written at most this often. */
const touchAfterMs = 30_000;

/**
 * Who holds a session's token. Session, person and roles are read anew with each call: what was ended, turned off or taken
 * away opens nothing from then on, in every process (office-42). A call that is no use does not keep the session open.
 */
export async function findStaffCaller(
  db: Executor,
  token: string,
  { now, isUse }: { readonly now: Date; readonly isUse: boolean },
): Promise<StaffCaller | undefined> {
  const found = await findSession(db, { token });
  if (!found || !isOpen(found, now)) return undefined;
  const { sessionId, lastUsedAt } = found.session;
  if (isUse && now.getTime() - lastUsedAt.getTime() > touchAfterMs) await touchSession(db, sessionId, now);
  return callerOf(db, found, now);
}

/** The same by a session's number, for what ends with it; it counts as no use. */
export async function findCallerOfSession(
  db: Executor,
  sessionId: string,
  now: Date,
): Promise<StaffCaller | undefined> {
  const found = await findSession(db, { sessionId });
  return found && isOpen(found, now) ? callerOf(db, found, now) : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

const isOpen = ({ session, member }: Found, now: Date): boolean =>
  member.disabledAt === null && isSessionOpen(session, now);

async function callerOf(db: Executor, { session, member }: Found, now: Date): Promise<StaffCaller> {
  const roles = rolesIn(member);
  const { sets } = await roleSets(db);
  return {
    staffId: member.staffId,
    name: member.name,
    email: member.email,
    roles,
    permissions: permissionsOf(roles, sets),
    sessionId: session.sessionId,
    needsSecondStep: session.provedAt === null,
    provedUntil: provedUntil(session, now),
    endsAt: new Date(session.startedAt.getTime() + sessionMinutes * 60_000),
  };
}
