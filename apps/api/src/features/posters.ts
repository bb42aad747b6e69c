import type { MessageServices } from './communications/messages/public.ts';
import { keepFromPage } from './paying/payment-profile/public.ts';
import type { Posters } from './paying/payments/public.ts';
import { receiptPoster } from './paying/receipts/receipt-poster.ts';
import { draftPoster } from './planned/draft-payments/draft-poster.ts';
import { schedulePoster } from './planned/scheduled-payments/public.ts';

/** What each flow that stores a way of paying does once the payment company has kept it. */
export const posters: Posters = {
  'payment-profile': keepFromPage,
};

/** What each flow does once the payment company has approved; payments are confirmed by e-mail. */
export function postersOf(messages: MessageServices): Posters {
  const receipt = receiptPoster(messages);
  return {
    ...posters,
    schedule: schedulePoster(messages),
    'quick-pay': receipt,
    member: receipt,
    'auto-pay': receipt,
    draft: receipt,
    drafts: draftPoster(messages),
    'scheduled-payment': receipt,
  };
}
