import { addDays, type LocalDay } from '../dates.ts';
import { amountDue } from '../due-payments/amount-due.ts';
import { type BillDays, nextDueDay, type PaymentPlan } from '../due-payments/payment-plan.ts';
import type { Cents } from '../money.ts';
import { type Notice, tellingDays } from './notice.ts';

/** A payment on an account, posted by the portal or by the billing system. */
export interface PaymentFacts {
  /** The portal's number of it; null where the portal does not know it. */
  readonly transNo: string | null;
  readonly day: LocalDay;
  readonly paymentId: string;
  readonly amount: Cents;
  readonly arrivedAt: Date;
  readonly chosenAt: Date;
  readonly hasReceipt: boolean;
}

/** A payment that came in since the member chose it; one that the billing system confirms later is the same. */
export function paymentReceived(payment: PaymentFacts, today: LocalDay): Notice | undefined {
  const { transNo, day, paymentId, amount, arrivedAt, chosenAt, hasReceipt } = payment;
  if (amount <= 0 || day < addDays(today, -tellingDays) || arrivedAt <= chosenAt) return undefined;
  return { kind: 'paymentReceived', subject: transNo ?? `${day} ${paymentId}`, arrivedAt, amount, day, hasReceipt };
}

/** A plan of an account, with what governs its next day. */
export interface ComingFacts {
  readonly kind: 'auto-pay' | 'draft';
  readonly plan: PaymentPlan;
  readonly bills: readonly BillDays[];
  readonly balance: Cents;
  readonly ceiling: Cents | undefined;
}

/** Money that will be taken within the member's days. Where nothing is owed, or more than the member allows, nothing is taken. */
export function draftComing(coming: ComingFacts, today: LocalDay, days: number): Notice | undefined {
  const { kind, plan, bills, balance, ceiling } = coming;
  const day = nextDueDay(plan, bills, addDays(today, 1));
  if (day === undefined || day > addDays(today, days)) return undefined;
  const taken = amountDue({ accountBalance: balance }, plan, ceiling);
  return taken.kind === 'due'
    ? { kind: 'draftComing', subject: day, plan: kind, amount: taken.amount, day }
    : undefined;
}
