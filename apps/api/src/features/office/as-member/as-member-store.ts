import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { asMemberPermits, asMemberViews } from '../../../tables/as-member.ts';
import { logins } from '../../../tables/sign-in.ts';

export async function addView(
  tx: Executor,
  view: Omit<typeof asMemberViews.$inferInsert, 'viewId' | 'startedAt' | 'tokenHash' | 'endedAt'>,
): Promise<void> {
  await tx.insert(asMemberViews).values({ viewId: randomUUID(), ...view });
}

/** The window of a code, held until the transaction ends: of many who trade it at once, the second finds it begun. */
export async function holdViewOfCode(tx: Executor, codeHash: Buffer) {
  const [found] = await tx.select().from(asMemberViews).where(eq(asMemberViews.codeHash, codeHash)).for('update');
  return found;
}

export async function findViewOfCode(db: Executor, codeHash: Buffer) {
  const [found] = await db.select().from(asMemberViews).where(eq(asMemberViews.codeHash, codeHash));
  return found;
}

export async function findViewOfToken(db: Executor, tokenHash: Buffer) {
  const [found] = await db.select().from(asMemberViews).where(eq(asMemberViews.tokenHash, tokenHash));
  return found;
}

export async function beginView(
  tx: Executor,
  viewId: string,
  begun: { readonly tokenHash: Buffer; readonly startedAt: Date },
): Promise<void> {
  await tx.update(asMemberViews).set(begun).where(eq(asMemberViews.viewId, viewId));
}

export async function endView(db: Executor, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .update(asMemberViews)
    .set({ endedAt: now })
    .where(and(eq(asMemberViews.tokenHash, tokenHash), isNull(asMemberViews.endedAt)));
}

export async function addPermit(
  tx: Executor,
  permit: Omit<typeof asMemberPermits.$inferInsert, 'permitId' | 'usedAt'>,
): Promise<void> {
  await tx.insert(asMemberPermits).values({ permitId: randomUUID(), ...permit });
}

const unused = (staffId: string, memberNumber: string, now: Date) =>
  and(
    eq(asMemberPermits.staffId, staffId),
    eq(asMemberPermits.memberNumber, memberNumber),
    isNull(asMemberPermits.usedAt),
    gt(asMemberPermits.permitUntil, now),
  );

/** Until when somebody may look as a member, since a second person has agreed; undefined: nobody has. */
export async function permitOf(
  db: Executor,
  staffId: string,
  memberNumber: string,
  now: Date,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ permitUntil: asMemberPermits.permitUntil })
    .from(asMemberPermits)
    .where(unused(staffId, memberNumber, now))
    .orderBy(desc(asMemberPermits.permitUntil))
    .limit(1);
  return found?.permitUntil;
}

/** Uses what a second person has agreed to, all of it; answers whether there was some. */
export async function usePermit(tx: Executor, staffId: string, memberNumber: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(asMemberPermits)
    .set({ usedAt: now })
    .where(unused(staffId, memberNumber, now))
    .returning({ permitId: asMemberPermits.permitId });
  return used.length > 0;
}

/** Where mail reaches a member: as the billing system has it, and as the login does. */
export async function mailsOf(db: Executor, memberNumber: string): Promise<string[]> {
  const found = await db
    .select({ own: members.email, login: logins.email })
    .from(members)
    .leftJoin(logins, eq(logins.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  return found.flatMap(({ own, login }) => [own, login]).filter((mail) => mail !== null);
}

/** Forgets windows and agreements that ended before an instant. */
export async function forgetViewsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(asMemberViews).where(lt(asMemberViews.codeUntil, before));
  await db.delete(asMemberPermits).where(lt(asMemberPermits.permitUntil, before));
}
