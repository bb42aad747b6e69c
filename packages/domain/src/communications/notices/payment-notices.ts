import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { amountDue } from '../../planned/due-payments/amount-due.ts';
import { debitDay, debitNotice, type ToldOfPlan } from '../../planned/due-payments/announced-debit.ts';
import { type BillDays, nextDueDay, type PaymentPlan } from '../../planned/due-payments/payment-plan.ts';
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
  /** The subjects of what the account was told of payments to come. */
  readonly told: readonly string[];
  /** What its member knows of debits; undefined where it is not taken from a bank account. */
  readonly debits: ToldOfPlan | undefined;
}

/** For so many days after its date a bill that is paid as soon as it is billed may still come in. */
const lateBillDays = 2;

/**
 * Money that will be taken within the member's days, or on this very day where it was not known before; what is taken as
 * soon as it is billed is told with the bill. More than was told is told again before the day, less is not. Where nothing
 * is owed, or more than the member allows, nothing is taken: the ceiling is the range that the member chose (Regulation E,
 * 12 CFR 1005.10(d)). The day is the one on which it can be taken by then (planned-85).
 */
export function draftComing(coming: ComingFacts, today: LocalDay, days: number): Notice | undefined {
  const { kind, plan, bills, balance, ceiling, told, debits } = coming;
  const isWhenBilled = plan.kind === 'draft' && plan.method === 'WHEN_BILLED';
  const due = nextDueDay(plan, bills, addDays(today, isWhenBilled ? -lateBillDays : 0));
  if (due === undefined || due > addDays(today, days)) return undefined;
  const taken = amountDue({ accountBalance: balance }, plan, ceiling);
  if (taken.kind !== 'due') return undefined;
  const { amount } = taken;
  const known = maxTold(told, due);
  // On its day it may have been taken already: what is owed then is no more of it.
  if (known !== undefined && (due <= today || amount <= known)) return undefined;
  const soonest = due > today ? due : today;
  const debit = { plan, dueDay: due, amount, ceiling };
  const day = debits === undefined ? soonest : debitDay(soonest, debitNotice(debit, debits), today);
  return { kind: 'draftComing', subject: `${due} ${amount}`, plan: kind, amount, day };
}

/** The most that was told of a day, in cents; a subject without an amount, of an earlier release, stands for any. */
function maxTold(subjects: readonly string[], due: LocalDay): Cents | undefined {
  const amounts = subjects
    .map((subject) => subject.split(' '))
    .flatMap(([day, amount]) =>
      day === due ? [amount === undefined ? Number.POSITIVE_INFINITY : Number(amount)] : [],
    );
  return amounts.length === 0 ? undefined : Math.max(...amounts);
}
