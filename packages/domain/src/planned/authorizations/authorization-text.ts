import { fillText } from '../../texts/text.ts';

/** Words by which a member agrees to something, which a co-op may choose itself: each with what is filled in. */
export const agreementFields = {
  draft: ['coop', 'phone', 'method'],
  autoPay: ['coop', 'phone', 'method'],
  schedule: ['coop', 'phone', 'method', 'amount', 'date'],
  contact: ['coop', 'phone'],
} as const;
export type Agreement = keyof typeof agreementFields;

/** What is filled into the words of an agreement. */
export type AgreementFields<A extends Agreement> = Readonly<Record<(typeof agreementFields)[A][number], string>>;

/** The names in braces that a co-op's words hold and nothing fills in. */
export const unknownFields = (words: string, agreement: Agreement): string[] =>
  [...words.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !agreementFields[agreement].some((field) => field === name));

/** What a member agrees to: the co-op's sentences, and a line for each account. The form shows it, the proof keeps it. */
export const agreementText = <A extends Agreement>(
  words: string,
  fields: AgreementFields<A>,
  lines: readonly string[] = [],
): string => [fillText(words, fields), ...lines].join('\n');
