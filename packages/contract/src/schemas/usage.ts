import { readingStatuses } from '@rochdale/domain/energy/usage/reading';
import { yesNo } from '@rochdale/domain/yes-no';
import { z } from 'zod';
import { accountNumber, dollars, localDay, memberNumber } from './fields.ts';

/** A quantity in the unit that stands beside it, to the thousandth. */
const quantity = z.number();
const temperature = z.number();
export const meterId = z.string().min(1).max(30);
export const ticks = z
  .string()
  .regex(/^\d{1,20}$/)
  .optional();
/** Length of an interval in minutes. */
export const intervalType = z.union([z.literal(5), z.literal(15), z.literal(30), z.literal(60)]);

/** A day of a meter (energy-21). A day between others that was not read is `Missing`, and its usage null. */
export const usageRow = z.object({
  date: localDay,
  meterId,
  endReading: quantity.nullable(),
  status: z.enum([...readingStatuses, 'Missing']),
  isWeekend: z.enum(yesNo),
  usageValue: quantity.nullable(),
  /** The day's highest demand in kW. */
  demand: quantity.nullable(),
  unitOfMeasure: z.string(),
  lowTemperature: temperature.nullable(),
  highTemperature: temperature.nullable(),
  prepaidVendor: z.string().nullable(),
  prepaidAccountFlag: z.enum(yesNo),
  /** What a prepaid day cost in all. */
  prepaidDailyTotal: dollars.nullable(),
});

/** The tiles of a range (energy-25). */
export const usageSummarization = z.object({
  lowestUsage: quantity.nullable(),
  lowestUsageDate: localDay.nullable(),
  highestUsage: quantity.nullable(),
  highestUsageDate: localDay.nullable(),
  totalConsumption: quantity.nullable(),
  averageConsumption: quantity.nullable(),
  maxDemand: quantity.nullable(),
});
export const weatherSummarization = z.object({
  lowestTemperature: temperature.nullable(),
  lowestTemperatureDate: localDay.nullable(),
  highestTemperature: temperature.nullable(),
  highestTemperatureDate: localDay.nullable(),
});

/** What the trackers say of the account beside its usage. */
const usageHolder = z.object({
  accountHolderName: z.string(),
  memberNumber,
  accountNumber,
  serviceAddress: z.string(),
  commodity: z.string(),
  zip: z.string(),
});

/** What the tracker needs to know of an account, with what decides tabs and units (energy-6). */
export const usageAccount = usageHolder.omit({ commodity: true }).extend({
  accountType: z.string(),
  meters: z.array(meterId),
  viewUsageHistory: z.boolean(),
  showUsageSuspendedMsg: z.boolean(),
  /** False for an account whose usage the co-op hides: one that is not electric. */
  isSupported: z.boolean(),
  derivedStatus: z.string(),
  locationId: z.string().nullable(),
  prepaidVendor: z.string().nullable(),
  prepaidAccountFlag: z.enum(yesNo),
  /** The co-op's day, with which ranges end. */
  today: localDay,
});

const answeredDays = usageHolder.extend({
  fromDate: localDay,
  toDate: localDay,
  hasWeatherTemperatures: z.boolean(),
  showUsageSuspendedMsg: z.boolean(),
  isSupported: z.boolean(),
  /** Whether any day was ever read, and whether one of these was. */
  hasUsageData: z.boolean(),
  hasUsageDataForSelectedDateRange: z.boolean(),
});

/** Usage by day and meter (energy-20). */
export const dailyUsage = answeredDays.extend({
  usagesByMeter: z.array(
    z.object({
      meterId,
      meterUsages: z.array(usageRow),
      summarization: usageSummarization.extend(weatherSummarization.shape),
    }),
  ),
});

/** The same for the direct tracker, with the right that later calls need (energy-48). */
export const directUsage = answeredDays.extend({
  usagesWeatherByMeterId: z.array(
    z.object({ meterId, usagesWeather: z.array(usageRow), usageSummarization, weatherSummarization }),
  ),
  usageToken: z.string(),
  prepaidVendor: z.string().nullable(),
  prepaidAccountFlag: z.enum(yesNo),
  today: localDay,
});

/** The temperatures of a range (energy-27). */
export const temperatures = z.object({
  weatherOverlays: z.array(z.object({ date: localDay, highTemp: temperature, lowTemp: temperature })),
  weatherSummarization,
});

/** The prepaid tiles (energy-26). Dollars. */
export const prepaidSummarization = z.object({
  currentBalance: dollars,
  avgDailyChg: dollars.nullable(),
  lastEnergyUsage: quantity.nullable(),
  lastDailyEnergyChg: dollars.nullable(),
  lastPaymentAmount: dollars.nullable(),
  lastPaymentDate: localDay.nullable(),
  /** The unpaid balance. */
  arreCapture: dollars,
  unitOfMeasure: z.string(),
});

/** What a meter measures (energy-38). */
export const usageAttributes = z.object({
  meterId,
  attributes: z.array(z.object({ attributeCategoryName: z.string(), attributeValue: z.string() })),
});

/** A day by intervals (energy-42). No intervals: none were measured. */
export const intervalUsage = z.object({
  selectedIntervalType: intervalType.nullable(),
  unitOfMeasure: z.string(),
  intervals: z.array(
    z.object({
      meterId,
      values: z.array(
        z.object({ startTime: z.string(), periodId: z.number().int().positive(), value: quantity.nullable() }),
      ),
      /** The periods whose value was estimated. */
      estimatedPeriodIds: z.array(z.number().int().positive()),
    }),
  ),
});

/** Intervals of many days of one meter, without a date and a number for each. */
export const intervalRange = z.object({
  meterId: meterId.nullable(),
  selectedIntervalType: intervalType.nullable(),
  unitOfMeasure: z.string(),
  days: z.array(
    z.object({
      date: localDay,
      /** When the first begins, with the clocks' offset; the others follow by the length. */
      startTime: z.string(),
      values: z.array(quantity.nullable()),
    }),
  ),
});
