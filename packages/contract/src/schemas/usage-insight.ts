import { z } from 'zod';
import { unitOfMeasure } from './answered.ts';
import { count, dollars, localDay } from './fields.ts';

const quantity = z.number().meta({ examples: [27.412] });

/** A stretch of days: what was used, and what weather it had (degree days to 65 °F). */
const usagePeriod = z.object({
  fromDate: localDay.meta({ examples: ['2026-11-14'] }),
  toDate: localDay.meta({ examples: ['2026-11-14'] }),
  days: count.meta({ examples: [11] }),
  daysRead: count.meta({ examples: [11] }),
  total: quantity.meta({ examples: [822.36] }),
  averagePerDay: quantity.nullable(),
  heatingDegreeDays: quantity.nullable().meta({ examples: [17] }),
  coolingDegreeDays: quantity.nullable().meta({ examples: [0] }),
});

/** How this month so far differs; the part that the weather explains is told apart. */
const usageComparison = z.object({
  against: usagePeriod,
  difference: quantity.meta({ examples: [7.28] }),
  percent: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [12] }),
  weatherPart: quantity.nullable().meta({ examples: [31.5] }),
});

/** What the running bill will likely be, and between what it will likely lie (energy-33, energy-74). */
const expectedBill = z
  .object({
    periodStart: localDay.meta({ examples: ['2026-11-03'] }),
    periodEnd: localDay.meta({ examples: ['2026-12-03'] }),
    isOver: z
      .boolean()
      .optional()
      .meta({ description: 'whether the period has ended and its bill has not come; releases before did not tell' }),
    usageSoFar: quantity.meta({ examples: [301.532] }),
    expectedUsage: quantity.meta({ examples: [840] }),
    expectedAmount: dollars.meta({ examples: [96.4] }),
    range: z
      .object({ least: dollars.meta({ examples: [91.2] }), most: dollars.meta({ examples: [101.7] }) })
      .nullable()
      .meta({ description: 'null where too few days were read' }),
    basis: z.enum(['rate', 'lastBill']),
  })
  .nullable()
  .meta({ description: 'an estimate, by the account’s rate or by what a unit cost on the last bill' });

/** Of a stretch, in °F. */
const averageTemperature = z
  .number()
  .nullable()
  .meta({ examples: [47.2] });

/** What a member wants to know of a meter. */
export const usageInsight = z.object({
  meterId: z
    .string()
    .nullable()
    .meta({ examples: ['40118233'] }),
  unitOfMeasure,
  thisMonth: usagePeriod.nullable(),
  comparedToLastMonth: usageComparison.nullable(),
  comparedToLastYear: usageComparison.nullable(),
  expectedBill,
  highUsageDays: z
    .array(
      z.object({
        date: localDay.meta({ examples: ['2026-11-14'] }),
        usageValue: quantity,
        threshold: quantity.meta({ examples: [40] }),
      }),
    )
    .meta({
      description:
        'days of the last thirty above the member’s own threshold, or half above what the weekday usually has',
    }),
  hasOwnThreshold: z
    .boolean()
    .meta({ description: 'whether the member drew the line of these days, in Manage Notifications' }),
});

/** Months from bills and from days, newest first. */
export const monthlyUsage = z.object({
  commodity: z.string().meta({ examples: ['Electric'] }),
  unitOfMeasure,
  isOtherService: z.boolean().meta({ description: 'another service than electricity: the tab says so (energy-36)' }),
  bills: z.array(
    z.object({
      billDate: localDay.meta({ examples: ['2026-11-04'] }),
      statementStartDate: localDay.nullable().meta({ examples: ['2026-10-05'] }),
      usageValue: quantity,
      unitOfMeasure,
      daysBilled: count
        .positive()
        .nullable()
        .meta({ examples: [31] }),
      billedAmount: dollars,
      averageTemperature,
    }),
  ),
  expectedBill,
  meters: z.array(
    z.object({
      meterId: z.string().meta({ examples: ['40118233'] }),
      unitOfMeasure: unitOfMeasure
        .optional()
        .meta({ description: 'of what the meter measures; an account may have one of another service' }),
      months: z.array(
        z.object({
          month: z.string().meta({ examples: ['2026-10'] }),
          total: quantity.meta({ examples: [822.36] }),
          daysRead: count.meta({ examples: [11] }),
          averagePerDay: quantity,
          maxDemand: quantity.nullable().meta({ examples: [6.1] }),
          averageTemperature,
          heatingDegreeDays: quantity.nullable().meta({ examples: [17] }),
          coolingDegreeDays: quantity.nullable().meta({ examples: [0] }),
        }),
      ),
    }),
  ),
});
