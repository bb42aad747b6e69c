import { contactKinds, contactStates, contactsMax } from '@rochdale/domain/communications/notifications/contacts';
import { notificationChannels, notificationTopics } from '@rochdale/domain/communications/notifications/topics';
import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said, unitOfMeasure } from '../../schemas/answered.ts';
import { accountNumber, count, localDay, memberNumber } from '../../schemas/fields.ts';

const tag = 'Notifications';
const ofAccount = z.object({ memberNumber, accountNumber });
const ofMember = z.object({ memberNumber });
const ofContact = z.object({
  memberNumber,
  contactId: z.uuid().meta({
    description: 'the contact; must be one of the caller’s',
    examples: ['8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11'],
  }),
});
const contactPath = '/v3/member/{memberNumber}/contacts/{contactId}';
const topic = z.enum(notificationTopics).meta({ description: 'which notice' });
const channel = z.enum(notificationChannels);

const chosen = z.object({
  topic,
  channels: z
    .array(channel)
    .max(notificationChannels.length)
    .meta({ description: 'ways of telling; none: is not told' }),
  threshold: z
    .number()
    .nullable()
    .meta({
      description: 'the member’s own line in days, units a day or dollars; null where there is none',
      examples: [40],
    }),
});
const reached = z.object({
  contactId: z.uuid().meta({ examples: ['8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11'] }),
  kind: z.enum(contactKinds),
  address: z.string().meta({ examples: ['walter.prine@example.org'] }),
});
const reachedBy = reached.extend({
  verifiedOn: localDay.meta({ description: 'the day on which its code came back' }),
  isUndeliverable: z.boolean(),
  isStopped: z.boolean().meta({ description: 'nobody agrees to it any more: a text from there said STOP' }),
});
const contact = reached.extend({
  takesTexts: z.boolean().meta({ examples: [true] }),
  takesVoice: z.boolean(),
  state: z.enum(contactStates),
  isLogin: z.boolean().meta({ description: 'the e-mail address of the member’s login' }),
  ends: z
    .array(
      z.object({
        topic,
        channel,
        accounts: count,
      }),
    )
    .meta({ description: 'what ends when it is removed' }),
});
const suggestion = reached
  .omit({ contactId: true })
  .extend({ takesTexts: z.boolean().meta({ examples: [true] }), takesVoice: z.boolean() });

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
    delegates: 'never',
    gate: 'notifications',
    params: ofAccount,
    response: z.object({
      topics: z
        .array(
          chosen.extend({
            stopped: z.array(reached).meta({ description: 'phones that answered STOP to it' }),
          }),
        )
        .meta({ description: 'in the order in which they are shown' }),
      channels: z
        .array(z.object({ channel, contacts: z.array(reachedBy).max(contactsMax) }))
        .meta({ description: 'the channels that the co-op sends by, with the verified contacts that each reaches' }),
      isPreset: z
        .boolean()
        .meta({ description: 'the portal chose notices at the first sign-in, and the member has saved none since' }),
      unitOfMeasure,
      otherAccounts: count.meta({ description: 'the member’s accounts besides this one', examples: [0] }),
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
    audit: ['notices-chosen'],
    delegates: 'never',
    gate: 'notifications',
    params: ofAccount,
    body: z.object({
      topics: z
        .array(chosen)
        .max(notificationTopics.length)
        .meta({ description: 'what is chosen of each notice; the others stay' }),
      appliesToAll: z.boolean().meta({ description: 'for all accounts of the member, not this one alone' }),
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
    delegates: 'never',
    gate: 'notifications',
    params: ofMember,
    response: z.object({
      results: z.array(contact).max(contactsMax),
      suggestions: z.array(suggestion),
      takesPhones: z.boolean().meta({ description: 'phones can be added: the co-op sends texts' }),
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
    delegates: 'never',
    gate: 'notifications',
    params: ofMember,
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('email').meta({ description: 'what is added' }),
        address: z
          .string()
          .max(emailMaxLength)
          .meta({ description: 'the e-mail address', examples: ['walter.prine@example.org'] }),
      }),
      z.object({
        kind: z.literal('phone').meta({ description: 'what is added' }),
        address: z
          .string()
          .max(20)
          .meta({ description: 'the phone number', examples: ['(541) 555-0103'] }),
        takesTexts: z.boolean().meta({ description: 'texts may be sent to it', examples: [true] }),
        takesVoice: z.boolean().meta({ description: 'it may be called' }),
      }),
    ]),
    response: z.object({
      contactId: z.uuid().meta({ examples: ['8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11'] }),
      isVerified: z.boolean(),
    }),
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
    delegates: 'never',
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
    delegates: 'never',
    gate: 'notifications',
    params: ofContact,
    body: z.object({
      verificationCode: z
        .string()
        .max(10)
        .meta({ description: 'the code that was sent', examples: ['492817'] }),
    }),
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
    delegates: 'never',
    gate: 'notifications',
    params: ofContact,
    query: z.object({
      mayEndNotices: z
        .enum(['true', 'false'])
        .default('false')
        .meta({ description: 'the member knows that notices end with it', examples: ['true'] }),
    }),
    response: said,
    errors: [404, 409],
  }),
  'notifications.resume-texts': operation({
    method: 'POST',
    path: `${contactPath}/resumed`,
    summary: 'Agree to texts and calls again after STOP, to one topic or all that was chosen',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['texts-started'],
    delegates: 'never',
    gate: 'notifications',
    params: ofContact,
    body: z.object({
      topic: topic.nullable().meta({ description: 'which notice; null: whatever was stopped' }),
    }),
    response: said,
    errors: [404, 409],
  }),
} as const;
