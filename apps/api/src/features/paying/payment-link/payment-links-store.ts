import { createHash } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { paymentLinks } from '../../../tables/payment-links.ts';
import { requisitions } from '../../../tables/payments.ts';
import { staff } from '../../../tables/staff.ts';

export type PaymentLink = typeof paymentLinks.$inferSelect;

/** What of a link's code is kept. */
export const linkCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();

export async function addPaymentLink(tx: Executor, link: typeof paymentLinks.$inferInsert): Promise<void> {
  await tx.insert(paymentLinks).values(link);
}

/** The link of a code, however it stands. */
export async function findPaymentLink(db: Executor, code: string): Promise<PaymentLink | undefined> {
  const [found] = await db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.codeHash, linkCodeHash(code)));
  return found;
}

/** A link by its number, held until the transaction ends. */
export async function holdPaymentLink(tx: Transaction, linkId: string): Promise<PaymentLink | undefined> {
  const [found] = await tx.select().from(paymentLinks).where(eq(paymentLinks.linkId, linkId)).for('update');
  return found;
}

/** The links of a member with who sent each, the newest first. */
export async function paymentLinksOf(db: Executor, memberNumber: string, most: number) {
  return db
    .select({ link: paymentLinks, by: staff.name })
    .from(paymentLinks)
    .leftJoin(staff, eq(staff.staffId, paymentLinks.staffId))
    .where(eq(paymentLinks.memberNumber, memberNumber))
    .orderBy(desc(paymentLinks.createdAt), desc(paymentLinks.linkId))
    .limit(most);
}

export async function callOffLink(tx: Transaction, linkId: string, now: Date): Promise<void> {
  await tx.update(paymentLinks).set({ calledOffAt: now }).where(eq(paymentLinks.linkId, linkId));
}

/** The link was paid by this payment; the first one that is posted counts. */
export async function markLinkPaid(tx: Executor, linkId: string, transNo: string, now: Date): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ transNo, paidAt: now })
    .where(and(eq(paymentLinks.linkId, linkId), isNull(paymentLinks.paidAt)));
}

/** The states of what was begun by a link, held until the transaction ends: none of them is posted meanwhile. */
export async function holdPaymentsOfLink(tx: Transaction, memberNumber: string, fingerprint: string) {
  return tx
    .select({ state: requisitions.state })
    .from(requisitions)
    .where(and(eq(requisitions.memberNumber, memberNumber), eq(requisitions.fingerprint, fingerprint)))
    .orderBy(requisitions.transNo)
    .for('update');
}

/** The link that a payment was made by, with who sent it. */
export async function linkThatPaid(db: Executor, transNo: string) {
  const [found] = await db
    .select({ at: paymentLinks.createdAt, by: staff.name })
    .from(paymentLinks)
    .leftJoin(staff, eq(staff.staffId, paymentLinks.staffId))
    .where(eq(paymentLinks.transNo, transNo));
  return found;
}
