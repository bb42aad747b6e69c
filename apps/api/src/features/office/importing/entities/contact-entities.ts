import { isEmail, tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { languages } from '@rochdale/domain/texts/languages';
import { broughtContacts } from '../../../../tables/brought-contacts.ts';
import * as field from '../csv-fields.ts';
import { type Entity, memberNumber } from './entity.ts';

/** Where the old system's notices went, with what members agreed to; settling makes contacts of them (moving-in-42). */
export const contactEntities: readonly Entity[] = [
  {
    file: 'notification-contacts.csv',
    table: broughtContacts,
    key: ['memberNumber', 'kind', 'address'],
    references: { memberNumber: 'members.csv' },
    columns: {
      memberNumber,
      kind: field.oneOf('email', 'phone'),
      address,
      verified: field.flag(false),
      verifiedOn: field.optionalDay,
      takesTexts: field.flag(false),
      takesVoice: field.flag(false),
      consentedOn: field.optionalDay,
      consentText: field.optionalText(10_000, ''),
      language: (given) => (given === '' ? { value: 'en' } : field.oneOf(...languages)(given)),
      source: field.optionalWord(60, ''),
    },
    mayLack: [
      ...['verified', 'verifiedOn', 'takesTexts', 'takesVoice', 'consentedOn', 'consentText', 'language', 'source'],
    ],
    problemOf: ([, kind, given, , , texts, voice, consentedOn]) => {
      const isPhone = /^\d{10}$/.test(String(given));
      if (isPhone !== (kind === 'phone'))
        return { column: 'address', reason: kind === 'phone' ? 'must be 10 digits' : 'is not an email address' };
      if (texts !== true && voice !== true) return undefined;
      if (kind === 'email') return { column: texts === true ? 'takesTexts' : 'takesVoice', reason: 'is for phones' };
      return consentedOn === null
        ? { column: 'consentedOn', reason: 'is empty: without its day nobody can show that the member agreed' }
        : undefined;
    },
  },
];

/** A phone as ten digits, or an e-mail address in lower case. */
function address(given: string): ReturnType<field.FieldCodec> {
  if (/^\d{10}$/.test(given)) return { value: given };
  return isEmail(given) ? { value: tidyEmail(given) } : { problem: 'is neither 10 digits nor an email address' };
}
