import { randomUUID } from 'node:crypto';
import { idleMinutes, sessionMinutes } from '@rochdale/domain/office/staff/staff-session';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { newSessionToken } from '../../../platform/office/office-cookies.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { staff, staffSessions } from '../../../tables/staff.ts';

export type StaffSessionRow = typeof staffSessions.$inferSelect;

/** Opens a session; its token is stored as a hash alone. */
export async function openStaffSession(
  tx: Executor,
  session: Pick<StaffSessionRow, 'staffId' | 'way' | 'browser' | 'address' | 'provedAt'>,
  now: Date,
): Promise<string> {
  const token = newSessionToken();
  const times = { startedAt: now, lastUsedAt: now };
  await tx.insert(staffSessions).values({ sessionId: randomUUID(), tokenHash: hashOf(token), ...session, ...times });
  return token;
}

/** A session with whose it is, ended or not, by its token or its number. */
export async function findSession(db: Executor, by: { readonly token: string } | { readonly sessionId: string }) {
  const [found] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.staffId, staffSessions.staffId))
    .where('token' in by ? eq(staffSessions.tokenHash, hashOf(by.token)) : eq(staffSessions.sessionId, by.sessionId));
  return found;
}

export async function touchSession(db: Executor, sessionId: string, now: Date): Promise<void> {
  await db.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.sessionId, sessionId));
}

/** Notes that the second step was taken. */
export async function proveSession(tx: Executor, sessionId: string, now: Date): Promise<void> {
  await tx.update(staffSessions).set({ provedAt: now }).where(eq(staffSessions.sessionId, sessionId));
}

/** The sessions that may be open, of one or of all, the newest first. */
export async function openSessions(db: Executor, now: Date, staffId?: string) {
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  return db
    .select({ session: staffSessions, name: staff.name })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.staffId, staffSessions.staffId))
    .where(
      and(
        isNull(staffSessions.endedAt),
        gt(staffSessions.startedAt, ago(sessionMinutes)),
        gt(staffSessions.lastUsedAt, ago(idleMinutes)),
        staffId === undefined ? undefined : eq(staffSessions.staffId, staffId),
      ),
    )
    .orderBy(desc(staffSessions.startedAt));
}

/** Ends a session, of one person where that is said; answers whose it was, undefined when there is none open. */
export async function endSession(
  tx: Executor,
  sessionId: string,
  now: Date,
  staffId?: string,
): Promise<string | undefined> {
  const [ended] = await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(staffSessions.sessionId, sessionId),
        isNull(staffSessions.endedAt),
        staffId === undefined ? undefined : eq(staffSessions.staffId, staffId),
      ),
    )
    .returning({ staffId: staffSessions.staffId });
  return ended?.staffId;
}

/** Ends every session of somebody. */
export async function endSessionsOf(tx: Executor, staffId: string, now: Date): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)));
}
