import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { stripeObjects } from './stripe.tables.ts';

/** Keeps which object of Stripe stands for a requisition. The first one stays. */
export async function keepObject(db: Executor, transNo: string, objectId: string): Promise<void> {
  await db.insert(stripeObjects).values({ transNo, objectId }).onConflictDoNothing();
}

/** The object of Stripe that stands for a requisition; undefined when none was opened. */
export async function findObject(db: Executor, transNo: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeObjects).where(eq(stripeObjects.transNo, transNo));
  return row?.objectId;
}
