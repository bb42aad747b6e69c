import { againRefusals, messageStates } from '@rochdale/domain/office/messages/message-again';
import { messageSubjects } from '@rochdale/domain/office/messages/message-subjects';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { reason } from '../../schemas/staff.ts';

const tag = 'Messages';
const params = z.object({
  memberNumber: z
    .string()
    .regex(/^\d{1,12}$/)
    .meta({ description: 'a member', examples: ['200017'] }),
});
const messageId = z.uuid().meta({ description: 'a message', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b11'] });
const channel = z.enum(['email', 'text', 'voice', 'push']);
const masked = z.string().meta({ description: 'the contact, masked', examples: ['m***@okonkwo.example'] });
/** Where a page ended: when its last message was written, and which it was. */
const place = z
  .string()
  .max(100)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[0-9a-f-]{36}$/)
  .refine((text) => !Number.isNaN(Date.parse(text.split('~')[0] ?? '')))
  .meta({
    description: 'a place in the list',
    examples: ['2026-11-23T18:04:11.000Z~5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b11'],
  });

const day = z.iso.date().meta({ description: 'a day of the co-op’s', examples: ['2026-11-20'] });
const message = z.object({
  messageId,
  at: moment,
  channel,
  to: masked,
  kind: z.string().meta({ description: 'its occasion', examples: ['verification-code'] }),
  state: z.enum(messageStates),
  /** What was said when it was refused or dropped. */
  said: z.string().nullable(),
  settledAt: moment.nullable(),
  againOf: messageId.nullable().meta({ description: 'the message that it was sent again for' }),
  /** Why it cannot be sent again; null: it can. */
  refusal: z.enum(againRefusals).nullable(),
});
const whose = z
  .array(z.object({ memberNumber: z.string(), name: z.string() }))
  .meta({ description: 'the members who have the contact on file' });

/** What was sent to a member, and having it sent again (office-97, office-98). */
export const messagesOperations = {
  'messages.list': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}/messages',
    summary: 'What was sent to the contacts of a member, the newest first; `after` is the `next` of the page before',
    tag,
    access: staff('messages.see'),
    changes: 'nothing',
    audit: [],
    params,
    query: z.object({ after: place.optional() }),
    response: z.object({
      messages: z.array(message),
      next: place.nullable(),
    }),
    errors: [404],
  }),
  'messages.all': officeOperation({
    method: 'GET',
    path: '/v1/messages',
    summary: 'What was sent to anybody, the newest first; `after` is the `next` of the page before',
    tag,
    access: staff('messages.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({
      from: day.optional(),
      to: day.optional(),
      channel: channel.optional(),
      about: z.enum(messageSubjects).optional(),
      state: z.enum(messageStates).optional(),
      recipient: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .optional()
        .meta({ description: 'a whole e-mail address or phone, or a member’s number', examples: ['200017'] }),
      announcementId: z
        .uuid()
        .optional()
        .meta({ description: 'of an announcement alone', examples: ['0d6f2c1e-2f3a-4f0e-9a51-6f1a7a6f0b21'] }),
      after: place.optional(),
    }),
    response: z.object({ messages: z.array(message.extend({ whose })), next: place.nullable() }),
    errors: [],
  }),
  'messages.see': officeOperation({
    method: 'GET',
    path: '/v1/messages/{messageId}',
    summary: 'One message with everything that happened to it; none of its words',
    tag,
    access: staff('messages.see'),
    changes: 'nothing',
    audit: [],
    params: z.object({ messageId }),
    response: message.extend({
      whose,
      announcementId: z.uuid().nullable().meta({ description: 'the announcement that it is of' }),
      trail: z.array(
        z.object({
          at: moment,
          what: z.enum(['written', 'held', 'settled', 'marked', 'sent-again']),
          messageId: messageId.nullable().meta({ description: 'the message that it was sent again as' }),
        }),
      ),
    }),
    errors: [404],
  }),
  'members.ways': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}/ways',
    summary: 'The contacts of a member to which the office can have something sent',
    tag,
    access: staff('members.see'),
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      ways: z.array(
        z.object({ way: z.string().meta({ examples: ['login'] }), channel: z.enum(['email', 'text']), to: masked }),
      ),
    }),
    errors: [404],
  }),
  'messages.send-again': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/messages/{messageId}/send-again',
    summary: 'Have a message sent again, to the same contact or another on file; a code is always a new one',
    tag,
    access: staff('messages.resend'),
    changes: 'something',
    audit: ['message-sent-again'],
    asks: 'reason',
    params: params.extend({ messageId }),
    body: z.object({
      way: z
        .string()
        .max(40)
        .meta({ description: 'a contact, as `members.ways` names it', examples: ['login'] }),
      reason,
    }),
    response: z.object({
      sentTo: masked,
      how: z.enum(['same-words', 'new-words', 'new-code']).meta({
        description: 'its own words, words written once more from what it told of, or with a new code or link',
      }),
    }),
    errors: [400, 404, 409, 429],
  }),
} as const;
