import { noteEvent } from '../../identity/security/security-store.ts';
import type { PostingHook } from '../payments/public.ts';
import { keepStoredPayment } from './stored-payments-store.ts';

/** Keeps what the payment company stored on a page that Payment Profile opened. */
export const keepFromPage: PostingHook = async (tx, { transNo, memberNumber, storedMethod }, now) => {
  if (storedMethod === null) return;
  await keepStoredPayment(tx, { memberNumber, storedPaymentId: transNo, method: storedMethod, addedAt: now });
  await noteEvent(tx, { kind: 'way-to-pay-added', at: now, memberNumber });
};
