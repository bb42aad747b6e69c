import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { staff } from '../../../../tables/staff.ts';
import { morningMails, morningMailTakers } from '../../../../tables/watches.ts';

/** Whether the morning e-mail of a day was written. */
export async function hasMorningMail(db: Executor, day: string): Promise<boolean> {
  return (await db.select().from(morningMails).where(eq(morningMails.day, day))).length > 0;
}

/** Makes a day's morning e-mail this transaction's; false where it was written. */
export async function takeMorningMail(tx: Executor, day: string, sentAt: Date): Promise<boolean> {
  const taken = await tx.insert(morningMails).values({ day, sentAt }).onConflictDoNothing().returning();
  return taken.length > 0;
}

/** Who of the staff wants it, with whoever may still sign in. */
export const morningMailStaff = (db: Executor) =>
  db
    .select({ staffId: staff.staffId })
    .from(morningMailTakers)
    .innerJoin(staff, eq(staff.staffId, morningMailTakers.staffId))
    .where(and(isNull(staff.disabledAt), isNotNull(staff.joinedAt)));
