/** How many accounts a person looks at (moving-in-29). */
export const sampleSize = 50;

/** What may be odd of an account, the rarest first; the rest is plain. */
export const sampleKinds = [
  'largest',
  'credit',
  'cut-off',
  'prepaid',
  'budget',
  'arrangement',
  'organization',
  'closed',
  'past-due',
  'auto-pay',
  'paperless',
  'several',
  'no-email',
  'plain',
] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** An account that is drawn, and as what. */
export interface Drawn {
  readonly accountNumber: string;
  readonly kind: SampleKind;
}

/**
 * Draws accounts kind by kind, in the order in which chance has put them (moving-in-29): one of each kind that there is,
 * then a second, until there are enough. An account of several kinds is drawn once.
 */
export function drawSample(
  candidates: Readonly<Partial<Record<SampleKind, readonly string[]>>>,
  size: number = sampleSize,
): readonly Drawn[] {
  const left = sampleKinds.map((kind) => ({ kind, numbers: [...(candidates[kind] ?? [])] }));
  const drawn = new Map<string, Drawn>();
  while (drawn.size < size && left.some(({ numbers }) => numbers.length > 0))
    for (const { kind, numbers } of left) {
      let next = numbers.shift();
      while (next !== undefined && drawn.has(next)) next = numbers.shift();
      if (next !== undefined && drawn.size < size) drawn.set(next, { accountNumber: next, kind });
    }
  return [...drawn.values()];
}
