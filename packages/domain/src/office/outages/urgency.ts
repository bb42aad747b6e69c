/** How pressing it is that the power comes back at a place; the first is told first. */
export const urgencies = ['life-support', 'people', 'other', 'none'] as const;
export type Urgency = (typeof urgencies)[number];

/**
 * By what words the billing system's own words for what must not stay dark are sorted, in the order in which they are
 * tried. They are read by the database too: only what both understand.
 */
export const urgencyWords = {
  'life-support': 'life.?support|medical|oxygen|ventilat|dialysis|breath',
  people: 'school|hospital|clinic|nursing|care|shelter|fire|police',
} as const;

/** How pressing a place is by what must not stay dark there; null: nothing is known (office-160). */
export function urgencyOf(mustStayOn: string | null): Urgency {
  if (mustStayOn === null) return 'none';
  const is = (words: string): boolean => new RegExp(words, 'i').test(mustStayOn);
  if (is(urgencyWords['life-support'])) return 'life-support';
  return is(urgencyWords.people) ? 'people' : 'other';
}
