import { z } from 'zod';
import { operation } from '../../operation.ts';
import { confirmationNumber } from '../../schemas/answered.ts';
import { accountNumber, localDay } from '../../schemas/fields.ts';

const tag = 'Meter reading';

/** Readings that members take themselves (energy-57). */
export const meterReadingOperations = {
  'meter-reading.meters': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/meter-readings',
    summary: 'The meters that the member reads, with their last readings',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    response: z.object({
      today: localDay,
      meters: z.array(
        z.object({
          meterNumber: z.string().meta({ examples: ['40118233'] }),
          lastReading: z
            .object({
              readOn: localDay.meta({ examples: ['2026-11-01'] }),
              reading: z.number().meta({ examples: [48211] }),
            })
            .nullable(),
          usualPerDay: z
            .number()
            .nonnegative()
            .nullable()
            .meta({ examples: [26.4] }),
        }),
      ),
    }),
    errors: [404],
  }),
  'meter-reading.submit': operation({
    method: 'POST',
    path: '/v3/accounts/{accountNumber}/meter-readings',
    summary: 'Take a reading of today; an unusual one must be confirmed. Another of the same day replaces it',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    forOpenAccounts: true,
    delegates: 'manage',
    gate: 'always',
    params: z.object({ accountNumber }),
    body: z.object({
      meterNumber: z
        .string()
        .max(30)
        .meta({ description: 'the meter; must be of the account', examples: ['40118233'] }),
      reading: z
        .number()
        .int()
        .min(0)
        .max(999_999_999)
        .meta({ description: 'the figures of the meter', examples: [48237] }),
      confirmed: z.boolean().meta({ description: 'the member confirms an unusual reading' }),
    }),
    response: z.object({ confirmationNumber }),
    errors: [400, 404, 409],
  }),
} as const;
