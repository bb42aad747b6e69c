import type { PlainTextCode } from '../../texts/text.ts';

/** Why somebody who comes back from the provider is not let in, as the sign-in page's address says it (office-40). */
export const arrivalRefusals = {
  'too-late': 'staff.signIn.tooLate',
  'not-admitted': 'staff.signIn.notAdmitted',
  failed: 'error.unavailable',
} as const satisfies Readonly<Record<string, PlainTextCode>>;
export type ArrivalRefusal = keyof typeof arrivalRefusals;

/** The word for what refused an arrival; whatever else went wrong has `failed`. */
export const arrivalRefusalOf = (messageCode: string | undefined): ArrivalRefusal =>
  messageCode === 'staff.signIn.tooLate'
    ? 'too-late'
    : messageCode === 'staff.signIn.notAdmitted'
      ? 'not-admitted'
      : 'failed';

/** What an address's word says, if it is one of ours. */
export const arrivalSentence = (word: string | undefined): PlainTextCode | undefined =>
  Object.entries(arrivalRefusals).find(([refusal]) => refusal === word)?.[1];
