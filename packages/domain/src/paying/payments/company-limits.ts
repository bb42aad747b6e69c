import { type Cents, formatMoney } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';

/** The amounts that a payment company takes in one charge. */
export interface AmountLimits {
  readonly minCents: Cents;
  readonly maxCents: Cents;
}

/** Judges what is to be charged at once, of all accounts together, by what the payment company takes. */
export function companyLimitViolation(amount: Cents, { minCents, maxCents }: AmountLimits): Violation | undefined {
  if (amount < minCents) return violation('payment.amount.minimum', { amount: formatMoney(minCents) });
  if (amount > maxCents) return violation('payment.amount.tooLarge', { max: formatMoney(maxCents) });
  return undefined;
}
