import type { PaperlessChoice } from './paperless.ts';

/** What of a member's mail goes without paper: of one account, or of the whole membership. */
export interface PaperlessPart {
  /** Empty: the whole membership. */
  readonly accountNumber: string;
  readonly about: 'bills' | 'other';
}

const keyOf = ({ accountNumber, about }: PaperlessPart): string => `${about} ${accountNumber}`;

/** What goes without paper by a choice. */
export const paperlessParts = (choice: PaperlessChoice): readonly PaperlessPart[] => [
  ...(choice.hasOptedForPaperlessBilling ? [{ accountNumber: '', about: 'bills' } as const] : []),
  ...(choice.hasOptedForPaperlessOther ? [{ accountNumber: '', about: 'other' } as const] : []),
  ...choice.rows.flatMap(({ accountNumber, paperlessBill, paperlessOther }) => [
    ...(paperlessBill ? [{ accountNumber, about: 'bills' } as const] : []),
    ...(paperlessOther ? [{ accountNumber, about: 'other' } as const] : []),
  ]),
];

/** What a new choice agrees to, and what it takes back (identity-100). */
export function paperlessChange(
  before: PaperlessChoice,
  after: PaperlessChoice,
): { readonly given: readonly PaperlessPart[]; readonly withdrawn: readonly PaperlessPart[] } {
  const [had, has] = [paperlessParts(before), paperlessParts(after)];
  const without = (parts: readonly PaperlessPart[], others: readonly PaperlessPart[]) => {
    const known = new Set(others.map(keyOf));
    return parts.filter((part) => !known.has(keyOf(part)));
  };
  return { given: without(has, had), withdrawn: without(had, has) };
}
