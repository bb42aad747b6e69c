import {
  announcementFacts,
  announcementStates,
  announcementTopics,
  longestWords,
} from '@rochdale/domain/communications/announcements/announcement';
import { notificationChannels } from '@rochdale/domain/communications/notifications/topics';
import { languages } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { segment } from '../../schemas/segment.ts';
import { doneOrWaiting, nothing, personName, reason } from '../../schemas/staff.ts';

const tag = 'Announcements';
const announcementId = z
  .uuid()
  .meta({ description: 'an announcement', examples: ['0d6f2c1e-2f3a-4f0e-9a51-6f1a7a6f0b21'] });
const params = z.object({ announcementId });
const topic = z.enum(announcementTopics).meta({ description: 'an outage, or the service' });
const way = z.enum(notificationChannels);
const ways = z.array(way).min(1).max(notificationChannels.length).meta({ description: 'by which ways it goes' });
const count = z
  .number()
  .int()
  .nonnegative()
  .meta({ examples: [1204] });
const said = (most: number, example: string) =>
  z
    .string()
    .max(2 * most)
    .meta({
      description: `at most ${most} letters; ${announcementFacts.map((name) => `{${name}}`).join(' ')} are filled in`,
      examples: [example],
    });
const inOne = z.object({
  subject: said(longestWords.subject, 'Planned work on Sunday'),
  text: said(longestWords.text, 'We replace a pole near {address}.'),
  short: said(longestWords.short, 'Planned work Sunday near {address}.'),
});
const words = z.object({ en: inOne, es: inOne });
const progress = { waiting: count, sent: count, failed: count, stopped: count };
const place = z
  .string()
  .max(100)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[0-9a-f-]{36}$/)
  .refine((text) => !Number.isNaN(Date.parse(text.split('~')[0] ?? '')))
  .meta({
    description: 'a place in the list',
    examples: ['2026-11-23T18:04:11.000Z~0d6f2c1e-2f3a-4f0e-9a51-6f1a7a6f0b21'],
  });
const listed = z.object({
  announcementId,
  topic,
  subject: z.string().meta({ examples: ['Planned work on Sunday'] }),
  state: z.enum(announcementStates),
  madeAt: moment,
  madeBy: z.string().meta({ examples: ['Ann Sorensen'] }),
  changedAt: moment,
  changedBy: z.string().meta({ description: 'who brought it to its state; empty: it came to its end' }),
  ...progress,
});
const seen = staff('announcements.see');
const outages = staff('announcements.outages');
const sending = {
  method: 'POST',
  tag,
  changes: 'something',
  audit: ['announcement-started', 'approval-asked'],
  asks: 'reason',
  freshProof: true,
  twoPeople: 'announcement',
  params,
  body: z.object({ members: count.meta({ description: 'for how many members it is, as it was shown' }), reason }),
  response: doneOrWaiting,
  errors: [404, 409],
} as const;
const acting = {
  method: 'POST',
  tag,
  access: outages,
  changes: 'something',
  asks: 'reason',
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: [404, 409],
} as const;

