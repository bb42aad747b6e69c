import type { intervalRange, intervalUsage } from '@rochdale/contract/schemas/usage';
import type { LocalDay } from '@rochdale/domain/dates';
import {
  dayStartText,
  type IntervalLength,
  intervalLengths,
  intervalValues,
  selectedLength,
  summedValues,
  wholeDay,
} from '@rochdale/domain/energy/usage/intervals';
import { selectedMeter } from '@rochdale/domain/energy/usage/reading';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { meterUnit, toThousandths, usageUnit } from '@rochdale/domain/energy/usage/units';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Account } from '../../account/accounts/public.ts';
import { servingMeters } from './meters/serving-meters-store.ts';
import { findUsageSettings } from './usage-account-store.ts';
import { findIntervals, type MeterIntervals } from './usage-store.ts';

/** Which meter and which length are asked for. */
export interface IntervalChoice {
  readonly meterId?: string | undefined;
  readonly intervalType?: string | undefined;
}

interface Found {
  readonly meterId: string | undefined;
  readonly unitOfMeasure: ReturnType<typeof usageUnit>;
  readonly days: readonly MeterIntervals[];
}

/** The chosen meter's measured days of a span; none where usage is suspended or hidden. */
async function findMeasured(
  db: Database,
  site: Site,
  account: Account,
  span: DaySpan,
  choice: IntervalChoice,
): Promise<Found> {
  const settings = await findUsageSettings(db, account.accountNumber);
  const nothing = { meterId: undefined, unitOfMeasure: usageUnit(account.accountType), days: [] };
  if (settings.showUsageSuspendedMsg) return nothing;
  if (!isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage)) return nothing;
  const serving = await servingMeters(db, account.accountNumber);
  const meterId = selectedMeter(
    serving.map(({ meterNumber }) => meterNumber),
    choice.meterId,
  );
  const chosen = serving.filter(({ meterNumber }) => meterNumber === meterId);
  const found = await findIntervals(db, chosen, span);
  const unitOfMeasure = chosen[0] ? meterUnit(chosen[0].commodity) : nothing.unitOfMeasure;
  return { meterId, unitOfMeasure, days: found.filter(({ values }) => values.some((value) => value !== null)) };
}

/** One day of one meter by intervals, of its real length (energy-42). */
export async function intervalsOfDay(
  db: Database,
  site: Site,
  account: Account,
  date: LocalDay,
  choice: IntervalChoice,
): Promise<z.input<typeof intervalUsage>> {
  const { days, unitOfMeasure } = await findMeasured(db, site, account, { fromDate: date, toDate: date }, choice);
  const [day] = days;
  const length = day && selectedLength(day.intervalMinutes, lengthIn(choice));
  if (!day || !length) return { selectedIntervalType: null, unitOfMeasure, intervals: [] };
  const times = length / day.intervalMinutes;
  const estimated = new Set(
    day.statuses.flatMap((status, index) => (status === 'Estimate' ? Math.floor(index / times) + 1 : [])),
  );
  const values = intervalValues(valuesOf(day, length, site.timeZone), length, date, site.timeZone);
  return {
    selectedIntervalType: length,
    unitOfMeasure,
    intervals: [
      {
        meterId: day.meterNumber,
        values,
        estimatedPeriodIds: [...estimated].filter((period) => values[period - 1]?.value !== null),
      },
    ],
  };
}

/** Days of one meter, each with its values alone. */
export async function intervalsOfSpan(
  db: Database,
  site: Site,
  account: Account,
  span: DaySpan,
  choice: IntervalChoice,
): Promise<z.input<typeof intervalRange>> {
  const { meterId, unitOfMeasure, days } = await findMeasured(db, site, account, span, choice);
  const longest = Math.max(0, ...days.map(({ intervalMinutes }) => intervalMinutes));
  const length = longest > 0 ? selectedLength(longest, lengthIn(choice)) : undefined;
  return {
    meterId: meterId ?? null,
    selectedIntervalType: length ?? null,
    unitOfMeasure,
    days: length
      ? days.map((day) => ({
          date: day.date,
          startTime: dayStartText(day.date, site.timeZone),
          values: valuesOf(day, length, site.timeZone),
        }))
      : [],
  };
}

const lengthIn = ({ intervalType }: IntervalChoice): IntervalLength | undefined =>
  intervalLengths.find((length) => String(length) === intervalType);

function valuesOf(day: MeterIntervals, length: number, timeZone: string): (number | null)[] {
  const whole = wholeDay(day.values, day.intervalMinutes, day.date, timeZone);
  return summedValues(whole, length / day.intervalMinutes).map((value) =>
    value === null ? null : toThousandths(value),
  );
}
