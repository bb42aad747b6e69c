import { readingStatuses } from '@rochdale/domain/energy/usage/reading';
import { yesNo } from '@rochdale/domain/yes-no';
import { z } from 'zod';
import { accountHolderName, accountType, locationId, serviceAddress, unitOfMeasure } from './answered.ts';
import { accountNumber, count, dollars, localDay, memberNumber, token } from './fields.ts';

/** A quantity in the unit that stands beside it, to the thousandth. */
const quantity = z.number().meta({ examples: [27.412] });
const temperature = z.number().meta({ examples: [41] });
export const meterId = z
  .string()
  .min(1)
  .max(30)
  .meta({ description: 'the meter', examples: ['40118233'] });
export const askedMeter = meterId
  .optional()
  .meta({ description: 'the meter; one that is not of the account is not heeded' });
export const ticks = z
  .string()
  .regex(/^\d{1,20}$/)
  .optional()
  .meta({ description: 'time at which the link was made; not heeded', examples: ['638993664000000000'] });
/** Length of an interval, as it is asked for. */
export const askedLength = z
  .enum(['5', '15', '30', '60'])
  .optional()
  .meta({ description: 'minutes of an interval; the meter’s own when left out', examples: ['60'] });
/** Length of an interval in minutes. */
export const intervalType = z.union([z.literal(5), z.literal(15), z.literal(30), z.literal(60)]);

/** A day of a meter (energy-21). A day between others that was not read is `Missing`, and its usage null. */
export const usageRow = z.object({
  date: localDay.meta({ examples: ['2026-11-14'] }),
  meterId,
  endReading: quantity.nullable().meta({ examples: [48211] }),
  status: z.enum([...readingStatuses, 'Missing']),
  isWeekend: z.enum(yesNo),
  usageValue: quantity.nullable(),
  demand: quantity.nullable().meta({ description: 'the day’s highest demand in kW', examples: [6.1] }),
  unitOfMeasure,
  lowTemperature: temperature.nullable(),
  highTemperature: temperature.nullable().meta({ examples: [55] }),
  prepaidVendor: z.string().nullable(),
  prepaidAccountFlag: z.enum(yesNo),
  prepaidDailyTotal: dollars.nullable().meta({ description: 'what a prepaid day cost in all', examples: [4.1] }),
});

/** The tiles of a range (energy-25). */
export const usageSummarization = z.object({
  lowestUsage: quantity.nullable(),
  lowestUsageDate: localDay.nullable().meta({ examples: ['2026-11-14'] }),
  highestUsage: quantity.nullable(),
  highestUsageDate: localDay.nullable().meta({ examples: ['2026-11-14'] }),
  totalConsumption: quantity.nullable(),
  averageConsumption: quantity.nullable(),
  maxDemand: quantity.nullable().meta({ examples: [6.1] }),
});
export const weatherSummarization = z.object({
  lowestTemperature: temperature.nullable(),
  lowestTemperatureDate: localDay.nullable().meta({ examples: ['2026-11-14'] }),
  highestTemperature: temperature.nullable().meta({ examples: [55] }),
  highestTemperatureDate: localDay.nullable().meta({ examples: ['2026-11-14'] }),
});

/** What the trackers say of the account beside its usage. */
const usageHolder = z.object({
  accountHolderName,
  memberNumber,
  accountNumber,
  serviceAddress,
  commodity: z.string().meta({ examples: ['Electric'] }),
  zip: z.string().meta({ examples: ['97498'] }),
});

/** What a day and a unit cost with taxes, in dollars finer than cents (energy-68). */
const price = z.number().meta({ examples: [0.124] });

/** What the tracker needs to know of an account, with what decides tabs and units (energy-6). */
export const usageAccount = usageHolder.omit({ commodity: true }).extend({
  accountType,
  meters: z.array(meterId),
  viewUsageHistory: z.boolean().meta({ examples: [true] }),
  showUsageSuspendedMsg: z.boolean(),
  isSupported: z.boolean().meta({
    description: 'false for an account whose usage the co-op hides: one that is not electric',
    examples: [true],
  }),
  derivedStatus: z.string().meta({ examples: ['Current'] }),
  locationId: locationId.nullable(),
  prepaidVendor: z.string().nullable(),
  prepaidAccountFlag: z.enum(yesNo),
  today: localDay.meta({ description: 'the co-op’s day, with which ranges end' }),
  billStart: localDay
    .nullable()
    .meta({ description: 'the day of the newest bill, with which the running one begins', examples: ['2026-11-04'] }),
  namesRate: z
    .boolean()
    .meta({ description: 'whether the account is on a rate that What If can compare with others', examples: [true] }),
  rate: z
    .object({ perDay: price.meta({ examples: [0.8833] }), perUnit: price, basis: z.enum(['rate', 'bills']) })
    .nullable()
    .meta({ description: 'at what use is told in dollars; null where that is not known truthfully' }),
});

