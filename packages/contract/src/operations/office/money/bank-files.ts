import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';
import { doneOrWaiting, nothing, personName, reason } from '../../../schemas/staff.ts';

const tag = 'Bank file';
const fileNumber = z.coerce
  .number()
  .int()
  .positive()
  .max(2_147_483_647)
  .meta({ description: 'the number of a bank file', examples: [31] });
const params = z.object({ fileNumber });
const day = z.iso.date().meta({ description: 'a day of the co-op’s', examples: ['2026-11-20'] });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents', examples: [581_244] });
const state = z.enum(['waiting', 'released', 'taken', 'accepted', 'given-up']).meta({
  description: 'waiting: for its release; given up: nobody took it in time, and what it held went into a later file',
});
const file = z.object({
  fileNumber,
  sendDay: day,
  state,
  entries: z.number().int(),
  debitCents: cents,
  createdAt: moment,
  releasedAt: moment.nullable(),
  takenAt: moment.nullable(),
  acceptedAt: moment.nullable(),
  givenUpAt: moment.nullable(),
});
export const standsOutKinds = ['again', 'unusual', 'first'] as const;

/** The bank file: what is in it, who lets it go to the bank, and what became of it (office-55 to office-58). */
export const bankFilesOperations = {
  'bank-files.list': officeOperation({
    method: 'GET',
    path: '/v1/bank-files',
    summary: 'The newest bank files; `before` is the number of the last one of the page before',
    tag,
    access: staff('bank-file.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({ before: fileNumber.optional() }),
    response: z.object({
      /** Undefined where the co-op’s folder has no bank.yaml. */
      bank: z.object({ name: z.string(), fileAt: z.string() }).nullable(),
      files: z.array(file),
      next: fileNumber.nullable(),
    }),
    errors: [],
  }),
  'bank-files.see': officeOperation({
    method: 'GET',
    path: '/v1/bank-files/{fileNumber}',
    summary: 'One bank file with its entries, what stands out among them, and who has let it go',
    tag,
    access: staff('bank-file.see'),
    changes: 'nothing',
    audit: [],
    params,
    response: file.extend({
      releasedBy: z.array(z.string()).meta({ description: 'names', examples: [['Ike Sorensen', 'Marta Quill']] }),
      settlesOn: z.array(day),
      before: z.object({ entries: z.number().int(), debitCents: cents }).nullable(),
      rows: z.array(
        z.object({
          traceNumber: z.string(),
          kind: z.enum(['debit', 'prenote']),
          accountNumber: z.string(),
          name: z.string(),
          lastFour: z.string(),
          amountCents: cents,
          settlesOn: day,
          standsOut: z.enum(standsOutKinds).nullable(),
          usualCents: cents.nullable(),
          returnCode: z.string().nullable(),
        }),
      ),
      asked: z
        .object({ approvalId: z.uuid(), by: personName, at: moment, reason, isOwn: z.boolean() })
        .nullable()
        .meta({ description: 'who asked for its release, while a second person has to approve it' }),
    }),
    errors: [404],
  }),
  'bank-files.make': officeOperation({
    method: 'POST',
    path: '/v1/bank-files',
    summary: 'Write the day’s file now, where there is something to send',
    tag,
    access: staff('bank-file.make'),
    changes: 'something',
    audit: ['bank-file-made'],
    response: z.object({ fileNumber: fileNumber.nullable() }),
    errors: [409],
  }),
  'bank-files.release': officeOperation({
    method: 'POST',
    path: '/v1/bank-files/{fileNumber}/release',
    summary: 'Let a file that was looked through go to the bank',
    tag,
    access: staff('bank-file.make'),
    changes: 'something',
    audit: ['bank-file-released', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'bank-file',
    params,
    body: z.object({ reason }),
    response: doneOrWaiting,
    errors: [404, 409],
  }),
  'bank-files.download': officeOperation({
    method: 'POST',
    path: '/v1/bank-files/{fileNumber}/download',
    summary: 'The file as it goes to the bank, once it was released; again, byte for byte',
    tag,
    access: staff('bank-file.make'),
    changes: 'something',
    audit: ['bank-file-downloaded'],
    freshProof: true,
    params,
    response: z.object({ name: z.string(), text: z.string() }),
    errors: [404, 409],
  }),
  'bank-files.accept': officeOperation({
    method: 'POST',
    path: '/v1/bank-files/{fileNumber}/accept',
    summary: 'Note that the bank has accepted a file',
    tag,
    access: staff('bank-file.make'),
    changes: 'something',
    audit: ['bank-file-accepted'],
    params,
    response: nothing,
    errors: [404, 409],
  }),
} as const;
