import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

const listDisputes = operation('disputes.list', 'GET /v1/disputes');

export type Dispute = OfficeResponseOf<'disputes.list'>['disputes'][number];

/** Every dispute, or one payment's. */
export const useDisputes = (transNo?: string) =>
  useQuery({
    queryKey: ['disputes', transNo],
    queryFn: async () => (await listDisputes({ query: transNo === undefined ? {} : { transNo } })).disputes,
  });

/** How a dispute stands: its mark and word. */
export const disputeWords = {
  open: ['wait', 'disputes.state.open'],
  won: ['ok', 'disputes.state.won'],
  lost: ['off', 'disputes.state.lost'],
} as const satisfies Readonly<Record<Dispute['state'], readonly [MarkKind, PlainTextCode]>>;

/** What our books have of its payment. */
export const bookWords = {
  posted: 'disputes.books.posted',
  back: 'disputes.books.back',
  again: 'disputes.books.again',
  left: 'disputes.books.left',
} as const satisfies Readonly<Record<Dispute['books'], PlainTextCode>>;
