import {
  consentKinds,
  recordActors,
  recordedActs,
  recordFilters,
} from '@rochdale/domain/identity/my-record/record-entry';
import { retentionKinds } from '@rochdale/domain/identity/my-record/retention';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { messageSubjects } from '@rochdale/domain/office/messages/message-subjects';
import { roleNames } from '@rochdale/domain/office/staff/roles';
import { z } from 'zod';
import { auditKinds } from '../../audit.ts';
import { operation } from '../../operation.ts';
import { count, memberNumber } from '../../schemas/fields.ts';
import { fileBytes } from '../../schemas/file-bytes.ts';
import { moment } from '../../schemas/moment.ts';

const tag = 'My record';
const params = z.object({ memberNumber });
const network = z
  .string()
  .nullable()
  .meta({ description: 'the network address from which it was done', examples: ['203.0.113.7'] });
const entry = z.object({
  key: z.string().meta({ description: 'the entry’s own name in the record', examples: ['event:40211'] }),
  at: moment,
  filter: z.enum(recordFilters),
  by: z.enum(recordActors).meta({ description: 'who did it' }),
  byName: z
    .string()
    .nullable()
    .meta({ description: 'a delegate’s email address; of the office’s people a name where the co-op names them' }),
  byRoles: z.array(z.enum(roleNames)).meta({ description: 'of the office’s people: their roles' }),
});
const entries = z.discriminatedUnion('source', [
  entry.extend({
    source: z.literal('event'),
    kind: z.enum(auditKinds),
    device: z
      .string()
      .nullable()
      .meta({ examples: ['Firefox · Windows'] }),
    network,
  }),
  entry.extend({ source: z.literal('act'), act: z.enum(recordedActs) }),
  entry.extend({
    source: z.literal('consent'),
    consent: z.enum(consentKinds),
    isEnd: z.boolean().meta({ description: 'it ended then; else it was given' }),
    about: z.string().meta({
      description: 'the way of paying, the masked phone, or what goes without paper',
      examples: ['Visa ending in 1111'],
    }),
    accounts: z.array(z.string()).meta({ examples: [['104471882']] }),
    text: z.string().meta({
      description: 'what was agreed to, to the letter; empty where it is not kept here',
      examples: ['I agree to receive my bills by email.'],
    }),
    language: z.string().meta({ examples: ['en'] }),
    network,
  }),
  entry.extend({
    source: z.literal('message'),
    channel: z.enum(['email', 'text', 'voice', 'push']),
    about: z.enum(messageSubjects),
    to: z.string().meta({ description: 'masked', examples: ['m***@okonkwo.example'] }),
    isSent: z.boolean(),
  }),
]);
const currentPassword = z
  .string()
  .max(passwordAbsoluteMax)
  .default('')
  .meta({
    description: 'the password that the login has now; without one a passkey was shown before (`passkeys.prove`)',
    examples: ['Quiet-harbor-17!'],
  });
const ofLogin = { tag, access: 'member', gate: 'always', ofLogin: true, params } as const;

/** What the portal knows of a member and did (identity-99 to identity-109). */
export const myRecordOperations = {
  'my-record.list': operation({
    ...ofLogin,
    method: 'GET',
    path: '/v3/member/{memberNumber}/record',
    summary: 'What the portal knows of a member and did, the newest first, 25 at a time',
    changes: 'nothing',
    audit: [],
    query: z.object({
      filter: z.enum(recordFilters).optional().meta({ description: 'left out: everything' }),
      after: z
        .string()
        .max(200)
        .optional()
        .meta({
          description: '`next` of the page before',
          examples: ['MjAyNi0xMS0yMFQxODowNDoxMS4wMDBaIGV2ZW50OjQwMjEx'],
        }),
    }),
    response: z.object({
      entries: z.array(entries),
      next: z.string().nullable().meta({ description: 'where the next page begins; null: this is the last' }),
    }),
    errors: [400, 404],
  }),
  'my-record.kept': operation({
    ...ofLogin,
    method: 'GET',
    path: '/v3/member/{memberNumber}/record/kept',
    summary: 'How long each kind is kept, and what of it once the login is closed',
    changes: 'nothing',
    audit: [],
    response: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(retentionKinds.map(({ kind }) => kind)),
          years: z.int().nullable(),
          days: z.int().nullable(),
          until: z.enum(['always', 'billing']).nullable(),
          because: z.string().nullable().meta({ description: 'the co-op’s own sentence' }),
          afterClosing: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  'my-record.download': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/record/download',
    summary: 'Everything that the portal has of a member as one ZIP of JSON, CSV and PDFs; once an hour',
    changes: 'nothing',
    audit: ['record-downloaded', 'current-password-failed'],
    file: 'application/zip',
    body: z.object({ currentPassword }),
    response: fileBytes,
    errors: [400, 404, 429],
  }),
  'my-record.closing': operation({
    ...ofLogin,
    method: 'GET',
    path: '/v3/member/{memberNumber}/record/closing',
    summary: 'What ends with the login when its owner closes it, what goes on, and whether it can be closed now',
    changes: 'nothing',
    audit: [],
    response: z.object({
      ends: z.object({
        autoPays: count,
        topUps: count,
        drafts: count,
        scheduledPayments: count,
        waysToPay: count,
        delegates: count,
        letInBy: count,
        paperless: count,
      }),
      officeDrafts: count.meta({ description: 'drafts that the office keeps on paper: they go on' }),
      blockedBy: z.enum(['under-way']).nullable(),
    }),
    errors: [404],
  }),
  'my-record.close': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/record/closed',
    summary: 'Close the login, not the membership: sessions, passkeys and plans end at once',
    changes: 'something',
    audit: [
      ...(['login-closed', 'current-password-failed', 'paperless-changed', 'way-to-pay-removed'] as const),
      ...(['auto-pay-ended', 'top-up-ended', 'draft-ended', 'delegate-ended'] as const),
    ],
    body: z.object({
      currentPassword,
      agreed: z.literal(true).meta({ description: 'what ends with it was read' }),
    }),
    response: z.object({}),
    errors: [400, 404, 409, 429],
  }),
} as const;
