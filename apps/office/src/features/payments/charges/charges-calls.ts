import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../../lib/calls.ts';
import type { MarkKind } from '../../../parts/mark.tsx';

export const listCharges = operation('charges.list', 'GET /v1/unknown-charges');
export const matchCharge = operation('charges.match', 'POST /v1/unknown-charges/{reference}/match');
export const giveChargeBack = operation('charges.give-back', 'POST /v1/unknown-charges/{reference}/give-back');
export const compareBooks = operation('books.compare', 'POST /v1/books/compare');
export const askPayment = operation('payments.ask', 'POST /v1/payments/{transNo}/ask');

export type Charge = OfficeResponseOf<'charges.list'>['charges'][number];
export type Compared = OfficeResponseOf<'books.compare'>;

export const chargesKey = ['unknown-charges'] as const;

/** How a charge stands: its mark and word. */
export const chargeWords = {
  open: ['warn', 'charges.state.open'],
  matched: ['ok', 'charges.state.matched'],
  'giving-back': ['run', 'charges.state.giving-back'],
  'given-back': ['off', 'charges.state.given-back'],
  gone: ['off', 'charges.state.gone'],
} as const satisfies Readonly<Record<Charge['state'], readonly [MarkKind, string]>>;

/** What differs between the books. */
export const differenceWords = {
  'not-charged': 'books.kind.not-charged',
  'charged-otherwise': 'books.kind.charged-otherwise',
  'charged-not-posted': 'books.kind.charged-not-posted',
  'billing-amount': 'books.kind.billing-amount',
  'billing-unknown': 'books.kind.billing-unknown',
  'billing-late': 'books.kind.billing-late',
  'not-exported': 'books.kind.not-exported',
} as const satisfies Readonly<Record<Compared['differences'][number]['kind'], PlainTextCode>>;
