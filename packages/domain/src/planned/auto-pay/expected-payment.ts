import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { amountDue } from '../due-payments/amount-due.ts';
import { type BillDays, nextDueDay } from '../due-payments/payment-plan.ts';

/** What a member agrees to. */
export interface AutoPayTerms {
  readonly daysBefore: number;
  readonly ceiling: Cents | null;
  /** Due days before it are not paid. */
  readonly startDate: LocalDay;
}

/**
 * What auto pay will do next. `missed`: something is owed, and the day on which auto pay would have taken it is over,
 * so that the member pays it by hand. `nextBill`: nothing is known before the next bill.
 */
export type ExpectedPayment =
  | { readonly kind: 'due' | 'overCeiling'; readonly day: LocalDay; readonly amount: Cents }
  | { readonly kind: 'nothing'; readonly day: LocalDay }
  | { readonly kind: 'missed'; readonly amount: Cents }
  | { readonly kind: 'nextBill' };

/** What decides the next payment of an account. */
export interface ExpectedAccount {
  readonly accountBalance: Cents;
  readonly bills: readonly BillDays[];
  /** From when on the balance may be taken from a bank account; undefined for what a card pays. */
  readonly debitFrom?: LocalDay | undefined;
}

/**
 * The next payment as it stands now: the same day and amount rules that carry it out (planned-8). From a bank account
 * it waits until it was announced, unless it lies within a limit (planned-85).
 */
export function expectedPayment(
  account: ExpectedAccount,
  { daysBefore, ceiling, startDate }: AutoPayTerms,
  today: LocalDay,
): ExpectedPayment {
  const plan = { kind: 'auto-pay', daysBefore, startDate } as const;
  const day = nextDueDay(plan, account.bills, today);
  if (day === undefined)
    return account.accountBalance > 0 ? { kind: 'missed', amount: account.accountBalance } : { kind: 'nextBill' };
  const due = amountDue(account, plan, ceiling ?? undefined);
  if (due.kind === 'nothing') return { kind: 'nothing', day };
  const waits = ceiling === null && account.debitFrom !== undefined && account.debitFrom > day;
  return { kind: due.kind, day: waits ? account.debitFrom : day, amount: due.amount };
}
