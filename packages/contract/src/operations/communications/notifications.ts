import { contactKinds, contactStates, contactsMax } from '@rochdale/domain/communications/notifications/contacts';
import { notificationChannels, notificationTopics } from '@rochdale/domain/communications/notifications/topics';
import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, memberNumber } from '../../schemas/fields.ts';

const tag = 'Notifications';
const ofAccount = z.object({ memberNumber, accountNumber });
const ofMember = z.object({ memberNumber });
const ofContact = z.object({ memberNumber, contactId: z.uuid() });
const contactPath = '/v3/member/{memberNumber}/contacts/{contactId}';
const topic = z.enum(notificationTopics);
const channel = z.enum(notificationChannels);
const said = z.object({ message: z.string() });

const chosen = z.object({
  topic,
  channels: z.array(channel).max(notificationChannels.length),
  /** The member's own line in days, units a day or dollars; null where there is none. */
  threshold: z.number().nullable(),
});
const reached = z.object({ contactId: z.uuid(), kind: z.enum(contactKinds), address: z.string() });
const contact = reached.extend({
  takesTexts: z.boolean(),
  takesVoice: z.boolean(),
  state: z.enum(contactStates),
  /** The e-mail address of the member's login. */
  isLogin: z.boolean(),
  /** What ends when it is removed. */
  ends: z.array(z.object({ topic, channel, accounts: z.number().int() })),
});
const suggestion = reached.omit({ contactId: true }).extend({ takesTexts: z.boolean(), takesVoice: z.boolean() });

/** What a member is told of each account, and where (communications-10, communications-18). */
export const notificationOperations = {
  'notifications.get': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/notifications',
    summary: 'The notices that the account can have, and what the member chose of them',
    tag,
    access: 'member',
    changes: 'in-passing',
    audit: [],
    gate: 'notifications',
    params: ofAccount,
    response: z.object({
      /** In the order in which they are shown. */
      topics: z.array(
        chosen.extend({
          /** Phones that answered STOP to it. */
          stopped: z.array(reached),
        }),
      ),
      /** The channels that the co-op sends by, with the verified contacts that each reaches. */
      channels: z.array(
        z.object({ channel, contacts: z.array(reached.extend({ isUndeliverable: z.boolean() })).max(contactsMax) }),
      ),
      unitOfMeasure: z.string(),
      /** The member's accounts besides this one. */
      otherAccounts: z.number().int(),
    }),
    errors: [404],
  }),
  'notifications.save': operation({
    method: 'PUT',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/notifications',
    summary: 'Choose what is told of the account, or of all the member’s accounts; a topic that is not named stays',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    gate: 'notifications',
    params: ofAccount,
    body: z.object({
      topics: z.array(chosen).max(notificationTopics.length),
      appliesToAll: z.boolean(),
    }),
    response: said,
    errors: [400, 404],
  }),
  'notifications.contacts': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/contacts',
    summary: 'Where notices go, and what is on file that could be added',
    tag,
    access: 'member',
    changes: 'in-passing',
    audit: [],
    gate: 'notifications',
    params: ofMember,
    response: z.object({
      results: z.array(contact).max(contactsMax),
      suggestions: z.array(suggestion),
      /** Phones can be added: the co-op sends texts. */
      takesPhones: z.boolean(),
    }),
    errors: [404],
  }),
  'notifications.add-contact': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/contacts',
    summary: 'Add a contact and send it a code; the address of the member’s own login needs none',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['contact-added'],
    gate: 'notifications',
    params: ofMember,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('email'), address: z.string().max(emailMaxLength) }),
      z.object({
        kind: z.literal('phone'),
        address: z.string().max(20),
        takesTexts: z.boolean(),
        takesVoice: z.boolean(),
      }),
    ]),
    response: z.object({ contactId: z.uuid(), isVerified: z.boolean() }),
    errors: [400, 404, 409, 429],
  }),
  'notifications.send-code': operation({
    method: 'POST',
    path: `${contactPath}/code`,
    summary: 'Send a contact another code; the ones before it end',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    gate: 'notifications',
    params: ofContact,
    response: said,
    errors: [404, 429],
  }),
  'notifications.verify-contact': operation({
    method: 'POST',
    path: `${contactPath}/verified`,
    summary: 'Prove by the code that a contact reaches the member',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['contact-added'],
    gate: 'notifications',
    params: ofContact,
    body: z.object({ verificationCode: z.string().max(10) }),
    response: said,
    errors: [400, 404, 429],
  }),
  'notifications.remove-contact': operation({
    method: 'DELETE',
    path: contactPath,
    summary: 'Remove a contact; notices whose last contact it is end, if the member was told so',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['contact-removed'],
    gate: 'notifications',
    params: ofContact,
    query: z.object({ mayEndNotices: z.enum(['true', 'false']).default('false') }),
    response: said,
    errors: [404, 409],
  }),
  'notifications.resume-texts': operation({
    method: 'POST',
    path: `${contactPath}/resumed`,
    summary: 'Text a phone of a topic again to which it answered STOP',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    gate: 'notifications',
    params: ofContact,
    body: z.object({ topic }),
    response: said,
    errors: [404],
  }),
} as const;
