import { randomInt } from 'node:crypto';
import type { Authorization, TransactionResult, TransactionStatus } from '@rochdale/contract/hosted-payment/wire';
import type { Method } from './page/entry-form.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const code = (length: number): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** A token for a way of paying that is kept. */
export const newToken = (): string => `M${code(23)}`;

/** The company's own number of a dispute. */
export const newDisputeId = (): string => `D${code(15)}`;

/** The company's own number of a refund. */
export const newRefundReference = (): string => `F${code(15)}`;

/** The company's own number of a settlement. */
export const newSettlementId = (): string => `S${code(15)}`;

/** Makes a result of a charge, with a reference of its own. */
export function resultOf(
  authorization: Pick<Authorization, 'transNo' | 'amountCents'>,
  status: TransactionStatus,
  method: Pick<Method, 'paymentType' | 'lastFour' | 'cardBrand'>,
  feeCents: number,
  now: Date,
): TransactionResult {
  return {
    transNo: authorization.transNo,
    reference: `N${code(15)}`,
    status,
    amountCents: authorization.amountCents,
    feeCents,
    paymentType: method.paymentType,
    lastFour: method.lastFour,
    ...(method.cardBrand !== undefined && { cardBrand: method.cardBrand }),
    confirmationNumber: status === 'approved' ? `NG-${code(4)}-${randomInt(10_000, 99_999)}` : '',
    message: messages[status],
    ...(status === 'approved' &&
      method.paymentType === 'cc' && { networkTransactionId: String(randomInt(1e14, 2e14)) }),
    at: now.toISOString(),
  };
}

export const messages: Record<TransactionStatus, string> = {
  approved: 'Thank you for your payment.',
  declined: 'Declined by the bank',
  cancelled: 'Cancelled by the payer',
  pending: 'Waiting for the payer',
  refunded: 'Given back',
  returned: 'Sent back by the bank',
  disputed: 'Contested by the payer',
  unknown: 'Not known',
};
