import { randomUUID } from 'node:crypto';
import { phoneDigits } from '@rochdale/domain/identity/registration/contact';
import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type Consent, editionOf } from '../../planned/authorizations/public.ts';
import { addContactConsent, type ContactConsent, contactConsentsOf } from './contact-consents-store.ts';

/** What a member agrees to by letting a phone be texted or called: the sentences of the form. */
export const contactConsentText = ({ config, settings: { coopName: coop, phoneNumber: phone } }: Site): string =>
  agreementText<'contact'>(config.agreements.contact, { coop, phone });

/** Keeps the consent by which a phone is texted and called. */
export async function keepContactConsent(
  tx: Transaction,
  contact: Pick<ContactConsent, 'memberNumber' | 'phone' | 'takesTexts' | 'takesVoice'>,
  { text: consentText, language, network, givenAt }: Consent,
): Promise<void> {
  const { memberNumber, phone, takesTexts, takesVoice } = contact;
  await addContactConsent(tx, {
    consentId: randomUUID(),
    memberNumber,
    phone,
    takesTexts,
    takesVoice,
    consentText,
    textVersion: editionOf(consentText),
    language,
    network,
    givenAt: new Date(givenAt),
  });
}

/** The consents of a member, or for a phone, in lines for whoever has to prove them; undefined where there is none. */
export async function describeContactConsents(
  db: Executor,
  memberOrPhone: string,
  { withText }: { readonly withText: boolean },
): Promise<string | undefined> {
  const consents = await contactConsentsOf(db, phoneDigits(memberOrPhone) ?? memberOrPhone);
  if (consents.length === 0) return undefined;
  return consents.map((consent) => linesOf(consent, withText).join('\n')).join('\n\n');
}

function linesOf(consent: ContactConsent, withText: boolean): string[] {
  const { phone, memberNumber, takesTexts, takesVoice, language, textVersion, network } = consent;
  const { givenAt, endedAt, consentText } = consent;
  const uses = [takesTexts && 'texts', takesVoice && 'calls'].filter(Boolean).join(' and ');
  return [
    `contact ${phone}, member ${memberNumber}: ${uses}`,
    `  agreed ${givenAt.toISOString()} at the portal, in ${language}, edition ${textVersion}, from ${network}`,
    endedAt === null ? '  stands' : `  ended ${endedAt.toISOString()}`,
    ...(withText ? consentText.split('\n').map((line) => `  | ${line}`) : []),
  ];
}
