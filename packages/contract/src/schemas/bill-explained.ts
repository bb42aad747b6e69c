import { untoldOf } from '@rochdale/domain/account/bill-explained/bill-change';
import { changeParts } from '@rochdale/domain/account/bill-explained/change-part';
import { readingStatuses } from '@rochdale/domain/energy/usage/reading';
import { z } from 'zod';
import { count, dollars, localDay } from './fields.ts';

/** A line's sentences: what it is, and how its number comes about; null where only its name is known. */
const explainedLine = z
  .object({
    what: z.string().meta({ examples: ['What you used from 10/05/2026 to 11/03/2026'] }),
    how: z.array(z.string().meta({ examples: ['501 kWh × $0.1177 = $58.97'] })),
    rate: z
      .string()
      .nullable()
      .meta({ examples: ['Rate Residential service (RES), in force since 01/01/2025.'] }),
    isEnergy: z.boolean().meta({ description: 'whether the days of the bill are behind it', examples: [true] }),
  })
  .nullable();

const changePart = z.object({
  part: z.enum(changeParts),
  amount: dollars.meta({ examples: [5.83] }),
  spread: z
    .object({ least: dollars.meta({ examples: [4.7] }), most: dollars.meta({ examples: [6.9] }) })
    .nullable()
    .meta({ description: 'between these the weather’s part likely is: nine times of ten' }),
});

/** Why a bill differs from another; the parts add up to the cent (account-123). */
const billChange = z.object({
  billDate: localDay.meta({ description: 'of the bill that it is compared with', examples: ['2026-10-05'] }),
  before: dollars.meta({ description: 'what that bill’s service cost', examples: [92] }),
  now: dollars.meta({ examples: [96.6] }),
  parts: z.array(changePart),
  weather: z
    .enum(['colder', 'milder', 'hotter', 'cooler'])
    .nullable()
    .meta({ examples: ['colder'] }),
  untold: z.array(z.enum(untoldOf)).meta({ description: 'what is not known, so that parts cannot be told apart' }),
});

export const findingKinds = ['alwaysOn', 'water', 'oddDay', 'wentBack'] as const;

/** Something that is worth a look, in words (account-126). */
const billFinding = z.object({
  kind: z.enum(findingKinds),
  text: z.string().meta({ examples: ['On nine days out of ten, your home never drops below 0.4 kW, even at night.'] }),
});

/** A bill, explained (account-121 to account-126). Nothing in it is a bill of ours. */
export const explainedBill = z.object({
  billDate: localDay.meta({ examples: ['2026-11-04'] }),
  lines: z.array(explainedLine).meta({ description: 'for each line of the bill, in its order' }),
  days: z
    .array(
      z.object({
        date: localDay.meta({ examples: ['2026-10-05'] }),
        usage: z
          .number()
          .nullable()
          .meta({ examples: [16.7] }),
        status: z.enum(readingStatuses).nullable(),
      }),
    )
    .meta({ description: 'the days of its period; empty where none was read or none may be seen' }),
  unit: z.string().meta({ examples: ['kWh'] }),
  period: z.array(z.string().meta({ examples: ['Your meter was exchanged on 10/20/2026.'] })),
  last: billChange.nullable(),
  year: billChange.nullable(),
  findings: z.array(billFinding),
  daysLooked: count.meta({ description: 'on how many days’ readings the findings go', examples: [30] }),
});
