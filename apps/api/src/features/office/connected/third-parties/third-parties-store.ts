import { and, count, desc, eq, isNotNull, isNull, max } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { webhooks } from '../../../../tables/connected.ts';
import { connections, thirdParties } from '../../../../tables/connected-apps.ts';
import { staff } from '../../../../tables/staff.ts';

export type ThirdParty = typeof thirdParties.$inferSelect;

export async function addThirdParty(tx: Executor, made: typeof thirdParties.$inferInsert): Promise<void> {
  await tx.insert(thirdParties).values(made);
}

/** Third parties with who asked for them, where each is told of new data, how many connections go on, and when one was last read by; the newest first. */
export const allThirdParties = (db: Executor) =>
  db
    .select({
      party: thirdParties,
      by: staff.name,
      connections: count(connections.connectionId),
      lastReadAt: max(connections.lastReadAt),
      notifyUrl: webhooks.url,
    })
    .from(thirdParties)
    .leftJoin(staff, eq(staff.staffId, thirdParties.madeBy))
    .leftJoin(
      connections,
      and(eq(connections.appId, thirdParties.appId), isNull(connections.endedAt), isNotNull(connections.takenUpAt)),
    )
    .leftJoin(webhooks, and(eq(webhooks.appId, thirdParties.appId), isNull(webhooks.endedAt)))
    .groupBy(thirdParties.appId, staff.name, webhooks.url)
    .orderBy(desc(thirdParties.madeAt))
    .limit(200);

/** Finds a third party and lets nobody else change it until the transaction ends. */
export const holdThirdParty = async (tx: Executor, appId: string): Promise<ThirdParty | undefined> =>
  (await tx.select().from(thirdParties).where(eq(thirdParties.appId, appId)).for('update'))[0];

export async function changeThirdParty(
  tx: Executor,
  appId: string,
  change: Partial<Pick<ThirdParty, 'secretHash' | 'takenAt' | 'suspendedAt'>>,
): Promise<void> {
  await tx.update(thirdParties).set(change).where(eq(thirdParties.appId, appId));
}
