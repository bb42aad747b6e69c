import type { BillDays, PaymentPlan } from '@rochdale/domain/due-payments/payment-plan';
import type { Cents } from '@rochdale/domain/money';
import type { PaymentType } from '@rochdale/domain/payments/payable-account';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Executor } from '../../platform/database/database.ts';
import { autoPays } from '../auto-pay/auto-pay.tables.ts';
import { drafts } from '../draft-payments/draft-payments.tables.ts';
import { bills } from '../history/history.tables.ts';
import { accountDetails } from '../overview/overview.tables.ts';
import { storedPayments } from '../payment-profile/payment-profile.tables.ts';
import { scheduledPaymentAccounts, scheduledPayments } from '../scheduled-payments/scheduled-payments.tables.ts';
import type { duePayments } from './due-payments.tables.ts';

export type PlanKind = (typeof duePayments.$inferSelect)['planKind'];

type TakenBy =
  | { readonly kind: 'token'; readonly token: string; readonly paymentType: PaymentType }
  | { readonly kind: 'file' }
  | { readonly kind: 'none' };

/** A plan as it stands now. Money in cents. */
export interface StandingPlan {
  readonly planKind: PlanKind;
  readonly planKey: string;
  readonly memberNumber: string;
  readonly plan: PaymentPlan;
  /** What it is taken by: a token of the payment company, the co-op's bank file, or nothing that is left. */
  readonly by: TakenBy;
  readonly ceiling: Cents | undefined;
  /** The accounts it pays; with amounts where the member named them. */
  readonly accounts: readonly { readonly accountNumber: string; readonly amount?: Cents }[];
  /** When the prenote of its bank account settles. */
  readonly prenoteEffectiveDate: string | undefined;
}

/** One page of the plans of a kind, in the order of their keys. */
export type PlanPage = (after: string, limit: number) => Promise<StandingPlan[]>;

/** The plans of every kind that may fall due in a span of days, page by page. */
export function planPages(db: Executor, from: string, to: string): readonly PlanPage[] {
  return [
    (after, limit) => autoPayPlans(db, gt(autoPays.accountNumber, after), limit),
    (after, limit) => draftPlans(db, gt(drafts.accountNumber, after), limit),
    (after, limit) =>
      scheduledPlans(
        db,
        and(
          gt(scheduledPayments.transNo, after),
          gte(scheduledPayments.paymentDate, from),
          lte(scheduledPayments.paymentDate, to),
        ),
        limit,
      ),
  ];
}

/** Auto pay and drafts of some accounts. */
export async function plansOf(db: Executor, accountNumbers: readonly string[]): Promise<StandingPlan[]> {
  const most = accountNumbers.length;
  return [
    ...(await autoPayPlans(db, inArray(autoPays.accountNumber, [...accountNumbers]), most)),
    ...(await draftPlans(db, inArray(drafts.accountNumber, [...accountNumbers]), most)),
  ];
}

/** One plan as it stands; undefined when it was removed, paused or deleted. */
export async function findPlan(db: Executor, planKind: PlanKind, planKey: string): Promise<StandingPlan | undefined> {
  const found = {
    'auto-pay': () => autoPayPlans(db, eq(autoPays.accountNumber, planKey), 1),
    draft: () => draftPlans(db, eq(drafts.accountNumber, planKey), 1),
    'scheduled-payment': () => lockedScheduledPlan(db, planKey),
  };
  return (await found[planKind]())[0];
}

const typeOf = (stored: string | null): PaymentType => (stored === 'Check' ? 'echeck' : 'cc');

async function autoPayPlans(db: Executor, which: SQL | undefined, limit: number): Promise<StandingPlan[]> {
  const found = await db
    .select({ autoPay: autoPays, token: storedPayments.token, storedType: storedPayments.paymentType })
    .from(autoPays)
    .leftJoin(
      storedPayments,
      and(
        eq(storedPayments.memberNumber, autoPays.memberNumber),
        eq(storedPayments.storedPaymentId, autoPays.storedPaymentId),
        isNull(storedPayments.removedAt),
      ),
    )
    .where(and(which, eq(autoPays.isPaused, false)))
    .orderBy(asc(autoPays.accountNumber))
    .limit(limit);
  return found.map(({ autoPay, token, storedType }) => ({
    planKind: 'auto-pay',
    planKey: autoPay.accountNumber,
    memberNumber: autoPay.memberNumber,
    plan: { kind: 'auto-pay', daysBefore: autoPay.daysBefore, startDate: autoPay.startDate },
    by: token === null ? { kind: 'none' } : { kind: 'token', token, paymentType: typeOf(storedType) },
    ceiling: autoPay.ceiling ?? undefined,
    accounts: [{ accountNumber: autoPay.accountNumber }],
    prenoteEffectiveDate: undefined,
  }));
}

