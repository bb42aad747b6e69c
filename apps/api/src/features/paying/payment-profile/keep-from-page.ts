import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { noteEvent } from '../../identity/security/security-store.ts';
import type { PostingHook } from '../payments/public.ts';
import { keepStoredPayment } from './stored-payments-store.ts';

/** Keeps what the payment company stored on a page that Payment Profile opened. */
export const keepFromPage: PostingHook = async (tx, { transNo, memberNumber, storedMethod }, now) => {
  if (storedMethod === null) return;
  await keepStoredPayment(tx, { memberNumber, storedPaymentId: transNo, method: storedMethod, addedAt: now });
  const kind = 'way-to-pay-added' satisfies AuditKindOf<'hosted-payment.postback'>;
  await noteEvent(tx, { kind, at: now, memberNumber });
};
