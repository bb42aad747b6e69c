import type { LanguageName } from '../../texts/languages.ts';

/** What members may take part in, as far as accounts say it. */
export const programs = ['auto-pay', 'draft', 'budget-billing', 'prepaid', 'paperless', 'round-up'] as const;
export type Program = (typeof programs)[number];

/** What of an account is listed to choose from: where it is, and which service it has. */
export const placeFields = ['towns', 'counties', 'substations', 'feeders', 'services'] as const;
export type PlaceField = (typeof placeFields)[number];

/** Of which accounts the members are meant: all of it holds, and of a list one; what is left out asks for nothing. */
export interface Segment extends Partial<Readonly<Record<PlaceField, readonly string[] | undefined>>> {
  readonly programs?: readonly Program[] | undefined;
  readonly notPrograms?: readonly Program[] | undefined;
  readonly pastDue?: boolean | undefined;
  readonly language?: LanguageName | undefined;
}
