import type { QueueAnswer, QueueKind } from '@rochdale/domain/office/queues/queues';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { memberPhones, members } from '../../../tables/accounts.ts';
import { serviceApplications } from '../../../tables/application-for-service.ts';
import { exports } from '../../../tables/exporting.ts';
import { returnedLetters } from '../../../tables/letter-return.ts';
import { paymentHelp } from '../../../tables/payment-help.ts';
import { rateRequests } from '../../../tables/rate-requests.ts';
import { serviceOrders } from '../../../tables/service-requests.ts';
import { capitalCreditClaims, unclaimedCredits } from '../../../tables/unclaimed-credits.ts';
import { findUpdate, type ProfileUpdate } from '../../account/account-profile/public.ts';
import { shownMemberName } from '../../account/accounts/public.ts';
import type { PaymentHelp } from '../../paying/payment-help/public.ts';
import type { ItemKey } from './queue-items-store.ts';

/** What was asked for, as it was sent. */
export type Asked =
  | { readonly kind: 'profile-change'; readonly row: ProfileUpdate }
  | { readonly kind: 'application'; readonly row: typeof serviceApplications.$inferSelect }
  | { readonly kind: 'service-order'; readonly row: typeof serviceOrders.$inferSelect }
  | { readonly kind: 'claim'; readonly row: typeof capitalCreditClaims.$inferSelect }
  | { readonly kind: 'rate-change'; readonly row: typeof rateRequests.$inferSelect }
  | { readonly kind: 'returned-letter'; readonly row: typeof returnedLetters.$inferSelect }
  | { readonly kind: 'payment-help'; readonly row: PaymentHelp };

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const isOrder = (itemId: string) => and(eq(serviceOrders.soNumber, itemId), isNotNull(serviceOrders.submittedAt));
const isApplication = (itemId: string) => eq(serviceApplications.applicationId, itemId);
const isHelp = (itemId: string) => eq(paymentHelp.helpNumber, itemId);
const isClaim = (itemId: string) => eq(capitalCreditClaims.claimId, itemId);
const isRateRequest = (itemId: string) => eq(rateRequests.requestId, itemId);
function isLetter(itemId: string) {
  const [memberNumber = '', letterId = ''] = itemId.split('~');
  return and(eq(returnedLetters.memberNumber, memberNumber), eq(returnedLetters.letterId, letterId));
}

const finders: { readonly [K in QueueKind]: (db: Executor, itemId: string) => Promise<Asked | undefined> } = {
  'profile-change': async (db, itemId) => {
    const row = /^\d{1,15}$/.test(itemId) ? await findUpdate(db, Number(itemId)) : undefined;
    return row && row.status !== 'direct' ? { kind: 'profile-change', row } : undefined;
  },
  application: async (db, itemId) => {
    if (!isUuid(itemId)) return undefined;
    const [row] = await db.select().from(serviceApplications).where(isApplication(itemId));
    return row && { kind: 'application', row };
  },
  'service-order': async (db, itemId) => {
    const [row] = await db.select().from(serviceOrders).where(isOrder(itemId));
    return row && { kind: 'service-order', row };
  },
  claim: async (db, itemId) => {
    if (!isUuid(itemId)) return undefined;
    const [row] = await db.select().from(capitalCreditClaims).where(isClaim(itemId));
    return row && { kind: 'claim', row };
  },
  'rate-change': async (db, itemId) => {
    if (!isUuid(itemId)) return undefined;
    const [row] = await db.select().from(rateRequests).where(isRateRequest(itemId));
    return row && { kind: 'rate-change', row };
  },
  'returned-letter': async (db, itemId) => {
    const [row] = await db.select().from(returnedLetters).where(isLetter(itemId));
    return row && { kind: 'returned-letter', row };
  },
  'payment-help': async (db, itemId) => {
    const [row] = await db.select().from(paymentHelp).where(isHelp(itemId));
    return row && { kind: 'payment-help', row };
  },
};

/** What was asked for, by its number in its queue. */
export const findAsked = (db: Executor, { kind, itemId }: ItemKey): Promise<Asked | undefined> =>
  finders[kind](db, itemId);

/** Writes what was answered; null: it is open again. What a file takes at the same moment waits for it. */
export async function writeAnswer(
  tx: Transaction,
  { kind, itemId }: { readonly kind: Exclude<QueueKind, 'profile-change'>; readonly itemId: string },
  answer: QueueAnswer | null,
  now: Date,
): Promise<{ readonly isTaken: boolean } | undefined> {
  const set = { answer, answeredAt: answer === null ? null : now };
  const written = {
    application: () => tx.update(serviceApplications).set(set).where(isApplication(itemId)).returning(),
    'service-order': () => tx.update(serviceOrders).set(set).where(isOrder(itemId)).returning(),
    claim: () => tx.update(capitalCreditClaims).set(set).where(isClaim(itemId)).returning(),
    'rate-change': () => tx.update(rateRequests).set(set).where(isRateRequest(itemId)).returning(),
    'returned-letter': () => tx.update(returnedLetters).set(set).where(isLetter(itemId)).returning(),
    'payment-help': () =>
      tx
        .update(paymentHelp)
        .set({ ...set, answeredBy: answer === null ? null : 'office' })
        .where(isHelp(itemId))
        .returning(),
  };
  const [row] = await written[kind]();
  return row && { isTaken: isTaken(row) };
}

/** Whether a file, or a live link, has taken a row to the billing system. */
export const isTaken = (row: { readonly exportNumber: number | null; readonly linkedAt?: Date | null }): boolean =>
  row.exportNumber !== null || (row.linkedAt ?? null) !== null;

/** Whose capital credits a claim is about, paid out or not. */
export async function creditOf(db: Executor, memberNumber: string) {
  const [found] = await db.select().from(unclaimedCredits).where(eq(unclaimedCredits.memberNumber, memberNumber));
  return found;
}

/** When a file for the billing system was written. */
export async function exportedAt(db: Executor, exportNumber: number): Promise<Date | undefined> {
  const [found] = await db
    .select({ createdAt: exports.createdAt })
    .from(exports)
    .where(eq(exports.exportNumber, exportNumber));
  return found?.createdAt;
}

/** Other members who have a phone. */
export const othersWithPhone = (db: Executor, phone: string, memberNumber: string) =>
  db
    .select({ memberNumber: members.memberNumber, name: shownMemberName })
    .from(memberPhones)
    .innerJoin(members, eq(members.memberNumber, memberPhones.memberNumber))
    .where(and(eq(memberPhones.phone, phone), ne(memberPhones.memberNumber, memberNumber)))
    .limit(3);