/** What the co-op tells many members in its own words (office-145 to office-153). */
export const announcementsOperations = {
  'announcements.choices': officeOperation({
    method: 'GET',
    path: '/v1/announcement-choices',
    summary: 'The places and services that members can be chosen by',
    tag,
    access: outages,
    changes: 'nothing',
    audit: [],
    response: z.object({
      towns: z.array(z.string()),
      counties: z.array(z.string()),
      substations: z.array(z.string()),
      feeders: z.array(z.string()),
      services: z.array(z.string()),
    }),
    errors: [],
  }),
  'announcements.count': officeOperation({
    method: 'POST',
    path: '/v1/announcement-counts',
    summary: 'How many members a segment has, and by which way they would be told',
    tag,
    access: outages,
    changes: 'nothing',
    audit: [],
    body: z.object({ topic, ways, segment }),
    response: z.object({
      members: count,
      byWay: z.object({ email: count, text: count, voice: count }),
      unreached: count.meta({ description: 'members to whom no way leads' }),
    }),
    errors: [],
  }),
  'announcements.preview': officeOperation({
    method: 'POST',
    path: '/v1/announcement-previews',
    summary: 'The words as one of the members would read them, in each language; an entry of the audit',
    tag,
    access: outages,
    changes: 'something',
    audit: ['announcement-previewed'],
    body: z.object({
      topic,
      segment,
      words,
      after: z
        .string()
        .regex(/^[\w-]{0,40}$/)
        .meta({ description: 'the account of the preview before; empty: the first', examples: ['104480316'] }),
    }),
    response: z.object({
      accountNumber: z
        .string()
        .nullable()
        .meta({ description: 'whose preview it is; null: nobody', examples: ['104480316'] }),
      samples: z.array(
        z.object({
          language: z.enum(languages),
          memberName: z.string().meta({ examples: ['Walter Prine'] }),
          email: z.object({ subject: z.string(), text: z.string() }),
          text: z.object({
            text: z.string(),
            parts: z
              .number()
              .int()
              .meta({ description: 'messages that it goes as, and is paid as', examples: [1] }),
            letters: z
              .number()
              .int()
              .meta({ examples: [137] }),
            wide: z.array(z.string()).meta({ description: 'letters that leave room for 70 instead of 160' }),
          }),
          voice: z.object({ text: z.string() }),
        }),
      ),
    }),
    errors: [400],
  }),
  'announcements.list': officeOperation({
    method: 'GET',
    path: '/v1/announcements',
    summary: 'Announcements with how far each is, the newest first; `after` is the `next` of the page before',
    tag,
    access: seen,
    changes: 'nothing',
    audit: [],
    query: z.object({ after: place.optional() }),
    response: z.object({ announcements: z.array(listed), next: place.nullable() }),
    errors: [],
  }),
  'announcements.make': officeOperation({
    method: 'POST',
    path: '/v1/announcements',
    summary: 'Make an announcement to a segment; nothing is sent before somebody sends it',
    tag,
    access: outages,
    changes: 'something',
    audit: ['announcement-made'],
    body: z.object({ topic, ways, segment, words }),
    response: z.object({ announcementId }),
    errors: [400, 409],
  }),
  'announcements.see': officeOperation({
    method: 'GET',
    path: '/v1/announcements/{announcementId}',
    summary: 'One announcement: its words, whom it is for, and how far it is',
    tag,
    access: seen,
    changes: 'nothing',
    audit: [],
    params,
    response: listed.extend({
      words,
      ways,
      segment: segment.nullable().meta({ description: 'null: a list of accounts, as of an outage' }),
      outageNumber: z.string().nullable().meta({ description: 'nobody is told once it is over' }),
      members: count,
      unreached: count.meta({ description: 'members to whom no way leads' }),
      isCounted: z.boolean().meta({ description: 'all recipients are written; before, the figures still grow' }),
      byWay: z.array(z.object({ way, ...progress })),
      asked: z
        .object({ approvalId: z.uuid(), by: personName, at: moment, isOwn: z.boolean() })
        .nullable()
        .meta({ description: 'who asked to send it, while a second person has to approve it' }),
    }),
    errors: [404],
  }),
  'announcements.send': officeOperation({
    ...sending,
    path: '/v1/announcements/{announcementId}/send',
    summary: 'Send an announcement about the service; to more than 500 members it takes two people',
    access: staff('announcements.service'),
  }),
  'announcements.send-outage': officeOperation({
    ...sending,
    path: '/v1/announcements/{announcementId}/send-outage',
    summary: 'Send an announcement about an outage; to more than 500 members it takes two people',
    access: outages,
  }),
  'announcements.stop': officeOperation({
    method: 'POST',
    tag,
    access: outages,
    changes: 'something',
    path: '/v1/announcements/{announcementId}/stop',
    summary:
      'Stop an announcement: no further message is handed over; it asks no reason, so that nothing is in the way',
    audit: ['announcement-stopped'],
    params,
    response: nothing,
    errors: [404, 409],
  }),
  'announcements.resume': officeOperation({
    ...acting,
    path: '/v1/announcements/{announcementId}/resume',
    summary: 'Let a stopped announcement go on to those who were not told',
    audit: ['announcement-resumed'],
  }),
  'announcements.call-off': officeOperation({
    ...acting,
    path: '/v1/announcements/{announcementId}/call-off',
    summary: 'Call an announcement off for good',
    audit: ['announcement-called-off'],
  }),
} as const;
