import { z } from 'zod';
import { dollars, localDay } from './fields.ts';

const quantity = z.number();

/** A stretch of days: what was used, and what weather it had (degree days to 65 °F). */
const usagePeriod = z.object({
  fromDate: localDay,
  toDate: localDay,
  days: z.number().int(),
  daysRead: z.number().int(),
  total: quantity,
  averagePerDay: quantity.nullable(),
  heatingDegreeDays: quantity.nullable(),
  coolingDegreeDays: quantity.nullable(),
});

/** How this month so far differs; the part that the weather explains is told apart. */
const usageComparison = z.object({
  against: usagePeriod,
  difference: quantity,
  percent: z.number().int().nullable(),
  weatherPart: quantity.nullable(),
});

/** What a member wants to know of a meter. */
export const usageInsight = z.object({
  meterId: z.string().nullable(),
  unitOfMeasure: z.string(),
  thisMonth: usagePeriod.nullable(),
  comparedToLastMonth: usageComparison.nullable(),
  comparedToLastYear: usageComparison.nullable(),
  /** An estimate, by the account's rate or by what a unit cost on the last bill. */
  expectedBill: z
    .object({
      periodStart: localDay,
      periodEnd: localDay,
      usageSoFar: quantity,
      expectedUsage: quantity,
      expectedAmount: dollars,
      basis: z.enum(['rate', 'lastBill']),
    })
    .nullable(),
  /** Days of the last thirty above the member's own threshold, or half above what the weekday usually has. */
  highUsageDays: z.array(z.object({ date: localDay, usageValue: quantity, threshold: quantity })),
  /** Whether the member drew the line of these days, in Manage Notifications. */
  hasOwnThreshold: z.boolean(),
});

/** Months from bills and from days, newest first. */
export const monthlyUsage = z.object({
  commodity: z.string(),
  unitOfMeasure: z.string(),
  /** Another service than electricity: the tab says so (energy-36). */
  isOtherService: z.boolean(),
  bills: z.array(
    z.object({
      billDate: localDay,
      statementStartDate: localDay.nullable(),
      usageValue: quantity,
      unitOfMeasure: z.string(),
      daysBilled: z.number().int().positive().nullable(),
      billedAmount: dollars,
    }),
  ),
  meters: z.array(
    z.object({
      meterId: z.string(),
      months: z.array(
        z.object({
          month: z.string(),
          total: quantity,
          daysRead: z.number().int(),
          averagePerDay: quantity,
          maxDemand: quantity.nullable(),
          heatingDegreeDays: quantity.nullable(),
          coolingDegreeDays: quantity.nullable(),
        }),
      ),
    }),
  ),
});
