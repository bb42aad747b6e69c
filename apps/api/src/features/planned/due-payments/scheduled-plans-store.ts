import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { scheduledPaymentAccounts, scheduledPayments } from '../../../tables/scheduled-payments.ts';
import type { StandingPlan } from './standing-plan.ts';

/** Whether the way of paying was closed by a bank or the payment company. */
const isBlocked = sql<boolean>`exists (select 1 from stored_payments
  where stored_payments.member_number = scheduled_payments.member_number
    and stored_payments.token = scheduled_payments.token and stored_payments.blocked_at is not null)`;

/** Scheduled payments that are not deleted, in the order of their numbers. */
export async function scheduledPlans(db: Executor, which: SQL | undefined, limit: number): Promise<StandingPlan[]> {
  const found = await db
    .select({ scheduled: scheduledPayments, isBlocked })
    .from(scheduledPayments)
    .where(and(which, isNull(scheduledPayments.deletedAt)))
    .orderBy(asc(scheduledPayments.transNo))
    .limit(limit);
  const parts = await partsOf(
    db,
    found.map(({ scheduled }) => scheduled.transNo),
  );
  return found.map(({ scheduled, isBlocked: blocked }) => {
    const own = parts.filter(({ transNo }) => transNo === scheduled.transNo);
    const { token, paymentType } = scheduled;
    return {
      planKind: 'scheduled-payment',
      planKey: scheduled.transNo,
      memberNumber: scheduled.memberNumber,
      authorizationId: scheduled.authorizationId,
      plan: { kind: 'scheduled', paymentDate: scheduled.paymentDate, amount: scheduled.amount },
      by: blocked ? { kind: 'none' } : { kind: 'token', token, paymentType: paymentType === 'Check' ? 'echeck' : 'cc' },
      ceiling: undefined,
      paysInFull: scheduled.paysInFull,
      accounts: own.map(({ accountNumber, amount }) => ({ accountNumber, amount })),
      wasMadeHere: true,
      prenoteEffectiveDate: undefined,
      stop: own.every(({ holder }) => holder === scheduled.memberNumber) ? undefined : 'holder',
    };
  });
}

/** One that is locked until the transaction ends, so that its member can't delete it while it is begun. */
export async function lockedScheduledPlan(db: Executor, transNo: string): Promise<StandingPlan[]> {
  const which = eq(scheduledPayments.transNo, transNo);
  await db.select({ transNo: scheduledPayments.transNo }).from(scheduledPayments).where(which).for('share');
  return scheduledPlans(db, which, 1);
}

async function partsOf(db: Executor, transNos: readonly string[]) {
  if (transNos.length === 0) return [];
  return db
    .select({
      transNo: scheduledPaymentAccounts.transNo,
      accountNumber: scheduledPaymentAccounts.accountNumber,
      amount: scheduledPaymentAccounts.amount,
      holder: accounts.memberNumber,
    })
    .from(scheduledPaymentAccounts)
    .leftJoin(accounts, eq(accounts.accountNumber, scheduledPaymentAccounts.accountNumber))
    .where(inArray(scheduledPaymentAccounts.transNo, [...transNos]))
    .orderBy(asc(scheduledPaymentAccounts.accountNumber));
}

/** The accounts that a scheduled payment pays, deleted or not. */
export async function scheduledAccountsOf(db: Executor, transNo: string): Promise<string[]> {
  const found = await db
    .select({ accountNumber: scheduledPaymentAccounts.accountNumber })
    .from(scheduledPaymentAccounts)
    .where(eq(scheduledPaymentAccounts.transNo, transNo))
    .orderBy(asc(scheduledPaymentAccounts.accountNumber));
  return found.map(({ accountNumber }) => accountNumber);
}
