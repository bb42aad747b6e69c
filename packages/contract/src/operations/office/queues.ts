import { profileSections } from '@rochdale/domain/account/account-profile/profile';
import {
  longestWords,
  queueAnswers,
  queueKinds,
  queueStandings,
  queueWhoses,
  refusalTemplates,
} from '@rochdale/domain/office/queues/queues';
import { languages } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { reason, staffId } from '../../schemas/staff.ts';

const tag = 'Queues';
const kind = z.enum(queueKinds).meta({ description: 'which queue' });
const itemId = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.~-]+$/)
  .meta({ description: 'its number in its queue', examples: ['12'] });
const params = z.object({ kind, itemId });
const version = z
  .int()
  .min(0)
  .meta({ description: 'how it was when it was looked at; another number now: somebody was quicker', examples: [0] });
/** Where a page ended: when its last one was asked or answered, its queue and its number. */
const place = z
  .string()
  .max(160)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z~[a-z-]+~[\w.~-]+$/)
  .refine((text) => !Number.isNaN(Date.parse(text.split('~')[0] ?? '')))
  .meta({ description: 'a place in the list', examples: ['2026-11-18T14:20:00.000000Z~profile-change~12'] });
const holder = z
  .object({ staffId, name: z.string(), isOwn: z.boolean(), since: moment })
  .nullable()
  .meta({ description: 'whose it is; null: nobody’s' });
const name = z
  .string()
  .nullable()
  .meta({ description: 'who asked; null: not known', examples: ['Walter Prine'] });
const memberNumber = z
  .string()
  .nullable()
  .meta({ description: 'the member; null: a visitor', examples: ['200017'] });
const section = z.enum(profileSections);
const answer = z.enum(queueAnswers).nullable();
const side = z.string().meta({ description: 'empty: there is none' });

/** How one is once something was done with it. */
const changed = z.object({ version });
const act = { tag, access: staff('queues.review'), changes: 'something', params } as const;

/** What members and visitors ask for, and what the office answers (office-122 to office-132). */
export const queuesOperations = {
  'queues.list': officeOperation({
    method: 'GET',
    path: '/v1/queues',
    summary: 'What was asked for: what waits the oldest first, what is answered the newest first, with how many wait',
    tag,
    access: staff('members.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({
      kind: kind.optional(),
      standing: z.enum(queueStandings).default('waiting'),
      whose: z.enum(queueWhoses).default('everyones'),
      after: place.optional(),
    }),
    response: z.object({
      items: z.array(
        z.object({
          kind,
          itemId,
          version,
          at: moment.meta({ description: 'when it was asked; of what is answered, when it was answered' }),
          name,
          memberNumber,
          sections: z.array(section).meta({ description: 'what of a profile changes' }),
          about: z
            .string()
            .nullable()
            .meta({ description: 'what it is about; null: kept from who asks', examples: ['Move in, Alder Crossing'] }),
          answer,
          holder,
        }),
      ),
      next: place.nullable(),
      counts: z.array(z.object({ kind, count: z.int(), oldest: moment.nullable() })),
    }),
    errors: [],
  }),
  'queues.see': officeOperation({
    method: 'GET',
    path: '/v1/queues/{kind}/{itemId}',
    summary: 'One of a queue, side by side with what is on file; reading is an entry of the audit',
    tag,
    access: staff('members.see'),
    changes: 'something',
    audit: ['queue-item-seen'],
    params,
    response: z.object({
      kind,
      itemId,
      version,
      askedAt: moment,
      name,
      memberNumber,
      isPlaceHidden: z.boolean().meta({ description: 'it is kept from who asks: a protected member' }),
      isCompared: z.boolean().meta({ description: 'whether something is on file to compare with' }),
      lines: z.array(z.object({ label: z.string(), before: side, after: side })),
      sections: z.array(section),
      checks: z.array(z.object({ isFine: z.boolean(), text: z.string() })),
      holder,
      mayHold: z.array(z.object({ staffId, name: z.string() })).meta({ description: 'to whom it can be given' }),
      taken: z
        .object({ exportNumber: z.int().nullable().meta({ description: 'null: by the live link' }), at: moment })
        .nullable(),
      answer: z
        .object({
          answer: z.enum(queueAnswers),
          by: z.string().nullable(),
          at: moment,
          said: z.string().meta({ description: 'why it was refused, as they read it; else empty' }),
          wasTold: z.boolean(),
        })
        .nullable(),
      tells: z
        .object({ to: z.string().nullable().meta({ description: 'the address, masked; null: no email goes' }) })
        .extend({ language: z.enum(languages) }),
      sentences: z
        .array(z.object({ template: z.enum(refusalTemplates), label: z.string(), says: z.string() }))
        .meta({ description: 'at hand for a refusal: as the office reads it, and as they do' }),
    }),
    errors: [404],
  }),
  'queues.take': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/queues/{kind}/{itemId}/take',
    summary: 'Take one, from nobody or from whoever has it',
    audit: ['queue-item-taken'],
    body: changed,
    response: changed,
    errors: [404, 409],
  }),
  'queues.give-back': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/queues/{kind}/{itemId}/give-back',
    summary: 'Give back one that is one’s own',
    audit: ['queue-item-given-back'],
    body: changed,
    response: changed,
    errors: [404, 409],
  }),
  'queues.assign': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/queues/{kind}/{itemId}/assign',
    summary: 'Give one to another member of staff who may answer it',
    audit: ['queue-item-assigned'],
    body: changed.extend({ staffId }),
    response: changed,
    errors: [404, 409],
  }),
  'queues.approve': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/queues/{kind}/{itemId}/approve',
    summary: 'Approve one, a profile change whole or in part; whoever asked is told',
    audit: ['queue-item-approved'],
    body: changed.extend({
      sections: z
        .array(section)
        .min(1)
        .optional()
        .meta({ description: 'of a profile change: what is approved; the rest is refused. Left out: all' }),
    }),
    response: changed,
    errors: [404, 409],
  }),
  'queues.refuse': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/queues/{kind}/{itemId}/refuse',
    summary: 'Refuse one with the sentence that whoever asked reads',
    audit: ['queue-item-refused'],
    body: changed.extend({
      template: z.enum(refusalTemplates).nullable().meta({ description: 'a sentence at hand' }),
      words: z
        .string()
        .max(longestWords)
        .meta({
          description: 'words of one’s own; may be empty beside a sentence at hand',
          examples: ['Please call us.'],
        }),
      evenTaken: z.boolean().meta({ description: 'known that the billing system has it already' }),
    }),
    response: changed,
    errors: [404, 409],
  }),
  'queues.reopen': officeOperation({
    ...act,
    method: 'POST',
    path: '/v1/queues/{kind}/{itemId}/reopen',
    summary: 'Open one again that was refused; whoever asked is told',
    audit: ['queue-item-reopened'],
    asks: 'reason',
    body: changed.extend({ reason }),
    response: changed,
    errors: [404, 409],
  }),
} as const;
