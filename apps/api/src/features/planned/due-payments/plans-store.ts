import { and, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { scheduledPayments } from '../../../tables/scheduled-payments.ts';
import { topUps } from '../../../tables/top-ups.ts';
import { autoPayPlans } from './auto-pay-plans-store.ts';
import { draftPlans } from './draft-plans-store.ts';
import { lockedScheduledPlan, scheduledPlans } from './scheduled-plans-store.ts';
import type { PlanKind, StandingPlan } from './standing-plan.ts';
import { topUpPlans } from './top-up-plans-store.ts';

/** One page of the plans of a kind, in the order of their keys. */
export type PlanPage = (after: string, limit: number) => Promise<StandingPlan[]>;

/** The plans of every kind that are not paused and may fall due in a span of days, page by page. */
export function planPages(db: Executor, from: string, to: string): readonly PlanPage[] {
  return [
    (after, limit) => autoPayPlans(db, and(gt(autoPays.accountNumber, after), isGoingOn), limit),
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

/** Auto pay that is not paused, and drafts, of some accounts. */
export async function plansOf(db: Executor, accountNumbers: readonly string[]): Promise<StandingPlan[]> {
  const most = accountNumbers.length;
  return [
    ...(await autoPayPlans(db, and(inArray(autoPays.accountNumber, [...accountNumbers]), isGoingOn), most)),
    ...(await draftPlans(db, inArray(drafts.accountNumber, [...accountNumbers]), most)),
  ];
}

/** A member's plans that are not paused: of their accounts, and what they scheduled for a day on. */
export async function standingPlansOf(
  db: Executor,
  memberNumber: string,
  accountNumbers: readonly string[],
  from: string,
): Promise<StandingPlan[]> {
  const since = gte(scheduledPayments.paymentDate, from);
  return [
    ...(await plansOf(db, accountNumbers)),
    ...(await scheduledPlans(db, and(eq(scheduledPayments.memberNumber, memberNumber), since), mostScheduled)),
  ];
}

/** Nobody schedules more than this ahead. */
const mostScheduled = 1000;

const isGoingOn = eq(autoPays.isPaused, false);

/** One plan as it stands; undefined when it was removed or deleted. */
export async function findPlan(db: Executor, planKind: PlanKind, planKey: string): Promise<StandingPlan | undefined> {
  const found = {
    'auto-pay': () => autoPayPlans(db, eq(autoPays.accountNumber, planKey), 1),
    draft: () => draftPlans(db, eq(drafts.accountNumber, planKey), 1),
    'scheduled-payment': () => lockedScheduledPlan(db, planKey),
    'top-up': () => topUpPlans(db, eq(topUps.accountNumber, planKey), 1),
  };
  return (await found[planKind]())[0];
}
