import type { StoredMethodFacts } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';
import { scheduledPayments } from '../../../tables/scheduled-payments.ts';
import { topUps } from '../../../tables/top-ups.ts';

/** What a plan is taken from: named by its facts, or as it was named when it was chosen. */
export type PaidFrom = StoredMethodFacts | { readonly named: string };

/** What each of a member's plans is taken from, by `kind key`; and which drafts the office holds. */
export async function sourcesOf(
  db: Executor,
  memberNumber: string,
): Promise<{ readonly from: ReadonlyMap<string, PaidFrom>; readonly held: ReadonlySet<string> }> {
  const byAutoPay = await db
    .select({
      key: autoPays.accountNumber,
      isCheck: sql<boolean>`${storedPayments.paymentType} = 'Check'`,
      brand: storedPayments.brand,
      lastFour: storedPayments.lastFour,
    })
    .from(autoPays)
    .innerJoin(
      storedPayments,
      and(
        eq(storedPayments.memberNumber, autoPays.memberNumber),
        eq(storedPayments.storedPaymentId, autoPays.storedPaymentId),
      ),
    )
    .where(eq(autoPays.memberNumber, memberNumber));
  const byDraft = await db
    .select({ key: drafts.accountNumber, type: drafts.draftType, lastFour: drafts.lastFour, heldAt: drafts.heldAt })
    .from(drafts)
    .where(eq(drafts.memberNumber, memberNumber));
  const byTopUp = await db
    .select({
      key: topUps.accountNumber,
      isCheck: sql<boolean>`${storedPayments.paymentType} = 'Check'`,
      brand: storedPayments.brand,
      lastFour: storedPayments.lastFour,
    })
    .from(topUps)
    .innerJoin(
      storedPayments,
      and(
        eq(storedPayments.memberNumber, topUps.memberNumber),
        eq(storedPayments.storedPaymentId, topUps.storedPaymentId),
      ),
    )
    .where(eq(topUps.memberNumber, memberNumber));
  const bySchedule = await db
    .select({ key: scheduledPayments.transNo, named: scheduledPayments.paymentMethod })
    .from(scheduledPayments)
    .where(and(eq(scheduledPayments.memberNumber, memberNumber), isNull(scheduledPayments.deletedAt)));
  return {
    from: new Map<string, PaidFrom>([
      ...byAutoPay.map(
        ({ key, isCheck, brand, lastFour }) =>
          [`auto-pay ${key}`, { paymentType: isCheck ? 'Check' : 'Credit', brand, lastFour }] as const,
      ),
      ...byTopUp.map(
        ({ key, isCheck, brand, lastFour }) =>
          [`top-up ${key}`, { paymentType: isCheck ? 'Check' : 'Credit', brand, lastFour }] as const,
      ),
      ...byDraft.map(
        ({ key, type, lastFour }) =>
          [`draft ${key}`, { paymentType: type === 'bank' ? 'Check' : 'Credit', brand: '', lastFour }] as const,
      ),
      ...bySchedule.map(({ key, named }) => [`scheduled-payment ${key}`, { named }] as const),
    ]),
    held: new Set(byDraft.flatMap(({ key, heldAt }) => (heldAt === null ? [] : [key]))),
  };
}
