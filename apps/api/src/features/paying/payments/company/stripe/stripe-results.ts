import type { ChargeDispute, TransactionResult, TransactionStatus } from '@rochdale/contract/hosted-payment/wire';
import type Stripe from 'stripe';
import { declineOf } from './stripe-declines.ts';
import { isTakenBack } from './stripe-disputes.ts';
import { brandOf, storedMethodOf } from './stripe-methods.ts';

/** What has to come with an object so that a result can be made of it. */
export const expandedOf = {
  session: ['payment_intent.latest_charge', 'setup_intent.payment_method'],
  intent: ['latest_charge'],
};

const messages: Record<TransactionStatus, string> = {
  approved: 'Thank you for your payment.',
  declined: 'Declined by the bank',
  cancelled: 'Cancelled by the payer',
  pending: 'Waiting for the payer',
  refunded: 'Given back',
  returned: 'Sent back by the bank',
  disputed: 'Contested by the payer',
  unknown: 'Not known',
};

/** What Stripe tells beside the object itself. */
export interface Standing {
  /** Every dispute of the charge, the oldest first. */
  readonly disputes: readonly ChargeDispute[];
}

/** Why a stored charge was cancelled that wanted something of a payer who is not there: a decline. */
export const unattended = 'abandoned';

/** How a requisition stands whose page was opened as a Checkout Session. */
export function resultOfSession(session: Stripe.Checkout.Session, standing: Standing, now: Date): TransactionResult {
  const transNo = session.client_reference_id ?? '';
  const intent = expanded(session.payment_intent);
  const open = resultWith(transNo, session.id, session.amount_total ?? 0, session.created);
  switch (session.status) {
    case 'complete':
      if (session.mode === 'setup') return resultOfSetup(transNo, expanded(session.setup_intent), open);
      return intent ? resultOfIntent(intent, standing) : open;
    case 'expired':
      if (intent?.last_payment_error) return resultOfIntent(intent, standing);
      return { ...open, status: 'cancelled', message: messages.cancelled, at: now.toISOString() };
    default:
      return intent?.last_payment_error ? resultOfIntent(intent, standing) : open;
  }
}

/** How a requisition stands that a PaymentIntent carries. */
export function resultOfIntent(intent: Stripe.PaymentIntent, standing: Standing): TransactionResult {
  const charge = expanded(intent.latest_charge);
  const status = statusOf(intent, charge, standing);
  const { card, us_bank_account: bank } = charge?.payment_method_details ?? {};
  const reference = charge?.id ?? intent.id;
  const isBank = bank !== undefined || intent.last_payment_error?.payment_method?.type === 'us_bank_account';
  const cents = intent.status === 'succeeded' ? intent.amount_received : intent.amount;
  const network = card?.network_transaction_id;
  return {
    ...resultWith(intent.metadata.transNo ?? '', reference, cents, charge?.created ?? intent.created),
    status,
    message: messages[status],
    paymentType: isBank ? 'echeck' : 'cc',
    lastFour: card?.last4 ?? bank?.last4 ?? intent.last_payment_error?.payment_method?.card?.last4 ?? '',
    ...(card && { cardBrand: brandOf(card.brand) }),
    confirmationNumber: status === 'approved' ? reference : '',
    ...((status === 'declined' || status === 'returned') && { decline: declineOf(intent, charge) }),
    ...(network && { networkTransactionId: network }),
    ...(standing.disputes.length > 0 && { disputes: [...standing.disputes] }),
    ...(charge && charge.amount_refunded > 0 && { refundedCents: charge.amount_refunded }),
  };
}

function statusOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  { disputes }: Standing,
): TransactionStatus {
  switch (intent.status) {
    case 'succeeded':
      if (isTakenBack(disputes)) return 'disputed';
      return charge?.refunded ? 'refunded' : 'approved';
    case 'processing':
      // The bank was told to pay; what it sends back later is a returned e-check.
      return charge?.payment_method_details?.us_bank_account ? 'approved' : 'pending';
    case 'requires_payment_method':
    case 'canceled':
      if (charge && wasSentBack(charge)) return 'returned';
      if (intent.last_payment_error || intent.cancellation_reason === unattended) return 'declined';
      return intent.status === 'canceled' ? 'cancelled' : 'pending';
    default:
      return 'pending';
  }
}

/** Whether the bank sent an e-check back. One that Stripe itself blocked never went to the bank. */
export function wasSentBack({ status, payment_method_details: details, outcome }: Stripe.Charge): boolean {
  return status === 'failed' && details?.us_bank_account !== undefined && outcome?.type !== 'blocked';
}

function resultOfSetup(
  transNo: string,
  intent: Stripe.SetupIntent | undefined,
  open: TransactionResult,
): TransactionResult {
  const method = expanded(intent?.payment_method);
  const customer = typeof intent?.customer === 'string' ? intent.customer : intent?.customer?.id;
  if (intent?.status !== 'succeeded' || !method || customer === undefined) return open;
  const kept = storedMethodOf(customer, method);
  return {
    ...resultWith(transNo, intent.id, 0, intent.created),
    status: 'approved',
    message: 'Saved',
    paymentType: kept.paymentType,
    lastFour: kept.lastFour,
    cardBrand: kept.brand,
    confirmationNumber: intent.id,
    storedMethod: kept,
  };
}

function resultWith(transNo: string, reference: string, amountCents: number, seconds: number): TransactionResult {
  return {
    transNo,
    reference,
    status: 'pending',
    amountCents,
    feeCents: 0,
    paymentType: 'cc',
    lastFour: '',
    confirmationNumber: '',
    message: messages.pending,
    at: new Date(seconds * 1000).toISOString(),
  };
}

/** An object that Stripe was asked to send along; undefined when there is none, or its number alone. */
export function expanded<T extends { id: string }>(value: T | string | null | undefined): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