async function draftPlans(db: Executor, which: SQL | undefined, limit: number): Promise<StandingPlan[]> {
  const found = await db
    .select({ draft: drafts, cycleDate: accountDetails.draftDate })
    .from(drafts)
    .leftJoin(accountDetails, eq(accountDetails.accountNumber, drafts.accountNumber))
    .where(which)
    .orderBy(asc(drafts.accountNumber))
    .limit(limit);
  return found.map(({ draft, cycleDate }) => ({
    planKind: 'draft',
    planKey: draft.accountNumber,
    memberNumber: draft.memberNumber,
    plan: {
      kind: 'draft',
      method: draft.draftMethod,
      day: draft.draftDay,
      startDate: draft.startDate,
      cycleDate,
    },
    by:
      draft.token !== null
        ? { kind: 'token', token: draft.token, paymentType: draft.draftType === 'credit-card' ? 'cc' : 'echeck' }
        : { kind: draft.bankAccountNumber === null ? 'none' : 'file' },
    ceiling: undefined,
    accounts: [{ accountNumber: draft.accountNumber }],
    prenoteEffectiveDate: draft.prenoteEffectiveDate ?? undefined,
  }));
}

async function scheduledPlans(db: Executor, which: SQL | undefined, limit: number): Promise<StandingPlan[]> {
  const found = await db
    .select()
    .from(scheduledPayments)
    .where(and(which, isNull(scheduledPayments.deletedAt)))
    .orderBy(asc(scheduledPayments.transNo))
    .limit(limit);
  const parts = await db
    .select()
    .from(scheduledPaymentAccounts)
    .where(
      inArray(
        scheduledPaymentAccounts.transNo,
        found.map(({ transNo }) => transNo),
      ),
    )
    .orderBy(asc(scheduledPaymentAccounts.accountNumber));
  return found.map((scheduled) => ({
    planKind: 'scheduled-payment',
    planKey: scheduled.transNo,
    memberNumber: scheduled.memberNumber,
    plan: { kind: 'scheduled', paymentDate: scheduled.paymentDate, amount: scheduled.amount },
    by: { kind: 'token', token: scheduled.token, paymentType: typeOf(scheduled.paymentType) },
    ceiling: undefined,
    accounts: parts
      .filter(({ transNo }) => transNo === scheduled.transNo)
      .map(({ accountNumber, amount }) => ({ accountNumber, amount })),
    prenoteEffectiveDate: undefined,
  }));
}

/** One that is locked until the transaction ends, so that its member can't delete it while it is begun. */
async function lockedScheduledPlan(db: Executor, transNo: string): Promise<StandingPlan[]> {
  const which = eq(scheduledPayments.transNo, transNo);
  await db.select({ transNo: scheduledPayments.transNo }).from(scheduledPayments).where(which).for('share');
  return scheduledPlans(db, which, 1);
}

const billDays = builtOnce(['accountNumbers', 'since'], (db, { accountNumbers, since }) =>
  db
    .select({ accountNumber: bills.accountNumber, billDate: bills.billDate, dueDate: bills.dueDate })
    .from(bills)
    .where(
      and(sql`${bills.accountNumber} = any(${accountNumbers})`, gte(bills.billDate, since), isNotNull(bills.dueDate)),
    )
    .orderBy(asc(bills.billDate)),
);

/** The days of the accounts' bills since a day, oldest first. */
export async function billDaysOf(
  db: Executor,
  accountNumbers: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, readonly BillDays[]>> {
  const found = await billDays(db, { accountNumbers, since });
  const byAccount = new Map<string, BillDays[]>();
  for (const { accountNumber, billDate, dueDate } of found) {
    if (dueDate === null) continue;
    const known = byAccount.get(accountNumber) ?? [];
    byAccount.set(accountNumber, [...known, { billDate, dueDate }]);
  }
  return byAccount;
}
