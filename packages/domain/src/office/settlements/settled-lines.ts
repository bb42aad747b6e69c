import type { Cents } from '../../money.ts';
import type { LineKind } from './line-kinds.ts';

/** A line of a settlement, as the company tells it. Money is below 0 where it leaves the co-op. */
export interface ToldLine {
  /** The company's own number of the line. */
  readonly lineId: string;
  readonly kind: LineKind;
  /** The payment that it is of, where the company knows it. */
  readonly transNo: string | null;
  /** The company's number of what moved, and of its charge; empty where there is none. */
  readonly reference: string;
  readonly chargeReference: string;
  /** What the payer paid or got back, what the company keeps, and gross without the fee. */
  readonly grossCents: Cents;
  readonly feeCents: Cents;
  readonly netCents: Cents;
  readonly at: string;
}

/** A line as it is kept: with what it was when it was told first, and whether it is told no more. */
export interface KeptLine extends ToldLine {
  /** Its net before it changed; null where it never did. What came to a settlement afterwards was nothing before. */
  readonly wasCents: Cents | null;
  readonly isGone: boolean;
}

const isSame = (one: ToldLine, other: ToldLine): boolean =>
  one.kind === other.kind &&
  one.transNo === other.transNo &&
  one.reference === other.reference &&
  one.chargeReference === other.chargeReference &&
  one.grossCents === other.grossCents &&
  one.feeCents === other.feeCents &&
  one.netCents === other.netCents;

/**
 * What is kept of a settlement once it was told again; nothing was kept before the first time (office-109). Told twice alike
 * it stays as it was; what changed, came later or is told no more stays marked.
 */
export function retold(kept: ReadonlyMap<string, KeptLine>, told: readonly ToldLine[]): readonly KeptLine[] {
  const isFirst = kept.size === 0;
  const now = told.map((line): KeptLine => {
    const before = kept.get(line.lineId);
    if (!before) return { ...line, wasCents: isFirst ? null : 0, isGone: false };
    const wasCents = isSame(before, line) ? before.wasCents : (before.wasCents ?? before.netCents);
    return { ...line, wasCents, isGone: false };
  });
  const still = new Set(told.map(({ lineId }) => lineId));
  const gone = [...kept.values()].filter(({ lineId }) => !still.has(lineId));
  return [...now, ...gone.map((line) => ({ ...line, isGone: true }))];
}

/** What the lines of a settlement come to; those that are told no more count no more. */
export function sumsOf(lines: readonly KeptLine[]) {
  const standing = lines.filter(({ isGone }) => !isGone);
  const sum = (of: 'grossCents' | 'feeCents' | 'netCents'): Cents =>
    standing.reduce((cents, line) => cents + line[of], 0);
  return { grossCents: sum('grossCents'), feeCents: sum('feeCents'), netCents: sum('netCents') };
}

/** Whether a settlement comes to what was paid: each line without its fee, and all lines together. */
export const addsUp = (paidCents: Cents, lines: readonly KeptLine[]): boolean =>
  lines.every(({ grossCents, feeCents, netCents }) => grossCents - feeCents === netCents) &&
  sumsOf(lines).netCents === paidCents;
