/** How long a link to pay holds (paying-81). */
export const paymentLinkHours = 48;

/** How a link to pay stands: it can be used, it was paid, the office called it off, or its time is over. */
export const paymentLinkStates = ['open', 'paid', 'called-off', 'over'] as const;
export type PaymentLinkState = (typeof paymentLinkStates)[number];

/** What a link's state follows from. */
export interface PaymentLinkTimes {
  readonly expiresAt: Date;
  readonly calledOffAt: Date | null;
  readonly paidAt: Date | null;
}

/** How a link stands. Paid stays paid: a page that was open when it was called off, or when it ended, may have been paid. */
export function paymentLinkState({ expiresAt, calledOffAt, paidAt }: PaymentLinkTimes, now: Date): PaymentLinkState {
  if (paidAt !== null) return 'paid';
  if (calledOffAt !== null) return 'called-off';
  return now < expiresAt ? 'open' : 'over';
}

/** When a link that is sent now ends. */
export const paymentLinkEnd = (now: Date): Date => new Date(now.getTime() + paymentLinkHours * 3_600_000);
