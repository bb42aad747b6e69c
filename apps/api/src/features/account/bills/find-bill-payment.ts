import { type BillPayment, billPayment, type PlanOfBill } from '@rochdale/domain/account/bills/bill-payment';
import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import { debitDay, debitNotice } from '@rochdale/domain/planned/due-payments/announced-debit';
import type { Database } from '../../../platform/database/database.ts';
import { owingOf } from '../../communications/notices/public.ts';
import { plansOf, type StandingPlan, toldOfPlans } from '../../planned/due-payments/public.ts';
import type { Bill } from './bills-store.ts';

/** What pays a bill without its member, as its account stands today. */
export async function findBillPayment(
  db: Database,
  bill: Bill,
  { today, timeZone }: { readonly today: LocalDay; readonly timeZone: string },
): Promise<BillPayment | undefined> {
  const { accountNumber } = bill;
  const [[owing], plans] = await Promise.all([owingOf(db, [accountNumber], today), plansOf(db, [accountNumber])]);
  const payment = owing && billPayment(bill, owing, plans.map(planOfBill).find(isPlan), today);
  if (payment === undefined || payment.kind === 'byBilling') return payment;
  const found = plans.find(({ planKind }) => planKind === payment.kind);
  return found ? { ...payment, day: await dayTaken(db, found, payment, { today, timeZone }) } : payment;
}

/** The day on which it can be taken, once its member has known of it for long enough (planned-85). */
async function dayTaken(
  db: Database,
  { plan, planKind, planKey, authorizationId, by, ceiling }: StandingPlan,
  { day, amount }: { readonly day: LocalDay; readonly amount: Cents },
  { today, timeZone }: { readonly today: LocalDay; readonly timeZone: string },
): Promise<LocalDay> {
  if (by.kind === 'none' || (by.kind === 'token' && by.paymentType === 'cc')) return day;
  const told = (await toldOfPlans(db, [{ planKind, planKey, authorizationId }], timeZone)).get(planKey);
  return told ? debitDay(day, debitNotice({ plan, dueDay: day, amount, ceiling }, told), today) : day;
}

function planOfBill({ plan, by, stop }: StandingPlan): PlanOfBill | undefined {
  if (plan.kind === 'scheduled') return undefined;
  if (stop === 'billing') return { plan, takes: 'byBilling' };
  const hasWay = by.kind !== 'none' || plan.kind === 'draft';
  return { plan, takes: stop === undefined && hasWay ? 'here' : 'nothing' };
}

const isPlan = (found: PlanOfBill | undefined): found is PlanOfBill => found !== undefined;
