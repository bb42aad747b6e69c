import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { amountDue } from '../due-payments/amount-due.ts';
import type { AutoPayPlan, BillDays } from '../due-payments/payment-plan.ts';
import { daysAhead } from '../planned-payments/days-ahead.ts';
import type { DayTakenUp } from '../planned-payments/plan-ahead.ts';

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

/** A due day of an account's auto pay that was taken up already, and stands. */
export interface ExpectedDay extends Pick<DayTakenUp, 'dueDay' | 'state' | 'tryOn'> {
  /** From when on the balance may be taken from a bank account on that day. */
  readonly debitFrom: LocalDay;
}

/** What decides the next payment of an account. */
export interface ExpectedAccount {
  readonly accountBalance: Cents;
  readonly bills: readonly BillDays[];
  /** From when on the balance may be taken from a bank account; undefined for what a card pays. */
  readonly debitFrom?: LocalDay | undefined;
  readonly takenUp?: readonly ExpectedDay[] | undefined;
}

/**
 * The next payment as it stands now: the same day and amount rules that carry it out (planned-8), what waits already
 * among it. From a bank account it waits until it was announced, unless it lies within a limit (planned-85).
 */
export function expectedPayment(
  account: ExpectedAccount,
  { daysBefore, ceiling, startDate }: AutoPayTerms,
  today: LocalDay,
): ExpectedPayment {
  const plan = { kind: 'auto-pay', daysBefore, startDate } as const;
  const next = nextDay(plan, account, today);
  if (next === undefined)
    return account.accountBalance > 0 ? { kind: 'missed', amount: account.accountBalance } : { kind: 'nextBill' };
  const { day, debitFrom } = next;
  const due = amountDue(account, plan, ceiling ?? undefined);
  if (due.kind === 'nothing') return { kind: 'nothing', day };
  const waits = ceiling === null && debitFrom !== undefined && debitFrom > day;
  return { kind: due.kind, day: waits ? debitFrom : day, amount: due.amount };
}

/** The first day on which something is taken: one that is made up for, one that waits for another try, or the next. */
function nextDay(plan: AutoPayPlan, { bills, debitFrom, takenUp = [] }: ExpectedAccount, today: LocalDay) {
  const rows = takenUp.map(
    ({ dueDay, state, tryOn }): DayTakenUp => ({
      dueDay,
      // What is being charged right now is no day that is over.
      state: state === 'charging' ? 'due' : state,
      tryOn,
      authorizationId: agreed,
      reason: null,
      amount: 0,
      declines: 0,
    }),
  );
  const days = { plan, bills, takenUp: rows, authorizationId: agreed, by: undefined, prenoteEffectiveDate: undefined };
  const [next] = daysAhead(days, { today, nextFileDay: today });
  if (next === undefined) return undefined;
  const row = takenUp.find(({ dueDay }) => dueDay === next.dueDay);
  return { day: next.decidedOn, debitFrom: debitFrom && (row?.debitFrom ?? debitFrom) };
}

/** Every day that stands is of what the member agreed to last. */
const agreed = 'last';
