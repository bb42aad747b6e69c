import type { MessageServices } from './communications/messages/public.ts';
import { paymentLinkHook } from './paying/payment-link/public.ts';
import { keepFromPage } from './paying/payment-profile/public.ts';
import type { PostingHooks } from './paying/payments/public.ts';
import { receiptPostingHook } from './paying/receipts/public.ts';
import { draftPostingHook } from './planned/draft-payments/draft-posting-hook.ts';
import { schedulePostingHook } from './planned/scheduled-payments/public.ts';

/** What each flow that stores a way of paying does once the payment company has kept it. */
export const postingHooks: PostingHooks = {
  'payment-profile': keepFromPage,
};

/** What each flow does once the payment company has approved; payments are confirmed by e-mail. */
export function postingHooksOf(messages: MessageServices): PostingHooks {
  const receipt = receiptPostingHook(messages);
  return {
    ...postingHooks,
    schedule: schedulePostingHook(messages),
    'quick-pay': async (tx, requisition, now) => {
      await paymentLinkHook(tx, requisition, now);
      await receipt(tx, requisition, now);
    },
    member: receipt,
    'auto-pay': receipt,
    draft: receipt,
    drafts: draftPostingHook(messages),
    'scheduled-payment': receipt,
    'top-up': receipt,
  };
}
