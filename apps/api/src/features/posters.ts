import { draftPoster } from './draft-payments/draft-poster.ts';
import type { MessageServices } from './messages/public.ts';
import { keepFromPage } from './payment-profile/public.ts';
import type { Posters } from './payments/public.ts';
import { receiptPoster } from './receipts/receipt-poster.ts';
import { schedulePoster } from './scheduled-payments/public.ts';

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
