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

/** The next payment as it stands now: the same day and amount rules that carry it out (planned-8). */
export function expectedPayment(
  account: { readonly accountBalance: Cents; readonly bills: readonly BillDays[] },
  { daysBefore, ceiling, startDate }: AutoPayTerms,
  today: LocalDay,
): ExpectedPayment {
  const plan = { kind: 'auto-pay', daysBefore, startDate } as const;
  const day = nextDueDay(plan, account.bills, today);
  if (day === undefined)
    return account.accountBalance > 0 ? { kind: 'missed', amount: account.accountBalance } : { kind: 'nextBill' };
  const due = amountDue(account, plan, ceiling ?? undefined);
  return due.kind === 'nothing' ? { kind: 'nothing', day } : { kind: due.kind, day, amount: due.amount };
}
