import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { goesByBills } from '../due-payments/payment-plan.ts';
import { type DayAhead, daysAhead, daysShown } from './days-ahead.ts';
import type { Ahead, Certainty, PlanAhead, PlannedKind } from './plan-ahead.ts';
import { type Owing, takeAhead } from './take-ahead.ts';

/** A payment that will be taken without its member. Money in cents. */
export interface PlannedPayment {
  readonly day: LocalDay;
  readonly kind: PlannedKind;
  readonly key: string;
  readonly accountNumbers: readonly string[];
  readonly certainty: Certainty;
  readonly amount: Cents | null;
  readonly ceiling: Cents | null;
  /** The last whole day on which its member can still change or stop it; null when that is over, or the office's. */
  readonly changeUntil: LocalDay | null;
}

/** A plan that waits for a bill. */
export type AwaitingBill = Pick<PlannedPayment, 'kind' | 'key' | 'accountNumbers' | 'ceiling'>;

export interface PlannedPayments {
  /** By day, the next one first. */
  readonly payments: readonly PlannedPayment[];
  /** What is taken with a bill that nobody knows of yet. */
  readonly withNextBill: readonly AwaitingBill[];
}

/**
 * What will be taken of a member in the days to come, as everything stands today (planned-83): each day by the rules that
 * carry it out, one after the other, so that what one takes is no longer owed to the next.
 */
export function plannedPayments(ahead: Ahead): PlannedPayments {
  const last = addDays(ahead.today, daysShown);
  const owing: Owing = new Map(ahead.accounts.map((one) => [one.account.accountNumber, one]));
  const coming = ahead.plans
    .flatMap((plan) => daysAhead(plan, ahead).map((day) => ({ plan, day })))
    .sort((one, other) => compare(one, other));
  const taken = coming.flatMap(({ plan, day }) => {
    const found = takeAhead(plan, day, owing, ahead);
    if (found === undefined) return [];
    const { decidedOn, ...payment } = found;
    return [{ ...refOf(plan), ...payment, changeUntil: changeUntil(decidedOn, ahead.today) }];
  });
  const payments = [...onItsWay(ahead), ...taken, ...topUps(ahead), ...officeDrafts(ahead, owing)].filter(
    ({ day }) => day <= last,
  );
  return {
    payments: payments.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
    withNextBill: ahead.plans
      .filter((plan) => goesByBills(plan.plan) && !coming.some((one) => one.plan === plan))
      .map(refOf),
  };
}

interface Coming {
  readonly plan: PlanAhead;
  readonly day: DayAhead;
}

/** In the order of a payment day: what was named first, then the rest of balances, then the bank file (planned-47). */
const compare = (one: Coming, other: Coming): number =>
  one.day.decidedOn === other.day.decidedOn
    ? rankOf(one.plan) - rankOf(other.plan)
    : one.day.decidedOn < other.day.decidedOn
      ? -1
      : 1;

const rankOf = ({ kind, by }: PlanAhead): number => (kind === 'scheduled-payment' ? 0 : by === 'file' ? 2 : 1);

const refOf = ({ kind, key, accounts, ceiling }: PlanAhead): AwaitingBill => ({
  kind,
  key,
  accountNumbers: accounts.map(({ accountNumber }) => accountNumber),
  ceiling: ceiling ?? null,
});

/** The day before it is decided: on the day itself it may be under way. */
function changeUntil(decidedOn: LocalDay, today: LocalDay): LocalDay | null {
  const before = addDays(decidedOn, -1);
  return before >= today ? before : null;
}

const onItsWay = ({ onItsWay: sent, today }: Ahead): PlannedPayment[] =>
  sent.map(({ day, ...one }) => ({
    ...one,
    day: day > today ? day : today,
    certainty: 'sent',
    ceiling: null,
    changeUntil: null,
  }));

/** A day that is expected at the present use moves with it: until the day before it can be stopped. */
const topUps = ({ topUps: expected, today }: Ahead): PlannedPayment[] =>
  expected.map(({ accountNumber, day, amount }) => ({
    day,
    kind: 'top-up',
    key: accountNumber,
    accountNumbers: [accountNumber],
    certainty: 'known',
    amount,
    ceiling: null,
    changeUntil: changeUntil(day, today),
  }));

/** The billing system takes what is owed, of an account on its first day all; what is taken here is owed no more. */
const officeDrafts = ({ officeDrafts: drafts, today }: Ahead, owing: Owing): PlannedPayment[] =>
  drafts
    .filter(({ day }) => day >= today)
    .map(({ accountNumber, day }) => {
      const isFirst = !drafts.some((one) => one.accountNumber === accountNumber && one.day >= today && one.day < day);
      const owed = isFirst ? (owing.get(accountNumber)?.owed ?? 0) : 0;
      return {
        day,
        kind: 'office-draft',
        key: accountNumber,
        accountNumbers: [accountNumber],
        certainty: owed > 0 ? 'about' : 'open',
        amount: owed > 0 ? owed : null,
        ceiling: null,
        changeUntil: null,
      };
    });
