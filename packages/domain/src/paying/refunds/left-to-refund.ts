import { type Cents, formatMoney } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';
import { isInFlight, type RefundState } from './refund-state.ts';

/** What of a sum belongs to an account. */
export interface RefundPart {
  readonly accountNumber: string;
  readonly amount: Cents;
}

/** A refund of a payment, as far as it bears on the next one. */
export interface EarlierRefund {
  readonly state: RefundState;
  readonly parts: readonly RefundPart[];
  readonly fee: Cents;
}

/** What may still be given back of a payment. */
export interface LeftToRefund {
  readonly parts: readonly RefundPart[];
  readonly fee: Cents;
}

export const sumOf = (parts: readonly RefundPart[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What may still be given back: of each account what our books have of the payment (what came back, or was given back, is
 * out of them) less what is in flight; of the fee what no refund has. Never below 0 (office-66).
 */
export function leftToRefund(
  booked: readonly RefundPart[],
  fee: Cents,
  refunds: readonly EarlierRefund[],
): LeftToRefund {
  const inFlight = refunds.filter(({ state }) => isInFlight(state)).flatMap(({ parts }) => parts);
  const parts = booked.map(({ accountNumber, amount }) => {
    const held = sumOf(inFlight.filter((part) => part.accountNumber === accountNumber));
    return { accountNumber, amount: Math.max(0, amount - held) };
  });
  const given = refunds.reduce((sum, refund) => sum + (refund.state === 'refused' ? 0 : refund.fee), 0);
  return { parts, fee: sumOf(parts) === 0 ? 0 : Math.max(0, fee - given) };
}

/** Why so much may not be given back; undefined where it may. */
export function refundViolation(asked: readonly RefundPart[], left: LeftToRefund): Violation | undefined {
  if (sumOf(left.parts) === 0) return violation('refunds.nothingLeft');
  if (sumOf(asked) <= 0 || asked.some(({ amount }) => amount < 0)) return violation('refunds.noAmount');
  const names = asked.map(({ accountNumber }) => accountNumber);
  if (new Set(names).size < names.length) return violation('refunds.otherAccount');
  for (const { accountNumber, amount } of asked) {
    const own = left.parts.find((part) => part.accountNumber === accountNumber);
    if (!own) return violation('refunds.otherAccount');
    if (amount > own.amount)
      return violation('refunds.tooMuch', { account: accountNumber, left: formatMoney(own.amount) });
  }
  return undefined;
}

/** Whether the fee goes back where nobody says: it does with the whole payment (office-66). */
export const feeGoesAlong = (asked: readonly RefundPart[], payment: Cents): boolean => sumOf(asked) === payment;

/**
 * Splits a sum over accounts as what is left of each is to the whole, to the cent: who loses most by rounding down has the
 * next cent. Never more than is left of one; undefined where less is left than that.
 */
export function splitOver(left: readonly RefundPart[], sum: Cents): RefundPart[] | undefined {
  const whole = sumOf(left);
  if (sum > whole || sum < 0 || whole === 0) return undefined;
  const shares = left.map(({ accountNumber, amount }) => {
    // Of two large sums a number would not hold the product to the cent.
    const product = BigInt(amount) * BigInt(sum);
    return {
      accountNumber,
      amount: Number(product / BigInt(whole)),
      rest: Number(product % BigInt(whole)),
    };
  });
  const missing = sum - sumOf(shares);
  const next = new Set([...shares].sort((one, other) => other.rest - one.rest).slice(0, missing));
  return shares.map((share) => ({
    accountNumber: share.accountNumber,
    amount: share.amount + (next.has(share) ? 1 : 0),
  }));
}
