import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Rehearsal } from './rehearse.ts';
import { contentOf } from './report/content-of.ts';

/** What the terminal says of a rehearsal: the verdict, and why not. */
export function describeRehearsal(
  found: Rehearsal,
  about: { readonly coop: string; readonly timeZone: string },
): string {
  const { verdict, lead, reasons } = contentOf(found, [], { ...about, text: translatorOf('en') });
  return [`${verdict}. ${lead}`, ...reasons.map((one) => `  ${one}`)].join('\n');
}
