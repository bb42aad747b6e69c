import { z } from 'zod';
import { officeActs } from '../../office-acts.ts';
import { officeOperation, staff } from '../../office-operation.ts';
import { fileLines } from '../../schemas/file-lines.ts';
import { moment } from '../../schemas/moment.ts';
import { nothing, personName, staffId } from '../../schemas/staff.ts';

const tag = 'Audit';
const act = z.enum(officeActs).meta({ description: 'what was done' });
const filter = {
  act: act.optional(),
  staffId: staffId.optional(),
  from: moment.optional(),
  to: moment.optional(),
  subjectId: z.string().max(100).optional().meta({ description: 'whom or what it is about: a member, an account …' }),
  words: z.string().max(200).optional().meta({ description: 'words of the reason' }),
};
const auditId = z.coerce
  .number()
  .int()
  .positive()
  .meta({ description: 'the number of an entry', examples: [4711] });

/** What was done in the office, and whether the record of it holds (office-47 to office-50). */
export const auditOperations = {
  'audit.search': officeOperation({
    method: 'GET',
    path: '/v1/audit',
    summary: 'Entries, the newest first; `before` is the number of the last entry of the page before',
    tag,
    access: staff('audit.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({ ...filter, before: auditId.optional() }),
    response: z.object({
      entries: z.array(
        z.object({
          auditId,
          at: moment,
          act,
          staffId: staffId.nullable(),
          by: personName,
          byWhom: z.string().meta({ examples: ['staff'] }),
          subjectKind: z.string().nullable(),
          subjectId: z.string().nullable(),
          subjectName: z
            .string()
            .nullable()
            .meta({ description: 'whom of the staff, which key or webhook it is about' }),
          approvalId: z.uuid().nullable(),
          facts: z.unknown(),
          link: z.string().nullable().meta({ description: 'its place in the chain; null for some seconds' }),
          personal: z.unknown().meta({ description: 'reason, name, address; null once it was erased by rule' }),
        }),
      ),
      next: auditId.nullable().meta({ description: '`before` of the next page; null at the end' }),
    }),
    errors: [],
  }),
  'audit.status': officeOperation({
    method: 'GET',
    path: '/v1/audit/status',
    summary:
      'How many entries are chained, up to when, and what waits; the whole chain is verified by `coop audit verify`',
    tag,
    access: staff('audit.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      chained: z.number().int(),
      lastChainedAt: moment.nullable(),
      unchained: z.number().int(),
      unchainedTooLong: z.number().int().meta({ description: 'for more than a minute: somebody should look' }),
      verified: z
        .object({
          at: moment,
          tookMs: z.number().int(),
          links: z.number().int(),
          isWhole: z.boolean(),
          head: z.enum(['held', 'cut', 'forged', 'none']),
          faults: z.array(z.string()),
        })
        .nullable()
        .meta({ description: 'the last time when all of it was verified' }),
    }),
    errors: [],
  }),
  'audit.people': officeOperation({
    method: 'GET',
    path: '/v1/audit/people',
    summary: 'Everybody who works or worked here, to look for what they did',
    tag,
    access: staff('audit.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({ people: z.array(z.object({ staffId, name: z.string() })) }),
    errors: [],
  }),
  'audit.file': officeOperation({
    method: 'GET',
    path: '/v1/audit-file',
    summary: 'The same entries as a CSV file, with their seals and links; an entry of the audit',
    tag,
    access: staff('audit.see'),
    changes: 'something',
    audit: ['audit-exported'],
    query: z.object(filter),
    file: 'text/csv',
    response: fileLines,
    errors: [],
  }),
  'audit.verify': officeOperation({
    method: 'POST',
    path: '/v1/audit/verify',
    summary: 'Have the worker hold the whole audit against its chain; `audit.status` says what was found',
    tag,
    access: staff('audit.see'),
    changes: 'something',
    audit: ['audit-verification-asked'],
    response: nothing,
    errors: [],
  }),
} as const;
