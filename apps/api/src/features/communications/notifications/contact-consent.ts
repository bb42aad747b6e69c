import { randomUUID } from 'node:crypto';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import { phoneDigits } from '@rochdale/domain/identity/registration/contact';
import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type Consent, editionOf } from '../../planned/authorizations/public.ts';
import {
  addContactConsent,
  type ContactConsent,
  consentsEndedByText,
  contactConsentsOf,
} from './contact-consents-store.ts';

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
    givenBy: 'form',
  });
}

/**
 * A text said START after STOP: what each of its members had agreed to for texts stands again, as given by that text.
 * Calls need the member's own act at the portal. Answers whose consent stands again.
 */
export async function renewConsentsByText(tx: Transaction, phone: string, givenAt: Date): Promise<string[]> {
  const ended = (await consentsEndedByText(tx, phone)).filter(({ takesTexts }) => takesTexts);
  for (const { endedAt: _, endedBy: __, ...before } of ended)
    await addContactConsent(tx, {
      ...before,
      consentId: randomUUID(),
      takesVoice: false,
      network: 'text',
      givenAt,
      givenBy: 'text',
    });
  return ended.map(({ memberNumber }) => memberNumber);
}

/** Whether one of a member's standing consents lets a channel reach an address; e-mail needs none. */
export function isAgreed(
  address: string,
  channel: NotificationChannel,
  standing: readonly Pick<ContactConsent, 'phone' | 'takesTexts' | 'takesVoice'>[],
): boolean {
  const consent = standing.find(({ phone }) => phone === address);
  return channel === 'email' || (channel === 'text' ? consent?.takesTexts : consent?.takesVoice) === true;
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
  const { givenAt, givenBy, endedAt, endedBy, consentText } = consent;
  const uses = [takesTexts && 'texts', takesVoice && 'calls'].filter(Boolean).join(' and ');
  return [
    `contact ${phone}, member ${memberNumber}: ${uses}`,
    `  agreed ${givenAt.toISOString()} ${givenWhere[givenBy]}, in ${language}, edition ${textVersion}, from ${network}`,
    endedAt === null
      ? '  stands'
      : `  ended ${endedAt.toISOString()}${endedBy === null ? '' : ' by a text that said STOP'}`,
    ...(withText ? consentText.split('\n').map((line) => `  | ${line}`) : []),
  ];
}

const givenWhere: Readonly<Record<ContactConsent['givenBy'], string>> = {
  form: 'at the portal',
  text: 'by a text that said START',
  brought: 'in the old system',
};
