import { nightSteps } from '@rochdale/domain/office/nights/night-steps';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { fileLines } from '../../schemas/file-lines.ts';
import { moment } from '../../schemas/moment.ts';
import { nothing, reason } from '../../schemas/staff.ts';

const tag = 'Data';
const count = z
  .number()
  .int()
  .nonnegative()
  .meta({ examples: [18_102] });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents', examples: [290_411_820] });
const importId = z
  .string()
  .regex(/^(import|try)-[1-9]\d{0,8}$/)
  .meta({ description: 'an import that was written, or one that wrote nothing', examples: ['import-317'] });
const outcome = z.enum(['written', 'refused', 'held', 'confirmed', 'dry-run']).meta({
  description: 'refused: for bad rows; held: until a second person confirms it; confirmed: the same files go through',
});
const listed = {
  importId,
  outcome,
  at: moment,
  by: z.string(),
  folder: z.string(),
  rows: count,
  badRows: count,
};
const rowsOf = count.nullable().meta({ description: 'null: unknown' });

/** What came from the billing system and what goes to it (office-116 to office-118). */
export const dataOperations = {
  'data.see': officeOperation({
    method: 'GET',
    path: '/v1/data',
    summary: 'How the last night ended, and what was written for the billing system and nobody took',
    tag,
    access: staff('exports.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      night: z
        .object({
          beganAt: moment,
          endedAt: moment,
          steps: z.array(
            z.object({
              step: z.enum(nightSteps),
              ended: z.enum(['well', 'open', 'not-set-up', 'failed']),
              why: z.string().nullable(),
            }),
          ),
        })
        .nullable(),
      exports: z.array(
        z.object({ what: z.string(), exportNumber: count, rows: count, createdAt: moment, takenAt: moment.nullable() }),
      ),
      untaken: z.array(z.object({ what: z.string(), exportNumber: count, rows: count, createdAt: moment })),
      notMoved: z
        .object({ autoPays: count, scheduledPayments: count, members: count, asked: count })
        .meta({ description: 'of the old portal, with the members that they are of and those who were written to' }),
    }),
    errors: [],
  }),
  'not-moved.file': officeOperation({
    method: 'GET',
    path: '/v1/not-moved-file',
    summary: 'Auto pays and scheduled payments that could not be moved, as a CSV file; an entry of the audit',
    tag,
    access: staff('exports.see'),
    changes: 'something',
    audit: ['not-moved-listed'],
    file: 'text/csv',
    response: fileLines,
    errors: [],
  }),
  'imports.list': officeOperation({
    method: 'GET',
    path: '/v1/imports',
    summary: 'Imports and what wrote nothing, the newest first; `before` is the `next` of the page before',
    tag,
    access: staff('exports.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({ before: moment.optional() }),
    response: z.object({ imports: z.array(z.object(listed)), next: moment.nullable() }),
    errors: [],
  }),
  'imports.see': officeOperation({
    method: 'GET',
    path: '/v1/imports/{importId}',
    summary: 'One import: what it changed or would, file by file, the largest differences, and the rows that are wrong',
    tag,
    access: staff('exports.see'),
    changes: 'nothing',
    audit: [],
    params: z.object({ importId }),
    response: z.object({
      ...listed,
      files: z.array(
        z.object({
          file: z.string(),
          rows: count,
          added: rowsOf,
          changed: rowsOf,
          absent: rowsOf,
          cents: cents.nullable(),
        }),
      ),
      balances: z.object({ before: cents, after: cents }).nullable(),
      accountsClosed: count,
      excesses: z.array(z.object({ what: z.enum(['balances', 'closed']), percent: z.number(), bound: z.number() })),
      largest: z.array(z.object({ accountNumber: z.string(), before: cents.nullable(), after: cents })),
      problems: z.array(z.object({ file: z.string(), line: count, column: z.string(), reason: z.string() })),
      confirmed: z.object({ by: z.string(), at: moment.nullable(), reason: z.string() }).nullable(),
      writtenBy: importId.nullable().meta({ description: 'the import that a confirmed one became' }),
    }),
    errors: [404],
  }),
  'imports.confirm': officeOperation({
    method: 'POST',
    path: '/v1/imports/{importId}/confirm',
    summary:
      'Confirm as the second person an import that goes beyond a bound: the same files then go through, for three days',
    tag,
    access: staff('exports.make'),
    changes: 'something',
    audit: ['import-confirmed'],
    asks: 'reason',
    freshProof: true,
    params: z.object({ importId }),
    body: z.object({ reason }),
    response: nothing,
    errors: [404, 409],
  }),
} as const;
