import { addDays, type LocalDay } from '../../dates.ts';
import { type Cents, formatMoney, parseAmount } from '../../money.ts';
import type { CardExpiry } from '../../paying/payment-profile/stored-payment.ts';
import { type Violation, violation } from '../../violation.ts';

/** By what a member wants an account topped up: days that the money lasts, or the money itself. */
export const topUpTriggers = ['days', 'balance'] as const;
export type TopUpTrigger = (typeof topUpTriggers)[number];

/** What members choose their days from. */
export const topUpDays = [1, 2, 3, 5, 7, 10] as const;
export const topUpMax: Cents = 999_999;

/** What a member agreed to. Money in cents; the line is days or cents. */
export interface TopUpTerms {
  readonly trigger: TopUpTrigger;
  readonly line: number;
  readonly amount: Cents;
  /** The most that is taken in a calendar month of the co-op. */
  readonly ceiling: Cents;
}

/** Whether a whole number can be the line of a trigger. */
export const isLine = (trigger: TopUpTrigger, line: number): boolean =>
  trigger === 'days'
    ? topUpDays.some((days) => days === line)
    : Number.isSafeInteger(line) && line > 0 && line <= topUpMax;

/** What is wrong with terms, beside the smallest payment that the co-op takes; undefined where nothing is. */
export function termsViolation(terms: TopUpTerms, least: Cents): Violation | undefined {
  if (!isLine(terms.trigger, terms.line)) return violation('topUp.line.invalid', { max: formatMoney(topUpMax) });
  return amountViolation(terms.amount, least) ?? ceilingViolation(terms.ceiling, terms.amount);
}

const isAmount = (amount: Cents): boolean => Number.isSafeInteger(amount) && amount > 0 && amount <= topUpMax;

function amountViolation(amount: Cents, least: Cents): Violation | undefined {
  if (!isAmount(amount)) return violation('topUp.amount.invalid', { max: formatMoney(topUpMax) });
  return amount < least ? violation('topUp.amount.least', { least: formatMoney(least) }) : undefined;
}

function ceilingViolation(ceiling: Cents, amount: Cents): Violation | undefined {
  if (!isAmount(ceiling)) return violation('topUp.ceiling.invalid', { max: formatMoney(topUpMax) });
  return ceiling < amount ? violation('topUp.ceiling.low') : undefined;
}

/** The same of what was typed. */
export const typedAmountViolation = (text: string, least: Cents): Violation | undefined =>
  amountViolation(parseAmount(text) ?? 0, least);
export const typedCeilingViolation = (text: string, amount: string): Violation | undefined =>
  ceilingViolation(parseAmount(text) ?? 0, parseAmount(amount) ?? 0);
export const typedLineViolation = (trigger: TopUpTrigger, text: string): Violation | undefined =>
  isLine(trigger, trigger === 'days' ? Number(text) : (parseAmount(text) ?? 0))
    ? undefined
    : violation('topUp.line.invalid', { max: formatMoney(topUpMax) });

/** The money of an account with what is on its way, and the days that it lasts where that can be told. */
export interface MoneyLeft {
  readonly credit: Cents;
  readonly days: number | undefined;
}

/** Whether an account has fallen to its line (paying-92). Where days cannot be told, nothing left is a fall. */
export function isFallen(
  { trigger, line }: Pick<TopUpTerms, 'trigger' | 'line'>,
  { credit, days }: MoneyLeft,
): boolean {
  if (trigger === 'balance') return credit <= line;
  return days === undefined ? credit <= 0 : days <= line;
}

/** Whether one more is within the ceiling of a month in which so much was taken or may have been (paying-93). */
export const isWithinCeiling = ({ amount, ceiling }: Pick<TopUpTerms, 'amount' | 'ceiling'>, taken: Cents): boolean =>
  taken + amount <= ceiling;

export const monthOf = (day: LocalDay): string => day.slice(0, 7);

/** The day on which money that lasts so many days falls to a line of days; of a line of money the days are those above it. */
export const fallDay = (
  { trigger, line }: Pick<TopUpTerms, 'trigger' | 'line'>,
  days: number,
  today: LocalDay,
): LocalDay => addDays(today, Math.max(0, trigger === 'days' ? days - line : days));

/** How the payment of the fall that is open stands. */
export interface OpenFall {
  readonly day: LocalDay;
  /** It took nothing, since the month's ceiling was reached or it was not made on its day. */
  readonly isPassedOver: 'ceiling' | 'late' | undefined;
}

/** What becomes of an account that is topped up by itself. */
export type TopUpStep = 'fall' | 'above' | 'nothing';

/**
 * A fall is topped up once (paying-92): there is no other until the account was above its line. One that took nothing is
 * taken up again: in another month where the ceiling kept it back, on another day where it was not made on its own.
 */
export function topUpStep(hasFallen: boolean, open: OpenFall | undefined, today: LocalDay): TopUpStep {
  if (!hasFallen) return open === undefined ? 'nothing' : 'above';
  if (open === undefined) return 'fall';
  const isPast = open.day < today;
  const isOtherMonth = monthOf(open.day) !== monthOf(today);
  if (open.isPassedOver === 'late' && isPast) return 'fall';
  return open.isPassedOver === 'ceiling' && isOtherMonth && isPast ? 'fall' : 'nothing';
}

/** Why topping up ends by itself (paying-94). */
export const topUpEnds = ['notPrepaid', 'closed', 'method', 'declined', 'restricted'] as const;
export type TopUpEnd = (typeof topUpEnds)[number];

/** What may end it. */
export interface TopUpFacts {
  readonly isPrepaidAccount: boolean;
  readonly isClosed: boolean;
  /** Undefined where the way of paying was removed. */
  readonly method:
    | { readonly isChargeable: boolean; readonly isBlocked: boolean; readonly expiry: CardExpiry }
    | undefined;
  /** How the last payment under the same agreement came out. */
  readonly last: 'failed' | 'returned' | 'restricted' | 'other' | undefined;
}

/** Why it ends now; undefined where it goes on. */
export function endOf({ isPrepaidAccount, isClosed, method, last }: TopUpFacts): TopUpEnd | undefined {
  if (!isPrepaidAccount) return 'notPrepaid';
  if (isClosed) return 'closed';
  if (last === 'failed' || last === 'returned') return 'declined';
  if (!method?.isChargeable || method.isBlocked || method.expiry === 'expired') return 'method';
  return last === 'restricted' ? 'restricted' : undefined;
}
