import { languages } from '@rochdale/domain/texts/languages';
import { documentEnding, mostDocumentBytes } from '@rochdale/domain/website/member-info-docs/document-types';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { nothing, reason } from '../../schemas/staff.ts';
import { memberNumber } from './members.ts';

const tag = 'Site studio';
const revision = z
  .number()
  .int()
  .nonnegative()
  .meta({ description: 'how often the draft was changed', examples: [7] });
const version = z
  .number()
  .int()
  .nonnegative()
  .meta({ description: 'the version that members see; 0 is the co-op’s folder alone', examples: [42] });
const key = z
  .string()
  .max(100)
  .meta({ description: 'a key of site.yaml', examples: ['settings.officeHours'] });
const language = z
  .enum(languages)
  .nullable()
  .meta({ description: 'null: said in every language that says nothing of its own' });
const value = z.json().meta({ description: 'as it stands in site.yaml; null where it says nothing' });
const document = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: 'the SHA-256 of the bytes' });
const edit = z.object({ key, language, value });
const difference = z.object({ key, language, before: value, after: value });
const draft = z.object({
  revision,
  version: z.object({ number: version, at: moment.nullable() }),
  saved: z.object({ at: moment, by: z.string() }).nullable().meta({ description: 'who saved the draft last' }),
  fields: z.array(z.object({ key, language, published: value, draft: value })),
  differences: z.array(difference).meta({ description: 'what publishing would change' }),
  problems: z
    .array(z.object({ key: key.nullable(), reason: z.string() }))
    .meta({ description: 'what keeps the draft from being published, as `coop site check` says it' }),
});
const left = z
  .array(key)
  .optional()
  .meta({ description: 'what of the version the folder no longer allows, and is left out' });
const params = z.object({
  version: z.coerce
    .number()
    .int()
    .nonnegative()
    .max(2_147_483_647)
    .meta({ description: 'a version', examples: [41] }),
});

/** The co-op's site as a draft, its versions, and its preview (office-169 to office-175). */
export const studioOperations = {
  'studio.see': officeOperation({
    method: 'GET',
    path: '/v1/studio',
    summary: 'The settings that the office may change: what members see, and what the draft says',
    tag,
    access: staff('site.settings'),
    changes: 'nothing',
    audit: [],
    response: draft,
    errors: [],
  }),
  'studio.save': officeOperation({
    method: 'POST',
    path: '/v1/studio/draft',
    summary: 'Save changes into the draft; members see none of it',
    tag,
    access: staff('site.settings'),
    changes: 'something',
    audit: ['site-draft-saved'],
    body: z.object({ revision, edits: z.array(edit).min(1).max(200) }),
    response: draft,
    errors: [400, 409],
  }),
  'studio.add-document': officeOperation({
    method: 'POST',
    path: '/v1/studio/documents',
    summary: 'Add a file that a list of documents can name; no member sees it until a list with it is published',
    tag,
    access: staff('site.settings'),
    changes: 'something',
    audit: ['site-document-added'],
    bodyLimit: Math.ceil(mostDocumentBytes * 1.4),
    body: z.object({
      name: z
        .string()
        .max(105)
        .refine((name) => documentEnding(name) !== undefined)
        .meta({ description: 'letters, digits, - and _, with its ending', examples: ['bylaws-2026.pdf'] }),
      content: z.base64().meta({ description: 'the bytes, at most 5,000,000, in Base64', examples: ['JVBERi0xLjcK'] }),
    }),
    response: z.object({
      document,
      size: z
        .number()
        .int()
        .meta({ description: 'in bytes', examples: [48_211] }),
    }),
    errors: [400, 409],
  }),
  'studio.discard': officeOperation({
    method: 'POST',
    path: '/v1/studio/discard',
    summary: 'Discard the draft',
    tag,
    access: staff('site.settings'),
    changes: 'something',
    audit: ['site-draft-discarded'],
    body: z.object({ revision }),
    response: nothing,
    errors: [409],
  }),
  'studio.publish': officeOperation({
    method: 'POST',
    path: '/v1/studio/publish',
    summary: 'Publish the draft: every process has it within seconds',
    tag,
    access: staff('site.settings'),
    changes: 'something',
    audit: ['site-published'],
    body: z.object({ revision, version }),
    response: z.object({ version }),
    errors: [409],
  }),
  'studio.versions': officeOperation({
    method: 'GET',
    path: '/v1/studio/versions',
    summary: 'What was published, by whom and when, the newest first',
    tag,
    access: staff('site.settings'),
    changes: 'nothing',
    audit: [],
    query: z.object({ before: z.coerce.number().int().positive().max(2_147_483_647).optional() }),
    response: z.object({
      count: z.number().int(),
      versions: z.array(
        z.object({
          version,
          at: moment,
          by: z.string(),
          undoes: version.nullable(),
          keys: z.array(key).meta({ description: 'what it changed' }),
        }),
      ),
      next: z.number().int().nullable(),
    }),
    errors: [],
  }),
  'studio.version': officeOperation({
    method: 'GET',
    path: '/v1/studio/versions/{version}',
    summary: 'What rolling back to a version would change',
    tag,
    access: staff('site.settings'),
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      version,
      now: version,
      differences: z.array(difference),
      left,
      notOffered: z
        .array(key)
        .optional()
        .meta({ description: 'what of it the office does not change: that stays as it is' }),
    }),
    errors: [404],
  }),
  'studio.undo': officeOperation({
    method: 'POST',
    path: '/v1/studio/versions/{version}/undo',
    summary:
      'Roll the site back to a version, as a new version: without what is no longer allowed or the office does not change',
    tag,
    access: staff('site.settings'),
    changes: 'something',
    audit: ['site-rolled-back'],
    asks: 'reason',
    params,
    body: z.object({ now: version, reason }),
    response: z.object({ version, left }),
    errors: [404, 409],
  }),
  'studio.members': officeOperation({
    method: 'GET',
    path: '/v1/studio/members',
    summary: 'The test members as whom the draft may be looked at',
    tag,
    access: staff('site.settings'),
    changes: 'nothing',
    audit: [],
    response: z.object({ members: z.array(z.object({ memberNumber, name: z.string() })) }),
    errors: [],
  }),
  'studio.preview': officeOperation({
    method: 'POST',
    path: '/v1/studio/preview',
    summary: 'Make a code with which the portal is drawn once, within a minute, by the draft, as a test member sees it',
    tag,
    access: staff('site.settings'),
    changes: 'something',
    audit: ['site-previewed'],
    body: z.object({ memberNumber }),
    response: z.object({ code: z.string() }),
    errors: [409],
  }),
} as const;
