import {
  type Program,
  placeFields,
  programs,
  type Segment,
} from '@rochdale/domain/communications/announcements/segment';
import { languageNames, languages } from '@rochdale/domain/texts/languages';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Choices, Made } from './announcing-calls.ts';

/** What members can be chosen by, in the order in which it is offered. */
export const conditionFields = [...placeFields, 'programs', 'notPrograms', 'pastDue', 'language'] as const;
export type ConditionField = (typeof conditionFields)[number];

/** One condition: of a list one of these. */
export interface Condition {
  readonly field: ConditionField;
  readonly value: string;
}

export const fieldWords = {
  towns: 'announcing.field.towns',
  counties: 'announcing.field.counties',
  substations: 'announcing.field.substations',
  feeders: 'announcing.field.feeders',
  services: 'announcing.field.services',
  programs: 'announcing.field.programs',
  notPrograms: 'announcing.field.notPrograms',
  pastDue: 'announcing.field.pastDue',
  language: 'announcing.field.language',
} as const satisfies Readonly<Record<ConditionField, PlainTextCode>>;

const programWords = {
  'auto-pay': 'announcing.program.auto-pay',
  draft: 'announcing.program.draft',
  'budget-billing': 'announcing.program.budget-billing',
  prepaid: 'announcing.program.prepaid',
  paperless: 'announcing.program.paperless',
  'round-up': 'announcing.program.round-up',
} as const satisfies Readonly<Record<Program, PlainTextCode>>;

/** What may be chosen for a condition, with its words. */
export function valuesOf(
  field: ConditionField,
  choices: Choices,
  text: Translate,
): readonly { readonly value: string; readonly label: string }[] {
  switch (field) {
    case 'programs':
    case 'notPrograms':
      return programs.map((value) => ({ value, label: text(programWords[value]) }));
    case 'pastDue':
      return [
        { value: 'yes', label: text('announcing.pastDue.yes') },
        { value: 'no', label: text('announcing.pastDue.no') },
      ];
    case 'language':
      return languages.map((value) => ({ value, label: languageNames[value] }));
    default:
      return choices[field].map((value) => ({ value, label: value }));
  }
}

/** The segment that some conditions make. */
export function segmentOf(conditions: readonly Condition[]): Made['segment'] {
  const valuesFor = (field: ConditionField) =>
    conditions.filter((one) => one.field === field).map(({ value }) => value);
  const places = placeFields.flatMap((field) => {
    const values = valuesFor(field);
    return values.length === 0 ? [] : [[field, values] as const];
  });
  const among = (field: 'programs' | 'notPrograms') => programs.filter((one) => valuesFor(field).includes(one));
  const [inSome, inNone] = [among('programs'), among('notPrograms')];
  const pastDue = valuesFor('pastDue').at(-1);
  const language = languages.find((one) => one === valuesFor('language').at(-1));
  return {
    ...Object.fromEntries(places),
    ...(inSome.length > 0 && { programs: inSome }),
    ...(inNone.length > 0 && { notPrograms: inNone }),
    ...(pastDue !== undefined && { pastDue: pastDue === 'yes' }),
    ...(language && { language }),
  };
}

/** The conditions of a segment, to be read. */
export function conditionsOf(segment: Segment): readonly Condition[] {
  const { pastDue, language } = segment;
  const listed = [...placeFields, 'programs' as const, 'notPrograms' as const].flatMap((field) =>
    (segment[field] ?? []).map((value) => ({ field, value })),
  );
  return [
    ...listed,
    ...(pastDue === undefined ? [] : [{ field: 'pastDue' as const, value: pastDue ? 'yes' : 'no' }]),
    ...(language === undefined ? [] : [{ field: 'language' as const, value: language }]),
  ];
}

const noPlaces: Choices = { towns: [], counties: [], substations: [], feeders: [], services: [] };

/** A condition as it is read: `Feeder: S1-F3`. */
export function conditionText({ field, value }: Condition, text: Translate): string {
  const known = valuesOf(field, noPlaces, text).find((one) => one.value === value)?.label;
  return text('announcing.condition.of', { field: text(fieldWords[field]), value: known ?? value });
}
