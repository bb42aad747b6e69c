import type { BillChange } from '@rochdale/domain/account/bill-explained/bill-change';
import type { ChangePart } from '@rochdale/domain/account/bill-explained/change-part';

/** Where a bar begins and how wide it is, in per cent. */
export interface Bar {
  readonly from: number;
  readonly width: number;
}

interface FallStep {
  readonly part: ChangePart;
  readonly bar: Bar;
  readonly spread: Bar | undefined;
}

/** Where every bar of a change stands. */
export interface FallLayout {
  /** Whether the bars of both bills are cut, and at what, in cents. */
  readonly cutAt: number | undefined;
  readonly before: Bar;
  readonly steps: readonly FallStep[];
  readonly now: Bar;
}

/** The changes have so much of the width; what lies below them all is cut off. */
const changesPart = 0.55;

/** Lays a change out as a fall of bars: each step begins where the one before it ends. */
export function fallLayout({ before, now, parts }: BillChange): FallLayout {
  const ends: number[] = [before];
  for (const { amount } of parts) ends.push((ends.at(-1) ?? before) + amount);
  const spreads = parts.flatMap(({ spread }, place) => {
    const start = ends[place] ?? before;
    return spread ? [start + spread.least, start + spread.most] : [];
  });
  const marks = [before, now, ...ends, ...spreads];
  const [least, most] = [Math.min(...marks), Math.max(...marks, 0)];
  const span = Math.max(most - least, 100);
  const cut = Math.floor((least - (span / changesPart - span)) / 100) * 100;
  const base = cut > 0 ? cut : Math.min(0, least);
  const scale = 100 / (Math.max(most - base, 100) * 1.02);
  const at = (cents: number): number => Math.round((cents - base) * scale * 10) / 10;
  const bar = (one: number, other: number): Bar => ({
    from: at(Math.min(one, other)),
    width: Math.round(Math.abs(other - one) * scale * 10) / 10,
  });
  const floor = Math.max(base, Math.min(0, least));
  return {
    cutAt: cut > 0 ? cut : undefined,
    before: bar(cut > 0 ? base : Math.max(floor, 0), before),
    steps: parts.map((part, place) => {
      const start = ends[place] ?? before;
      return {
        part,
        bar: bar(start, start + part.amount),
        spread: part.spread && bar(start + part.spread.least, start + part.spread.most),
      };
    }),
    now: bar(cut > 0 ? base : Math.max(floor, 0), now),
  };
}
