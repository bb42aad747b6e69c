import type { Cents } from '../../money.ts';
import type { PaymentType } from '../payments/payable-account.ts';

/** What the payment company takes on top of a payment, by the co-op's word; null where only the company knows. In cents. */
export interface ConvenienceFees {
  readonly card: Cents | null;
  readonly echeck: Cents | null;
}

/** What a payment takes today; fee and total are null where only the payment company knows them. In cents. */
export interface SumToday {
  readonly payment: Cents;
  readonly fee: Cents | null;
  readonly total: Cents | null;
}

/**
 * The sum that is said before a payer is led to the payment company (paying-71). The company charges once, and takes one
 * fee, however many accounts are paid. Nothing is taken where nothing is paid.
 */
export function sumToday(payment: Cents, paymentType: PaymentType, fees: ConvenienceFees): SumToday {
  const charged = paymentType === 'cc' ? fees.card : fees.echeck;
  if (charged === null) return { payment, fee: null, total: null };
  const fee = payment > 0 ? charged : 0;
  return { payment, fee, total: payment + fee };
}
