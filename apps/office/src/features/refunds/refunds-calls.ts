import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { type LeftToRefund, type RefundPart, sumOf } from '@rochdale/domain/paying/refunds/left-to-refund';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const seeRefunds = operation('refunds.see', 'GET /v1/payments/{transNo}/refunds');
export const askRefund = operation('refunds.ask', 'POST /v1/payments/{transNo}/refunds');
export const approve = operation('approvals.approve', 'POST /v1/approvals/{approvalId}/approve');

export type Refunds = OfficeResponseOf<'refunds.see'>;
export type Refund = Refunds['refunds'][number];
export type AskedRefund = Refunds['asked'][number];

/** Below the payments' own key, so that what changes one asks for the other anew. */
export const refundsKey = (transNo: string) => ['payments', 'refunds', transNo] as const;

type WireParts = Refunds['left']['parts'];
const partsOf = (parts: WireParts): RefundPart[] =>
  parts.map(({ accountNumber, amountCents }) => ({ accountNumber, amount: amountCents }));
export const leftOf = ({ parts, feeCents }: Refunds['left']): LeftToRefund => ({
  parts: partsOf(parts),
  fee: feeCents,
});
/** What the payer gets, the fee in it. */
export const centsOf = ({ parts, feeCents }: Refunds['left']): number => sumOf(partsOf(parts)) + feeCents;

/** The states of a refund: their marks and words. */
export const refundStates = {
  approved: ['run', 'officeRefunds.state.approved'],
  sent: ['run', 'officeRefunds.state.sent'],
  unknown: ['warn', 'officeRefunds.state.unknown'],
  done: ['ok', 'officeRefunds.state.done'],
  refused: ['bad', 'officeRefunds.state.refused'],
} as const satisfies Readonly<Record<Refund['state'], readonly [MarkKind, PlainTextCode]>>;
