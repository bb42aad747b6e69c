import { eq } from 'drizzle-orm';
import type { Executor } from '../../../../../platform/database/database.ts';
import { stripeObjects } from '../../../../../tables/stripe.ts';

/** Stands in place of an object's number when a requisition was called off before it had one. */
export const calledOff = 'void';

/** Keeps which object of Stripe stands for a requisition, or that it is called off. The first one stays, and is answered. */
export async function keepObject(db: Executor, transNo: string, objectId: string): Promise<string> {
  await db.insert(stripeObjects).values({ transNo, objectId }).onConflictDoNothing();
  const standing = await findObject(db, transNo);
  if (standing === undefined) throw new Error('The object of Stripe was not kept.');
  return standing;
}

/** The object of Stripe that stands for a requisition, or `calledOff`; undefined when none was opened. */
export async function findObject(db: Executor, transNo: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeObjects).where(eq(stripeObjects.transNo, transNo));
  return row?.objectId;
}
