import { unpricedReasons } from '@rochdale/domain/rates/differences/compare-bill';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { fileLines } from '../../../schemas/file-lines.ts';

const tag = 'Payments';
const day = z.iso.date().meta({ description: 'a day on which bills were dated', examples: ['2026-11-24'] });
const schedule = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'the code of a schedule', examples: ['RES'] });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents', examples: [11_482] });
const count = z
  .number()
  .int()
  .nonnegative()
  .meta({ examples: [41] });
const filter = { from: day.optional(), to: day.optional(), schedule: schedule.optional() };
/** Where a page ended: by the day of a bill, its account and its number. */
const place = z
  .string()
  .max(240)
  .regex(/^\d{4}-\d{2}-\d{2}~[^~]+~.*$/)
  .refine((text) => z.iso.date().safeParse(text.split('~')[0]).success)
  .meta({ description: 'a place in the list', examples: ['2026-11-24~104471882~B-2611'] });
const account = { accountNumber: z.string(), memberNumber: z.string() };
const code = z.string().meta({ description: 'the schedule that the account names now', examples: ['RES'] });

/** Bills as they were sent, held against the co-op's own rate schedules (office-182, office-183). */
export const rateDifferencesOperations = {
  'rate-differences.list': officeOperation({
    method: 'GET',
    path: '/v1/rate-differences',
    summary:
      'Bills compared with their schedules, the newest first: up to 1,000 of them, or 100 that differ; `after` is the `next` of the page before',
    tag,
    access: staff('exports.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({ ...filter, after: place.optional() }),
    response: z.object({
      from: day.meta({ description: 'the first day; where none is asked for, 30 days before the last' }),
      compared: count.meta({ description: 'bills that this page went through' }),
      bills: count.meta({ description: 'bills of these days and this schedule, counted to 100,000' }),
      schedules: z.array(
        z.object({
          schedule: code,
          agree: count,
          differ: count.meta({ description: 'bills with a line or a sum that is more than a cent away' }),
          unpriced: count,
          largest: cents.meta({ description: 'the difference farthest from 0, ours less what was billed' }),
        }),
      ),
      unpriced: z.array(
        z.object({
          schedule: code,
          reason: z.enum(unpricedReasons).meta({ description: 'why the schedule cannot price them' }),
          bills: count,
          ...account,
        }),
      ),
      differences: z.array(
        z.object({
          ...account,
          billDate: day,
          billNumber: z.string(),
          schedule: code,
          line: z
            .string()
            .nullable()
            .meta({ description: 'null: the sum of the bill', examples: ['Basic charge'] }),
          billedCents: cents,
          scheduleCents: cents,
        }),
      ),
      codes: z.array(code).meta({ description: 'the schedules that accounts name' }),
      next: place.nullable(),
    }),
    errors: [],
  }),
  'rate-differences.file': officeOperation({
    method: 'GET',
    path: '/v1/rate-differences-file',
    summary: 'What differs and what cannot be priced as a CSV file, of 50,000 bills at most; an entry of the audit',
    tag,
    access: staff('exports.see'),
    changes: 'something',
    audit: ['rate-differences-listed'],
    query: z.object(filter),
    file: 'text/csv',
    response: fileLines,
    errors: [],
  }),
} as const;
