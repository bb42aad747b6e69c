import { z } from 'zod';
import { key, operation } from '../../operation.ts';

const tag = 'Connected systems';
const count = z.number().int().nonnegative();
const localMinute = (description: string, example: string | null) =>
  z
    .string()
    .max(16)
    .nullish()
    .meta({ description, examples: [example] });
const names = (description: string, example: readonly string[] = []) =>
  z
    .array(z.string().max(60))
    .max(20_000)
    .optional()
    .meta({ description, examples: [[...example]] });
const outage = z.strictObject({
  outageNumber: z
    .string()
    .max(40)
    .meta({ description: 'the outage', examples: ['N-17'] }),
  description: z
    .string()
    .max(500)
    .meta({ description: 'what members read', examples: ['A tree fell on the line'] }),
  descriptionEs: z
    .string()
    .max(500)
    .nullish()
    .meta({ description: 'the same in Spanish', examples: ['Un árbol cayó sobre la línea'] }),
  cause: z
    .string()
    .max(100)
    .nullish()
    .meta({ description: 'the cause', examples: ['Vegetation'] }),
  causeEs: z
    .string()
    .max(100)
    .nullish()
    .meta({ description: 'the cause in Spanish', examples: ['Vegetación'] }),
  startedAt: z
    .string()
    .max(16)
    .meta({ description: 'when it began, on the co-op’s clock', examples: ['2026-11-20T15:10'] }),
  estimatedTimeOfRestoration: localMinute('when the power is expected back', '2026-11-20T18:30'),
  restoredAt: localMinute('when it ended; the outage is over then', null),
  crewAssignedAt: localMinute('when a crew was sent', '2026-11-20T15:40'),
  cancelled: z
    .boolean()
    .optional()
    .meta({ description: 'there was none; it goes from history', examples: [false] }),
  locations: names('places that lost their power', ['L104500017']),
  accounts: names('the places of these accounts'),
  substation: names('all places of these'),
  feeder: names('all places of these', ['S1-F3']),
  mapLocation: names('all places of these'),
});
const exported = z.object({
  exportNumber: count.meta({ description: 'the number of the file', examples: [41] }),
  what: z.string().meta({ description: 'what it holds', examples: ['payments'] }),
  fileName: z.string().meta({ examples: ['payments-000041.csv'] }),
  rows: count.meta({ examples: [212] }),
  createdAt: z.iso.datetime().meta({ examples: ['2026-11-21T09:10:00.000Z'] }),
  takenAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'null: nobody has it yet', examples: [null] }),
});
const exportParams = z.object({
  exportNumber: z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .meta({ description: 'the number of the file', examples: [41] }),
});
const uploadId = z.uuid().meta({ description: 'an upload', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b31'] });
const upload = z.object({
  uploadId,
  state: z
    .enum(['waiting', 'running', 'written', 'refused', 'held', 'failed'])
    .meta({ description: 'held: a second person of the office has to confirm it', examples: ['written'] }),
  receivedAt: z.iso.datetime().meta({ examples: ['2026-11-21T09:10:00.000Z'] }),
  endedAt: z.iso
    .datetime()
    .nullable()
    .meta({ examples: ['2026-11-21T09:11:08.000Z'] }),
  rows: count.meta({ description: 'rows that were read', examples: [18_102] }),
  problemCount: count.meta({ examples: [0] }),
  problems: z
    .array(
      z.object({
        file: z.string().meta({ examples: ['accounts.csv'] }),
        line: count.meta({ examples: [12] }),
        column: z.string().meta({ examples: ['balance'] }),
        reason: z.string().meta({ examples: ['is not an amount'] }),
      }),
    )
    .meta({ description: 'the first 100', examples: [[]] }),
});

/** What the co-op's other systems may do with a key of their own (office-135, office-136). */
export const connectedSystemsOperations = {
  'connected-outages.put': operation({
    method: 'PUT',
    path: '/v3/connected/outages',
    summary:
      'Begin, change and end outages by their numbers: each is the whole truth of its outage, as in the outage file',
    tag,
    access: key('outages.change'),
    changes: 'something',
    audit: [],
    gate: 'outage',
    bodyLimit: 8_388_608,
    body: z.object({
      outages: z.array(outage).min(1).max(2_000).meta({ description: 'one that names no place keeps its places' }),
    }),
    response: z.object({ saved: count.meta({ examples: [1] }), places: count.meta({ examples: [214] }) }),
    errors: [400],
  }),
  'connected-exports.list': operation({
    method: 'GET',
    path: '/v3/connected/exports',
    summary: 'The newest hundred files that were written for the billing system',
    tag,
    access: key('exports.take'),
    changes: 'nothing',
    audit: [],
    gate: 'always',
    response: z.object({ exports: z.array(exported) }),
    errors: [],
  }),
  'connected-exports.download': operation({
    method: 'GET',
    path: '/v3/connected/exports/{exportNumber}',
    summary: 'One file, byte for byte; it does not count as taken by that',
    tag,
    access: key('exports.take'),
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: exportParams,
    response: exported.extend({
      text: z.string().meta({ description: 'the whole file', examples: ['exportNumber,transNo\r\n41,20261121-1\r\n'] }),
      sha256: z.string().meta({
        description: 'of its UTF-8',
        examples: ['f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2'],
      }),
    }),
    errors: [404, 409],
  }),
  'connected-exports.take': operation({
    method: 'POST',
    path: '/v3/connected/exports/{exportNumber}/taken',
    summary: 'Say that the billing system has a file; said again it changes nothing',
    tag,
    access: key('exports.take'),
    changes: 'something',
    audit: [],
    gate: 'always',
    params: exportParams,
    response: exported,
    errors: [404, 409],
  }),
  'connected-imports.put': operation({
    method: 'POST',
    path: '/v3/connected/imports',
    summary: 'Give in files for the importer, which checks all of them before it writes any; the worker does it',
    tag,
    access: key('imports.put'),
    changes: 'something',
    audit: [],
    gate: 'always',
    bodyLimit: 67_108_864,
    body: z.object({
      files: z
        .array(
          z.object({
            name: z
              .string()
              .regex(/^[a-z][a-z0-9-]{0,60}\.csv$/)
              .meta({ description: 'the file’s name', examples: ['accounts.csv'] }),
            text: z
              .string()
              .meta({ description: 'what is in it', examples: ['accountNumber,balance\r\n104500017,12.50\r\n'] }),
          }),
        )
        .min(1)
        .max(60)
        .meta({ description: 'as a folder would hold them' }),
      full: z
        .boolean()
        .default(false)
        .meta({ description: 'they hold all accounts: those that are not in them are closed', examples: [false] }),
    }),
    response: upload,
    errors: [400, 409],
  }),
  'connected-imports.see': operation({
    method: 'GET',
    path: '/v3/connected/imports/{uploadId}',
    summary: 'How far an upload of this key is',
    tag,
    access: key('imports.put'),
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ uploadId }),
    response: upload,
    errors: [404],
  }),
} as const;
