import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { queueItems } from '../../../tables/queue-items.ts';
import { memberPreferences } from '../../../tables/registration.ts';
import { serviceOrders } from '../../../tables/service-requests.ts';
import { ofHolder } from '../../account/holdings/public.ts';

export type ServiceOrder = typeof serviceOrders.$inferSelect;
export type NewServiceOrder = Omit<ServiceOrder, 'reviewed' | 'exportNumber' | 'linkedAt' | 'answer' | 'answeredAt'>;

/** Most past requests that are answered. */
const maxOrders = 500;

/** Requests of an account with what the office said of each, newest first. */
export async function listServiceOrders(db: Executor, accountNumber: string) {
  return db
    .select({ order: serviceOrders, template: queueItems.template, words: queueItems.words })
    .from(serviceOrders)
    .leftJoin(queueItems, and(eq(queueItems.kind, 'service-order'), eq(queueItems.itemId, serviceOrders.soNumber)))
    .where(and(eq(serviceOrders.accountNumber, accountNumber), ofHolder('service_orders')))
    .orderBy(
      desc(serviceOrders.creation),
      sql`${serviceOrders.submittedAt} desc nulls last`,
      desc(serviceOrders.soNumber),
    )
    .limit(maxOrders);
}

/** Keeps a request; false when its number is taken. */
export async function addServiceOrder(db: Executor, order: NewServiceOrder): Promise<boolean> {
  const added = await db
    .insert(serviceOrders)
    .values(order)
    .onConflictDoNothing()
    .returning({ soNumber: serviceOrders.soNumber });
  return added.length === 1;
}

/** A request that was made here, by its number. */
export async function findServiceOrder(db: Executor, soNumber: string): Promise<ServiceOrder | undefined> {
  const [found] = await db
    .select()
    .from(serviceOrders)
    .where(and(eq(serviceOrders.soNumber, soNumber), isNotNull(serviceOrders.submittedAt)));
  return found;
}

/** Whether a member wants requests confirmed by e-mail; they are until the member says otherwise. */
export async function wantsServiceOrderEmail(db: Executor, memberNumber: string): Promise<boolean> {
  const [found] = await db
    .select({ wants: memberPreferences.serviceOrderEmail })
    .from(memberPreferences)
    .where(eq(memberPreferences.memberNumber, memberNumber));
  return found?.wants ?? true;
}
