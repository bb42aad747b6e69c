import { additionKinds } from '@rochdale/domain/energy/what-if/home-figures';
import { queueAnswers } from '@rochdale/domain/office/queues/queues';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, count, dollars, localDay } from '../../schemas/fields.ts';

const tag = 'Usage';
const scheduleCode = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,39}$/)
  .meta({ description: 'the code of a rate schedule', examples: ['TOU'] });
const kinds = z.enum(additionKinds);

/** What is added to the comparison. */
const added = {
  solar: z.coerce
    .number()
    .positive()
    .max(100)
    .optional()
    .meta({ description: 'solar panels, in kW; one of `additions.solar`', examples: [5] }),
  with: z
    .string()
    .regex(/^(heatPump|car|thermostat)(,(heatPump|car|thermostat)){0,2}$/)
    .optional()
    .meta({ description: 'what else is added, with commas between', examples: ['heatPump,car'] }),
};

const difference = dollars.nullable().meta({ description: 'more or less than now; null: not known', examples: [-61] });
const request = z.object({
  schedule: scheduleCode,
  name: z.string().meta({ examples: ['Residential time of use'] }),
  askedOn: localDay,
  answer: z.enum(queueAnswers).nullable().meta({ description: 'null: nobody has answered yet' }),
  reason: z
    .string()
    .meta({ description: 'why it was refused, for the member to read', examples: ['We need to talk first.'] }),
});

/** What a year would have cost by other schedules, and asking for one (energy-81 to energy-86). */
export const whatIfOperations = {
  'what-if.compare': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/what-if',
    summary:
      'What the last year of an account would have cost by each schedule that it could have: an estimate, no bill',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'usageTracker',
    params: z.object({ accountNumber }),
    query: z.object(added),
    response: z.object({
      lack: z
        .enum(['schedule', 'usage'])
        .nullable()
        .meta({ description: 'why nothing is compared: the rate is not known here, or too little use' }),
      by: z.enum(['intervals', 'daily', 'register']).meta({ description: 'what of the year is known' }),
      areBills: z.boolean().meta({ description: 'whether the months are those of bills' }),
      leftOut: count.meta({ description: 'months of the year of which too little was read', examples: [0] }),
      missing: count.meta({ description: 'readings that are not there', examples: [0] }),
      estimated: count.meta({ description: 'readings that are estimates', examples: [0] }),
      billed: dollars
        .nullable()
        .meta({ description: 'what the bills of just these months came to', examples: [1179.01] }),
      isApart: z
        .boolean()
        .meta({ description: 'whether bills and the sum of the present schedule contradict one another' }),
      present: dollars
        .nullable()
        .meta({ description: 'the present schedule, with nothing added', examples: [1179.01] }),
      schedules: z
        .array(
          z.object({
            code: scheduleCode,
            name: z.string().meta({ examples: ['Residential time of use'] }),
            about: z.string().meta({ examples: ['Cheap at night and on weekends'] }),
            isPresent: z.boolean(),
            total: dollars.nullable().meta({ description: 'null: it cannot be told', examples: [1118.01] }),
            difference,
            lack: z
              .enum(['hours', 'demand', 'coopPeak', 'other'])
              .nullable()
              .meta({ description: 'what it needs and is not known' }),
            months: z.array(
              z.object({
                from: localDay.meta({ examples: ['2025-12-05'] }),
                to: localDay.meta({ examples: ['2026-01-04'] }),
                cost: dollars.meta({ examples: [112.3] }),
              }),
            ),
          }),
        )
        .meta({ description: 'the lowest first' }),
      additions: z
        .object({
          year: z.int().meta({ description: 'of the co-op’s table', examples: [2026] }),
          solar: z.array(z.number().meta({ examples: [5] })).meta({ description: 'sizes of panels, in kW' }),
          heatPump: z.boolean(),
          car: z.boolean(),
          degrees: z
            .number()
            .nullable()
            .meta({ description: 'of the thermostat; null: not in the table', examples: [2] }),
          sources: z.array(z.object({ kind: kinds, source: z.string().meta({ examples: ['Our home visits'] }) })),
        })
        .nullable()
        .meta({ description: 'what can be added by the co-op’s own table; null: it has none' }),
      added: z
        .array(z.object({ kind: kinds, difference }))
        .meta({ description: 'what each addition makes of the present schedule by itself' }),
      terms: z
        .string()
        .meta({ description: 'what a change is bound to; may be empty', examples: ['With the next bill.'] }),
      request: request.nullable().meta({ description: 'what was asked for last' }),
    }),
    errors: [400, 404],
  }),
  'what-if.ask': operation({
    method: 'POST',
    path: '/v3/accounts/{accountNumber}/rate-request',
    summary:
      'Ask the office to change an account to another schedule; the comparison goes with it. Asked twice is once',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    forOpenAccounts: true,
    delegates: 'manage',
    gate: 'usageTracker',
    params: z.object({ accountNumber }),
    body: z.object({ schedule: scheduleCode, ...added }),
    response: z.object({ request }),
    errors: [404, 409, 429],
  }),
} as const;
