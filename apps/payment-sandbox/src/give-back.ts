import type { CompanyRefund, RefundOrder, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { Company } from './company.ts';
import { postBack } from './postback.ts';
import { newRefundReference } from './results.ts';

/** What a refund that was asked for leads to. */
export type RefundOutcome =
  | { readonly kind: 'given'; readonly refund: CompanyRefund }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The number stands for a refund of another charge, or of another amount. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unknown' };

/** What is left of a charge, its fee in it. */
const leftOf = ({ amountCents, feeCents, refundedCents = 0 }: TransactionResult): number =>
  amountCents + feeCents - refundedCents;

/** Gives so much of a charge back under the portal's number, once: asking again answers the same. The portal is told. */
export async function giveBack(
  company: Company,
  { reference, refundNumber, amountCents }: Omit<RefundOrder, 'clientId'>,
): Promise<RefundOutcome> {
  const { transactions, clock, settings } = company;
  const transNo = transactions.findByReference(reference)?.transNo;
  if (transNo === undefined) return { kind: 'unknown' };
  return transactions.alone<RefundOutcome>(transNo, async () => {
    const before = transactions.refundsOf(reference).find((one) => one.refundNumber === refundNumber);
    if (before && refundNumber !== '')
      return before.amountCents === amountCents ? { kind: 'given', refund: before } : { kind: 'other' };
    const charge = transactions.findByReference(reference);
    if (charge?.status !== 'approved') return { kind: 'refused', reason: 'This charge can not be given back.' };
    if (amountCents > leftOf(charge)) return { kind: 'refused', reason: 'So much is not left of this charge.' };
    const at = clock.now().toISOString();
    const refund = { refundNumber, reference: newRefundReference(), amountCents, status: 'done', at } as const;
    await transactions.keepRefund({ charge: reference, refund });
    const after = transactions.findByReference(reference);
    if (after) void postBack(after, settings.postbackUrl, settings.secret);
    return { kind: 'given', refund };
  });
}

/** Gives back what is left of a charge, once: asking again answers the same. Undefined when there is no such charge. */
export async function refund(
  { transactions, clock }: Company,
  reference: string,
): Promise<TransactionResult | 'notCharged' | undefined> {
  const transNo = transactions.findByReference(reference)?.transNo;
  if (transNo === undefined) return undefined;
  return transactions.alone(transNo, async () => {
    const result = transactions.findByReference(reference);
    if (!result || result.status === 'refunded') return result;
    if (result.status !== 'approved') return 'notCharged';
    const at = clock.now().toISOString();
    const amountCents = leftOf(result);
    const rest = { refundNumber: '', reference: newRefundReference(), amountCents, status: 'done', at } as const;
    await transactions.keepRefund({ charge: reference, refund: rest });
    return transactions.findByReference(reference);
  });
}
