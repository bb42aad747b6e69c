/** How a reading came about. `keyed` was put in by a person; `estimate` was not measured. */
export type ReadingQuality = 'actual' | 'estimate' | 'keyed';

/**
 * ESPI QualityOfReading: 8 and 9 are estimated, 12 is projected and 15 normalized for weather, so none of them is what
 * the meter counted; 7 was edited by a person. The others (valid, raw, validated, verified, billing quality) are.
 */
const codes = new Map<number, ReadingQuality>([
  [7, 'keyed'],
  [8, 'estimate'],
  [9, 'estimate'],
  [12, 'estimate'],
  [15, 'estimate'],
]);

export const qualityOf = (code: number): ReadingQuality => codes.get(code) ?? 'actual';

/** The quality of what several parts make up: an estimated part makes an estimate. */
export function worstQuality(one: ReadingQuality, other: ReadingQuality): ReadingQuality {
  if (one === 'estimate' || other === 'estimate') return 'estimate';
  return one === 'keyed' || other === 'keyed' ? 'keyed' : 'actual';
}

/** The code that a feed of ours says; nothing for what was measured. */
export const codeOf: Record<ReadingQuality, number | undefined> = { actual: undefined, estimate: 8, keyed: 7 };
