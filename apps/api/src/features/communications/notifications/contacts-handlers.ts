import {
  channelsEnding,
  channelsServed,
  noticesEnding,
  shownAddress,
} from '@rochdale/domain/communications/notifications/contacts';
import { notificationTopics } from '@rochdale/domain/communications/notifications/topics';
import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { violation } from '@rochdale/domain/violation';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { contactsOf, phonesOf } from '../../account/accounts/public.ts';
import { findLoginOfMember, holdLoginOfMember, type IdentityServices } from '../../identity/sign-in/public.ts';
import { checkCode } from '../../identity/verification-codes/verification-code.ts';
import { consentTo } from '../../planned/authorizations/public.ts';
import { addContact, limitCodes, sendContactCode } from './add-contact.ts';
import { choicesOf, endChannels } from './choices-store.ts';
import { contactConsentText, isAgreed, keepContactConsent } from './contact-consent.ts';
import { endContactConsents, standingConsentsOf } from './contact-consents-store.ts';
import {
  type ContactName,
  type ContactRow,
  clearStops,
  contactRowsOf,
  ensureLoginContact,
  findContact,
  markContactVerified,
  removeContact,
} from './contacts-store.ts';
import { contactOf, presentContacts, suggestionsOf } from './present-contacts.ts';
import { tellContact, welcomeToTexts } from './tell-contact.ts';

type ContactsHandlers = Pick<
  Handlers,
  | 'notifications.contacts'
  | 'notifications.add-contact'
  | 'notifications.send-code'
  | 'notifications.verify-contact'
  | 'notifications.remove-contact'
  | 'notifications.resume-texts'
>;

/** Where notices go (communications-18). A new contact is verified by a code (communications-19). */
export function contactsHandlers(services: IdentityServices): ContactsHandlers {
  const { db, clock } = services;
  const contactNamed = async (name: ContactName): Promise<ContactRow> => {
    const contact = await findContact(db, name);
    if (!contact) throw refusal(404, 'error.notFound');
    return contact;
  };
  return {
    'notifications.contacts': async ({ caller: { memberNumber } }) => {
      const login = await findLoginOfMember(db, memberNumber);
      if (!login) throw refusal(404, 'error.notFound');
      await ensureLoginContact(db, memberNumber, login.email, clock.now());
      const [rows, choices, onFile, phones] = await Promise.all([
        contactRowsOf(db, memberNumber),
        choicesOf(db, memberNumber),
        contactsOf(db, memberNumber),
        phonesOf(db, memberNumber),
      ]);
      const emails = [login.email, ...(onFile?.emails ?? [])];
      return {
        results: presentContacts(rows, choices, login.email),
        suggestions: suggestionsOf(rows, emails, services.smsEnabled ? phones : []),
        takesPhones: services.smsEnabled,
      };
    },
    'notifications.add-contact': async ({ body, caller: { memberNumber }, address, note, language }) =>
      addContact(services, { memberNumber, typed: body, address, note, language }),
    'notifications.send-code': async ({ params: { contactId }, caller: { memberNumber }, address, language, text }) => {
      const contact = await contactNamed({ memberNumber, contactId });
      await limitCodes(services, { memberNumber, address });
      await db.transaction((tx) => sendContactCode(services, tx, contact, language));
      return { message: text('contacts.codeSent', { contact: shownAddress(contact) }) };
    },
    'notifications.verify-contact': async ({
      params: { contactId },
      body,
      caller: { memberNumber },
      note,
      text,
      language,
    }) => {
      const contact = await contactNamed({ memberNumber, contactId });
      await takeTries(db, [{ key: `contact-verified:${memberNumber}`, tries: 30, minutes: 60 }], clock.now());
      const { attemptId } = contact;
      const verified = attemptId === null ? undefined : await checkCode(services, attemptId, body.verificationCode);
      if (verified !== memberNumber) throw fieldRefusal(violation('contacts.code.wrong'), 'code');
      await db.transaction(async (tx) => {
        await markContactVerified(tx, contact, clock.now());
        // One that messages did not reach for a while is no new one.
        if (contact.verifiedAt !== null) return;
        await note(tx, { kind: 'contact-added' });
        await tellContact(services, tx, contact, 'added');
        if (contact.takesTexts) await welcomeToTexts(services, tx, contact, language);
      });
      return { message: text('contacts.added', { contact: shownAddress(contact) }) };
    },
    'notifications.remove-contact': async ({ params: { contactId }, query, caller: { memberNumber }, note, text }) => {
      const contact = await contactNamed({ memberNumber, contactId });
      await db.transaction(async (tx) => {
        const login = await holdLoginOfMember(tx, memberNumber);
        const contacts = (await contactRowsOf(tx, memberNumber)).map(contactOf);
        const ending = noticesEnding(contacts, await choicesOf(tx, memberNumber), contactId);
        if (ending.length > 0 && query.mayEndNotices === 'false') throw refusal(409, 'contacts.remove.changed');
        await endChannels(tx, memberNumber, channelsEnding(contacts, contactId));
        const isLogin = contact.kind === 'email' && contact.address === tidyEmail(login?.email ?? '');
        await removeContact(tx, contact, isLogin, clock.now());
        await endContactConsents(tx, { memberNumber, phone: contact.address }, clock.now());
        if (contact.verifiedAt === null) return;
        await note(tx, { kind: 'contact-removed' });
        await tellContact(services, tx, contact, 'removed');
      });
      return { message: text('contacts.removed', { contact: shownAddress(contact) }) };
    },
    'notifications.resume-texts': async ({
      params: { contactId },
      body: { topic },
      caller: { memberNumber },
      address,
      note,
      language,
      text,
    }) => {
      const contact = await contactNamed({ memberNumber, contactId });
      if (contact.verifiedAt === null || contact.kind !== 'phone') throw refusal(404, 'error.notFound');
      const phone = shownAddress(contact);
      if (contact.undeliverableAt !== null) throw refusal(409, 'notifications.undeliverable', { contact: phone });
      await db.transaction(async (tx) => {
        await holdLoginOfMember(tx, memberNumber);
        await clearStops(tx, [contact.address], topic === null ? notificationTopics : [topic]);
        const standing = await standingConsentsOf(tx, memberNumber);
        if (!channelsServed(contact).every((channel) => isAgreed(contact.address, channel, standing))) {
          const consent = consentTo(contactConsentText(services.site(language)), {
            language,
            address,
            now: clock.now(),
          });
          await keepContactConsent(tx, { ...contact, phone: contact.address }, consent);
        }
        await note(tx, { kind: 'texts-started' });
      });
      const said =
        topic === null
          ? text('notifications.stopped.allResumed', { phone })
          : text('notifications.stopped.resumed', { topic: text(`notifications.${topic}`), phone });
      return { message: said };
    },
  };
}