const answeredDays = usageHolder.extend({
  fromDate: localDay.meta({ examples: ['2026-11-14'] }),
  toDate: localDay.meta({ examples: ['2026-11-14'] }),
  hasWeatherTemperatures: z.boolean().meta({ examples: [true] }),
  showUsageSuspendedMsg: z.boolean(),
  isSupported: z.boolean().meta({ examples: [true] }),
  hasUsageData: z
    .boolean()
    .meta({ description: 'whether any day was ever read, and whether one of these was', examples: [true] }),
  hasUsageDataForSelectedDateRange: z.boolean().meta({ examples: [true] }),
});

/** Usage by day and meter (energy-20). */
export const dailyUsage = answeredDays.extend({
  usagesByMeter: z.array(
    z.object({
      meterId,
      meterUsages: z.array(
        usageRow.extend({
          cost: dollars
            .nullable()
            .optional()
            .meta({
              description:
                'about what the day cost by a rate with hours; null where that is not known, or the rate has none',
              examples: [3.42],
            }),
        }),
      ),
      yearBefore: z
        .array(z.object({ date: localDay.meta({ examples: ['2025-11-15'] }), usageValue: quantity }))
        .meta({ description: 'what was read 364 days before each day of the range' }),
      summarization: usageSummarization.extend(weatherSummarization.shape),
    }),
  ),
});

/** The same for the direct tracker, with the right that later calls need (energy-48). */
export const directUsage = answeredDays.extend({
  usagesWeatherByMeterId: z.array(
    z.object({ meterId, usagesWeather: z.array(usageRow), usageSummarization, weatherSummarization }),
  ),
  usageToken: token,
  prepaidVendor: z.string().nullable(),
  prepaidAccountFlag: z.enum(yesNo),
  today: localDay,
});

/** The temperatures of a range (energy-27). */
export const temperatures = z.object({
  weatherOverlays: z.array(
    z.object({
      date: localDay.meta({ examples: ['2026-11-14'] }),
      highTemp: temperature.meta({ examples: [55] }),
      lowTemp: temperature,
    }),
  ),
  weatherSummarization,
});

/** The prepaid tiles (energy-26). Dollars. */
export const prepaidSummarization = z.object({
  currentBalance: dollars.meta({ examples: [41.6] }),
  avgDailyChg: dollars.nullable().meta({ examples: [3.9] }),
  lastEnergyUsage: quantity.nullable(),
  lastDailyEnergyChg: dollars.nullable().meta({ examples: [4.1] }),
  lastPaymentAmount: dollars.nullable().meta({ examples: [50] }),
  lastPaymentDate: localDay.nullable().meta({ examples: ['2026-11-12'] }),
  arreCapture: dollars.meta({ description: 'the unpaid balance', examples: [0] }),
  unitOfMeasure,
});

/** What a meter measures (energy-38). */
export const usageAttributes = z.object({
  meterId,
  attributes: z.array(
    z.object({
      attributeCategoryName: z.string().meta({ examples: ['Interval length'] }),
      attributeValue: z.string().meta({ examples: ['60'] }),
    }),
  ),
});

/** A day by intervals (energy-42). No intervals: none were measured. */
export const intervalUsage = z.object({
  selectedIntervalType: intervalType.nullable(),
  unitOfMeasure,
  intervals: z.array(
    z.object({
      meterId,
      values: z.array(
        z.object({
          startTime: z.string().meta({ examples: ['2026-11-14T00:00:00-08:00'] }),
          periodId: count.positive(),
          value: quantity.nullable().meta({ examples: [1.104] }),
        }),
      ),
      estimatedPeriodIds: z
        .array(
          z
            .number()
            .int()
            .positive()
            .meta({ examples: [4] }),
        )
        .meta({ description: 'the periods whose value was estimated' }),
    }),
  ),
});

/** Intervals of many days of one meter, without a date and a number for each. */
export const intervalRange = z.object({
  meterId: meterId.nullable(),
  selectedIntervalType: intervalType.nullable(),
  unitOfMeasure,
  days: z.array(
    z.object({
      date: localDay.meta({ examples: ['2026-11-14'] }),
      startTime: z.string().meta({
        description: 'when the first begins, with the clocks’ offset; the others follow by the length',
        examples: ['2026-11-14T00:00:00-08:00'],
      }),
      values: z.array(quantity.nullable().meta({ examples: [1.104] })),
    }),
  ),
});
