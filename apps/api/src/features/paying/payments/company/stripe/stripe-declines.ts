import type { Decline } from '@rochdale/contract/hosted-payment/wire';
import type Stripe from 'stripe';

/** With these a card must not be tried again (Stripe: decline codes; Visa: category 1, the issuer will never approve). */
const finalOfCards = [
  'do_not_try_again',
  'fraudulent',
  'invalid_account',
  'lost_card',
  'merchant_blacklist',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
];

/** For these Stripe blocks a bank account, as Nacha asks of whoever debits it. */
const finalOfBankAccounts = [
  'account_closed',
  'bank_account_closed',
  'bank_account_frozen',
  'bank_account_invalid_details',
  'bank_account_restricted',
  'bank_account_unusable',
  'bank_ownership_changed',
  'debit_not_authorized',
  'invalid_account_number',
  'no_account',
  'payment_method_bank_account_blocked',
  'tokenized_account_number_deactivated',
];

const finalCodes = new Set([...finalOfCards, ...finalOfBankAccounts]);

/** Why an intent was declined, or its e-check sent back. */
export function declineOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): Decline {
  const error = intent.last_payment_error;
  const code = error?.decline_code ?? error?.code ?? charge?.failure_code ?? 'authentication_required';
  const advice = error?.advice_code ?? charge?.outcome?.advice_code;
  return { isFinal: advice === 'do_not_try_again' || finalCodes.has(code), code };
}
