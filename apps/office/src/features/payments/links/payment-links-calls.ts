import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../../lib/calls.ts';
import type { MarkKind } from '../../../parts/mark.tsx';

export const listLinks = operation('payment-links.list', 'GET /v1/members/{memberNumber}/payment-links');
export const sendPaymentLink = operation('payment-links.send', 'POST /v1/members/{memberNumber}/payment-links');
export const callOff = operation('payment-links.call-off', 'POST /v1/payment-links/{linkId}/call-off');

export type PaymentLink = OfficeResponseOf<'payment-links.list'>['links'][number];

export const linksKey = (memberNumber: string) => ['payment-links', memberNumber] as const;

/** How a link stands: its mark and word. */
export const linkWords = {
  open: ['run', 'paymentLinks.state.open'],
  paid: ['ok', 'paymentLinks.state.paid'],
  'called-off': ['off', 'paymentLinks.state.called-off'],
  over: ['off', 'paymentLinks.state.over'],
} as const satisfies Readonly<Record<PaymentLink['state'], readonly [MarkKind, PlainTextCode]>>;
