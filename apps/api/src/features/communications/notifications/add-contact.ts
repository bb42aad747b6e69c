import { randomUUID } from 'node:crypto';
import { contactsMax } from '@rochdale/domain/communications/notifications/contacts';
import { phoneDigits, tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { typedEmailViolation, typedPhoneViolation } from '@rochdale/domain/identity/registration/registration-form';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { violation } from '@rochdale/domain/violation';
import type { Executor } from '../../../platform/database/database.ts';
import type { Note } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { codesSpent, holdLoginOfMember, type IdentityServices } from '../../identity/sign-in/public.ts';
import { type CodeTarget, sendCode } from '../../identity/verification-codes/verification-code.ts';
import { consentTo } from '../../planned/authorizations/public.ts';
import { contactConsentText, keepContactConsent } from './contact-consent.ts';
import { type ContactRow, contactRowsOf, findAddress, putContact, setAttempt } from './contacts-store.ts';
import { tellContact } from './tell-contact.ts';

/** A contact as a member names it. */
export type TypedContact =
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'phone'; readonly address: string; readonly takesTexts: boolean; readonly takesVoice: boolean };
type Named = Pick<ContactRow, 'kind' | 'address' | 'takesTexts' | 'takesVoice'>;

/** What was typed, as it is kept. Refuses with the field that is wrong. */
function namedBy(typed: TypedContact, takesPhones: boolean): Named {
  if (typed.kind === 'email') {
    const found = typedEmailViolation(typed.address);
    if (found) throw fieldRefusal(found, 'address');
    return { kind: 'email', address: tidyEmail(typed.address), takesTexts: false, takesVoice: false };
  }
  const { address, takesTexts, takesVoice } = typed;
  const digits = phoneDigits(address);
  if (digits === undefined || !takesPhones)
    throw fieldRefusal(typedPhoneViolation(address) ?? violation('registration.contact.phoneInvalid'), 'address');
  if (!takesTexts && !takesVoice) throw fieldRefusal(violation('contacts.use.required'), 'use');
  return { kind: 'phone', address: digits, takesTexts, takesVoice };
}

/** How a code reaches a contact. */
const codeTargetOf = ({ kind, address }: Named): CodeTarget => ({
  channel: kind === 'email' ? 'email' : 'text',
  recipient: address,
});

/** Codes that are sent in an hour: from one network address, and for one member. */
export async function limitCodes(
  { db, clock }: IdentityServices,
  { memberNumber, address }: { memberNumber: string; address: string },
): Promise<void> {
  const limits = [
    { key: `contact-codes:address:${address}`, tries: 60, minutes: 60 },
    { key: `contact-codes:${memberNumber}`, tries: 20, minutes: 60 },
  ];
  await takeTries(db, limits, clock.now());
}

/** Sends a contact a code; those before it end. */
export async function sendContactCode(
  services: IdentityServices,
  tx: Executor,
  contact: Named & Pick<ContactRow, 'memberNumber' | 'contactId'>,
  language: TextLanguage,
): Promise<void> {
  const sent = await sendCode(services, tx, contact.memberNumber, codeTargetOf(contact), language);
  if (!sent.isSent) throw codesSpent(services, sent);
  await setAttempt(tx, contact, sent.attemptId);
}

/**
 * Adds a contact and sends it a code. One that waits for its code, or that messages do not reach, gets another one.
 * The address of the member's own login needs none.
 */
export async function addContact(
  services: IdentityServices,
  asked: {
    memberNumber: string;
    typed: TypedContact;
    address: string;
    language: TextLanguage;
    note: Note<'contact-added'>;
  },
): Promise<{ contactId: string; isVerified: boolean }> {
  const { db, clock, smsEnabled } = services;
  const { memberNumber, typed, address, language, note } = asked;
  const named = namedBy(typed, smsEnabled);
  await limitCodes(services, { memberNumber, address });
  return db.transaction(async (tx) => {
    const login = await holdLoginOfMember(tx, memberNumber);
    const known = await findAddress(tx, memberNumber, named.kind, named.address);
    const isListed = known !== undefined && known.removedAt === null;
    if (isListed && known.verifiedAt !== null && known.undeliverableAt === null)
      throw fieldRefusal(violation('contacts.exists'), 'address');
    const others = await contactRowsOf(tx, memberNumber);
    if (!isListed && others.length >= contactsMax) throw refusal(409, 'contacts.full', { max: contactsMax });
    const isVerified =
      named.kind === 'email' && named.address === tidyEmail(login?.email ?? '') && !known?.undeliverableAt;
    const now = clock.now();
    const contactId = known?.contactId ?? randomUUID();
    await putContact(tx, {
      memberNumber,
      contactId,
      ...named,
      // One that messages do not reach stays what it was until its code comes back.
      verifiedAt: isVerified ? now : isListed ? known.verifiedAt : null,
      removedAt: null,
      createdAt: known?.createdAt ?? now,
    });
    if (named.kind === 'phone') {
      const consent = consentTo(contactConsentText(services.site(language)), { language, address, now });
      await keepContactConsent(tx, { memberNumber, phone: named.address, ...named }, consent);
    }
    if (isVerified) {
      await note(tx, { kind: 'contact-added' });
      await tellContact(services, tx, { memberNumber, ...named }, 'added');
    } else await sendContactCode(services, tx, { memberNumber, contactId, ...named }, language);
    return { contactId, isVerified };
  });
}
