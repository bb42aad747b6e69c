import { headDifferences, lineDifferences } from '@rochdale/domain/office/settlements/line-difference';
import { lineKinds } from '@rochdale/domain/office/settlements/line-kinds';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { fileLines } from '../../../schemas/file-lines.ts';
import { moment } from '../../../schemas/moment.ts';
import { nothing, reason } from '../../../schemas/staff.ts';

const tag = 'Payments';
const settlementId = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .meta({ description: 'the payment company’s number of a settlement', examples: ['SKM3Q9T7W2XH5JBR'] });
const day = z.iso.date().meta({ description: 'the day on which the bank has it', examples: ['2026-11-24'] });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents, below 0 where it leaves the co-op', examples: [6633] });
const count = z
  .number()
  .int()
  .meta({ examples: [41] });
const kind = z.enum(lineKinds).meta({ description: 'why the money moved' });
const differing = z.literal('yes').optional().meta({ description: 'only what differs' });
const params = z.object({ settlementId });
const filter = { from: day.optional(), to: day.optional(), differs: differing };
/** Where a page ended: by the day and number of a settlement, or by the moment and number of a line. */
const place = z
  .string()
  .max(140)
  .regex(/^\d{4}-\d{2}-\d{2}~[\w-]+$/)
  .meta({ description: 'a place in the list', examples: ['2026-11-24~SKM3Q9T7W2XH5JBR'] });
const linePlace = z
  .string()
  .max(140)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[\w-]+$/)
  .refine((text) => !Number.isNaN(Date.parse(text.split('~')[0] ?? '')))
  .meta({ description: 'a place in the list', examples: ['2026-11-23T18:04:11.000Z~NKM3Q9T7W2XH5JBR'] });
const sums = { lines: count, grossCents: cents, feeCents: cents, netCents: cents };
const settlement = z.object({
  settlementId,
  day,
  status: z.enum(['paid', 'failed']).meta({ description: 'failed: the bank refused it' }),
  ...sums,
  difference: z.enum(headDifferences).nullable().meta({ description: 'how it differs as a whole' }),
  differences: count.meta({ description: 'what differs in it and nobody has explained' }),
  isExplained: z.boolean().meta({ description: 'somebody has explained what differed' }),
});
const payment = z
  .object({ transNo: z.string(), memberNumber: z.string(), name: z.string() })
  .meta({ description: 'the payment of ours that it is of' });

/** What the payment company paid out, and how it differs from our books (office-108 to office-113). */
export const settlementsOperations = {
  'settlements.list': officeOperation({
    method: 'GET',
    path: '/v1/settlements',
    summary: 'Settlements by day, the newest first; `after` is the `next` of the page before',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({ ...filter, after: place.optional() }),
    response: z.object({ settlements: z.array(settlement), next: place.nullable() }),
    errors: [],
  }),
  'settlements.unsettled': officeOperation({
    method: 'GET',
    path: '/v1/unsettled-payments',
    summary: 'Payments that no settlement has, though their banking days are over; the oldest first, 200 at most',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      bankingDays: count.meta({ description: 'within which the company pays out' }),
      payments: z.array(payment.extend({ amountCents: cents, chargedAt: moment })),
    }),
    errors: [],
  }),
  'settlements.file': officeOperation({
    method: 'GET',
    path: '/v1/settlements-file',
    summary: 'Lines of settlements as a CSV file, 100,000 at most; an entry of the audit',
    tag,
    access: staff('payments.see'),
    changes: 'something',
    audit: ['settlements-listed'],
    query: z.object({ ...filter, settlementId: settlementId.optional() }),
    file: 'text/csv',
    response: fileLines,
    errors: [],
  }),
  'settlements.see': officeOperation({
    method: 'GET',
    path: '/v1/settlements/{settlementId}',
    summary: 'One settlement, with what its lines come to by their kind',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    params,
    response: settlement.extend({
      readAt: moment.nullable().meta({ description: 'when its lines were read last' }),
      explained: z.object({ by: z.string(), at: moment, reason: z.string() }).nullable(),
      kinds: z.array(z.object({ kind, ...sums })),
    }),
    errors: [404],
  }),
  'settlements.lines': officeOperation({
    method: 'GET',
    path: '/v1/settlements/{settlementId}/lines',
    summary: 'Lines of a settlement, the oldest first; `after` is the `next` of the page before',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    params,
    query: z.object({ kind: kind.optional(), differs: differing, after: linePlace.optional() }),
    response: z.object({
      lines: z.array(
        z.object({
          lineId: z.string(),
          kind,
          at: moment,
          grossCents: cents,
          feeCents: cents,
          netCents: cents,
          reference: z.string().meta({ description: 'the company’s number of the charge, refund or dispute' }),
          transNo: z.string().nullable(),
          payment: payment.nullable(),
          difference: z.enum(lineDifferences).nullable(),
          wasCents: cents.nullable().meta({ description: 'the net before the company changed it' }),
          isExplained: z.boolean(),
        }),
      ),
      next: linePlace.nullable(),
    }),
    errors: [404],
  }),
  'settlements.ask': officeOperation({
    method: 'POST',
    path: '/v1/settlements/ask',
    summary: 'Ask the payment company now what it paid out, as the worker does each hour',
    tag,
    access: staff('payments.returns'),
    changes: 'something',
    audit: ['settlements-asked'],
    response: nothing,
    errors: [409],
  }),
  'settlements.explain': officeOperation({
    method: 'POST',
    path: '/v1/settlements/{settlementId}/explain',
    summary: 'Say why what differs in a settlement now is settled: it waits for nobody any more',
    tag,
    access: staff('payments.returns'),
    changes: 'something',
    audit: ['settlement-explained'],
    asks: 'reason',
    params,
    body: z.object({ reason }),
    response: nothing,
    errors: [404, 409],
  }),
} as const;
