import { addDays, daysBetween, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { type Notice, tellingDays } from './notice.ts';

/** A bill, and when it came in and when its member chose to be told of bills. */
export interface BillFacts {
  readonly billDate: LocalDay;
  readonly billNumber: string;
  readonly billedAmount: Cents;
  readonly dueDate: LocalDay | null;
  /** A prepaid account's day is no bill. */
  readonly isPrepaidDay: boolean;
  readonly arrivedAt: Date;
  readonly chosenAt: Date;
}

/** A bill that came in since the member chose it. What an import of history brings is dated long ago, and not told. */
export function billReady(bill: BillFacts, today: LocalDay): Notice | undefined {
  const { billDate, billNumber, billedAmount: amount, dueDate, isPrepaidDay, arrivedAt, chosenAt } = bill;
  if (isPrepaidDay || billDate < addDays(today, -tellingDays) || arrivedAt <= chosenAt) return undefined;
  return { kind: 'billReady', subject: `${billDate} ${billNumber}`, arrivedAt, amount, dueDate };
}

/** What an account owes, and what will pay it without its member. */
export interface OwingFacts {
  readonly isPrepaidAccount: boolean;
  /** A bankruptcy is open: of what is past due nobody is told (account-116). */
  readonly isBankrupt: boolean;
  readonly balance: Cents;
  readonly dueDate: LocalDay | null;
  readonly autoPay: {
    readonly isPaused: boolean;
    readonly daysBefore: number;
    readonly startDate: LocalDay;
    readonly ceiling: Cents | null;
    /**
     * What it charges is closed or removed, or its last attempt took nothing for a reason that stands until the member
     * does something.
     */
    readonly isFailing: boolean;
  } | null;
  /** A draft here, or one that the billing system takes by itself. */
  readonly hasDraft: boolean;
  /** What is scheduled to be paid on the due date or before it. */
  readonly scheduled: Cents;
}

/** A balance that falls due within the member's days, and that nothing pays by itself. */
export function paymentDue(owing: OwingFacts, today: LocalDay, days: number): Notice | undefined {
  const { isPrepaidAccount, balance, dueDate } = owing;
  if (isPrepaidAccount || dueDate === null || balance <= 0 || isCovered(owing, dueDate)) return undefined;
  const left = daysBetween(today, dueDate);
  if (left < 0 || left > days) return undefined;
  return { kind: 'paymentDue', subject: dueDate, amount: balance - Math.max(owing.scheduled, 0), dueDate };
}

const isCovered = (owing: OwingFacts, dueDate: LocalDay): boolean =>
  owing.scheduled >= owing.balance || isPaidByPlan(owing, dueDate);

/** Whether auto pay or a draft pays what falls due on a day. */
export function isPaidByPlan(
  { balance, autoPay, hasDraft }: Omit<OwingFacts, 'scheduled'>,
  dueDate: LocalDay,
): boolean {
  if (hasDraft) return true;
  if (autoPay === null || autoPay.isPaused || autoPay.isFailing) return false;
  const isBelowCeiling = autoPay.ceiling === null || balance <= autoPay.ceiling;
  return isBelowCeiling && addDays(dueDate, -autoPay.daysBefore) >= autoPay.startDate;
}

/** A balance whose due date has passed; once for each due date, and not for one that passed long ago. */
export function pastDue(
  {
    isPrepaidAccount,
    isBankrupt,
    balance,
    dueDate,
  }: Pick<OwingFacts, 'isPrepaidAccount' | 'isBankrupt' | 'balance' | 'dueDate'>,
  today: LocalDay,
): Notice | undefined {
  if (isPrepaidAccount || isBankrupt || dueDate === null || balance <= 0) return undefined;
  const late = daysBetween(dueDate, today);
  if (late < 1 || late > tellingDays) return undefined;
  return { kind: 'pastDue', subject: dueDate, amount: balance, dueDate };
}
