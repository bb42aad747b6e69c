import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { moveDispute } from './stripe-dispute-moves.ts';
import type { Tell } from './stripe-fields.ts';
import type { StripeBooks, StripeObject } from './stripe-objects.ts';

/** What a payer's card or bank account does when it is charged, beside being charged. */
export const payersAccount = z.object({
  decline: z.object({ decline_code: z.string(), advice_code: z.string().optional() }).optional(),
  /** Wants its holder to authenticate each charge. */
  asksHolder: z.boolean().default(false),
  /** Small deposits were not confirmed yet. */
  isUnverified: z.boolean().default(false),
  /** The bank sends the e-check back. */
  bounces: z.boolean().default(false),
  /** The holder contests the charge. */
  contests: z.boolean().default(false),
});
export type PayersAccount = z.output<typeof payersAccount>;

/** Days, for Stripe. */
const laterMs = 800;

/** What becomes of a charge some days after it was made. */
export function failLater(
  books: StripeBooks,
  tell: Tell,
  intent: StripeObject,
  charge: StripeObject,
  { bounces, contests }: PayersAccount,
): void {
  if (!bounces && !contests) return;
  void pause(laterMs, undefined, { ref: false }).then(() => {
    if (bounces) bounce(books, tell, intent, charge);
    else moveDispute(books, tell, charge.id, 'open');
  });
}

function bounce(books: StripeBooks, tell: Tell, intent: StripeObject, charge: StripeObject): void {
  const failure_code = 'insufficient_funds';
  books.change(charge.id, { status: 'failed', paid: false, failure_code });
  const last_payment_error = { type: 'invalid_request_error', code: failure_code };
  const changed = books.change(intent.id, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error,
  });
  tell('payment_intent.payment_failed', changed);
}
