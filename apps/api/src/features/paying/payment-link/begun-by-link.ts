import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PostingHook, Requisition } from '../payments/public.ts';
import { markLinkPaid } from './payment-links-store.ts';

const intentOfLink = z.object({ paymentLink: z.uuid() });

/** What goes with the payment of a link, so that the link is spent when the payment is posted. */
export const linkIntent = (linkId: string): z.input<typeof intentOfLink> => ({ paymentLink: linkId });

/** Equal begins of a link are one payment, whatever Quick Pay begins beside it. */
export const linkFingerprint = (linkId: string): string =>
  createHash('sha256').update(`payment-link\n${linkId}`).digest('base64url');

/** The link that a payment was begun by. */
export const linkOf = ({ intent }: Pick<Requisition, 'intent'>): string | undefined =>
  intentOfLink.safeParse(intent).data?.paymentLink;

/** Spends the link in the transaction that posts its payment (paying-82). */
export const paymentLinkHook: PostingHook = async (tx, requisition, now) => {
  const linkId = linkOf(requisition);
  if (linkId !== undefined) await markLinkPaid(tx, linkId, requisition.transNo, now);
};
