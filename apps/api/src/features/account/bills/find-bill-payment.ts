import { type BillPayment, billPayment, type PlanOfBill } from '@rochdale/domain/account/bills/bill-payment';
import type { LocalDay } from '@rochdale/domain/dates';
import type { Database } from '../../../platform/database/database.ts';
import { owingOf } from '../../communications/notices/public.ts';
import { plansOf, type StandingPlan } from '../../planned/due-payments/public.ts';
import type { Bill } from './bills-store.ts';

/** What pays a bill without its member, as its account stands today. */
export async function findBillPayment(db: Database, bill: Bill, today: LocalDay): Promise<BillPayment | undefined> {
  const { accountNumber } = bill;
  const [[owing], plans] = await Promise.all([owingOf(db, [accountNumber], today), plansOf(db, [accountNumber])]);
  return owing && billPayment(bill, owing, plans.map(planOfBill).find(isPlan), today);
}

function planOfBill({ plan, by, stop }: StandingPlan): PlanOfBill | undefined {
  if (plan.kind === 'scheduled') return undefined;
  if (stop === 'billing') return { plan, takes: 'byBilling' };
  const hasWay = by.kind !== 'none' || plan.kind === 'draft';
  return { plan, takes: stop === undefined && hasWay ? 'here' : 'nothing' };
}

const isPlan = (found: PlanOfBill | undefined): found is PlanOfBill => found !== undefined;
