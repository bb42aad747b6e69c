import type { Cents } from '../../money.ts';
import type { BookedMoney } from './booked-money.ts';
import { addsUp, type KeptLine } from './settled-lines.ts';

/** How a line may differ from our books, or from itself. */
export const lineDifferences = ['gone', 'changed', 'twice', 'unknown', 'amount'] as const;
export type LineDifference = (typeof lineDifferences)[number];

/** How a settlement as a whole may differ: the bank refused it, or its lines do not add up to what was paid. */
export const headDifferences = ['failed', 'sum'] as const;
export type HeadDifference = (typeof headDifferences)[number];

/**
 * How a line differs from our books; null where it is matched (office-110). Our books know no fees of the company, so what
 * it keeps for itself is matched, and what it calls neither payment nor fee is not.
 */
export function differenceOf(
  { kind, grossCents, wasCents, isGone }: Pick<KeptLine, 'kind' | 'grossCents' | 'wasCents' | 'isGone'>,
  { booked, isElsewhere }: { readonly booked: BookedMoney | undefined; readonly isElsewhere: boolean },
): LineDifference | null {
  if (isGone) return 'gone';
  if (wasCents !== null) return 'changed';
  if (kind === 'fee') return null;
  if (kind === 'other') return 'unknown';
  if (isElsewhere) return 'twice';
  if (!booked) return 'unknown';
  const cents = comesIn.has(kind) ? grossCents : -grossCents;
  return cents >= booked.least && cents <= booked.most ? null : 'amount';
}

const comesIn: ReadonlySet<string> = new Set(['payment', 'dispute-won', 'refund-failed']);

/** How a settlement differs as a whole; null where the bank has what its lines come to. */
export function headDifferenceOf(
  { status, netCents }: { readonly status: 'paid' | 'failed'; readonly netCents: Cents },
  lines: readonly KeptLine[],
): HeadDifference | null {
  if (status === 'failed') return 'failed';
  return addsUp(netCents, lines) ? null : 'sum';
}
