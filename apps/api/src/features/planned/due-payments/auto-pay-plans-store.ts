import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { accountDetails } from '../../../tables/overview.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';
import type { StandingPlan, TakenBy } from './standing-plan.ts';

/** Auto pay, paused or not, in the order of its accounts. */
export async function autoPayPlans(db: Executor, which: SQL | undefined, limit: number): Promise<StandingPlan[]> {
  const found = await db
    .select({
      autoPay: autoPays,
      holder: accounts.memberNumber,
      isBillingAutoPay: accountDetails.autoPayExists,
      draftDate: accountDetails.draftDate,
      draftOf: drafts.accountNumber,
      stored: storedPayments,
    })
    .from(autoPays)
    .innerJoin(accounts, eq(accounts.accountNumber, autoPays.accountNumber))
    .leftJoin(accountDetails, eq(accountDetails.accountNumber, autoPays.accountNumber))
    .leftJoin(drafts, eq(drafts.accountNumber, autoPays.accountNumber))
    .leftJoin(
      storedPayments,
      and(
        eq(storedPayments.memberNumber, autoPays.memberNumber),
        eq(storedPayments.storedPaymentId, autoPays.storedPaymentId),
        isNull(storedPayments.removedAt),
        isNull(storedPayments.blockedAt),
      ),
    )
    .where(which)
    .orderBy(asc(autoPays.accountNumber))
    .limit(limit);
  return found.map(({ autoPay, holder, isBillingAutoPay, draftDate, draftOf, stored }) => {
    const isDraftedByBilling = draftDate !== null && draftOf === null;
    const isBilling = isBillingAutoPay === true || isDraftedByBilling;
    return {
      planKind: 'auto-pay',
      planKey: autoPay.accountNumber,
      memberNumber: autoPay.memberNumber,
      authorizationId: autoPay.authorizationId,
      plan: { kind: 'auto-pay', daysBefore: autoPay.daysBefore, startDate: autoPay.startDate },
      by: takenBy(stored),
      ceiling: autoPay.ceiling ?? undefined,
      paysInFull: false,
      accounts: [{ accountNumber: autoPay.accountNumber }],
      wasMadeHere: true,
      prenoteEffectiveDate: undefined,
      stop: stopOf(autoPay, holder, isBilling),
    };
  });
}

function stopOf(
  { memberNumber, isPaused }: typeof autoPays.$inferSelect,
  holder: string,
  isBilling: boolean,
): StandingPlan['stop'] {
  if (holder !== memberNumber) return 'holder';
  if (isPaused) return 'paused';
  return isBilling ? 'billing' : undefined;
}

function takenBy(stored: typeof storedPayments.$inferSelect | null): TakenBy {
  if (stored === null || stored.token === null) return { kind: 'none' };
  return { kind: 'token', token: stored.token, paymentType: stored.paymentType === 'Check' ? 'echeck' : 'cc' };
}
