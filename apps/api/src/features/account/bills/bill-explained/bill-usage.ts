import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import type { ReadingStatus } from '@rochdale/domain/energy/usage/reading';
import type { WeatherDay } from '@rochdale/domain/energy/usage/summary';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import { toThousandths } from '@rochdale/domain/energy/usage/units';
import type { IntervalUsage } from '@rochdale/domain/rates/usage';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Database } from '../../../../platform/database/database.ts';
import {
  findIntervals,
  findUsageDays,
  findUsageSettings,
  findWeather,
  type MeterDay,
  type MeterIntervals,
  servingMeters,
} from '../../../energy/usage/public.ts';
import type { Account } from '../../accounts/public.ts';
import type { Bill } from '../bills-store.ts';

/** A day of an account, with all meters of its service. */
export interface AccountDay {
  readonly date: LocalDay;
  readonly usageValue: number;
  readonly status: ReadingStatus;
}

/** The days that a bill is for: from its first to its last. */
export interface BillDays {
  readonly fromDate: LocalDay;
  readonly toDate: LocalDay;
}

/** The days of a bill; undefined where it does not say how many they are. */
export function daysOfBill({ billDate, daysBilled }: Pick<Bill, 'billDate' | 'daysBilled'>): BillDays | undefined {
  return daysBilled === null || daysBilled < 1
    ? undefined
    : { fromDate: addDays(billDate, -daysBilled), toDate: addDays(billDate, -1) };
}

/** What was measured around a bill; nothing where the account's usage is shown to nobody. */
export async function usageAround(
  db: Database,
  site: Site,
  account: Account,
  span: BillDays,
  bill: BillDays | undefined,
) {
  const settings = await findUsageSettings(db, account.accountNumber);
  const isShown =
    site.features.Usages &&
    settings.viewUsageHistory &&
    !settings.showUsageSuspendedMsg &&
    isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage);
  const serving = isShown ? await servingMeters(db, account.accountNumber) : [];
  const meters = ownMeters(serving, account.accountType);
  const [days, weather, intervals] = await Promise.all([
    findUsageDays(db, meters, span),
    findWeather(db, account.serviceZip, span),
    bill ? findIntervals(db, meters, bill) : [],
  ]);
  return { settings, isShown, meters, days: summedDays(days), weather, intervals };
}

/** A bill is of the account, with all meters of its service; one that was estimated makes the day an estimate. */
function summedDays(days: readonly MeterDay[]): AccountDay[] {
  const sums = new Map<LocalDay, AccountDay>();
  for (const { date, usageValue, status } of days) {
    const found = sums.get(date);
    sums.set(date, {
      date,
      usageValue: toThousandths((found?.usageValue ?? 0) + usageValue),
      status: found && found.status !== 'Actual' ? found.status : status,
    });
  }
  return [...sums.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** Enough days of a stretch have weather to speak of it. */
const enough = 0.8;

/** The weather of a bill's days; undefined where too little of it is known. */
export function weatherOf(weather: readonly WeatherDay[], days: BillDays | undefined): WeatherDay[] | undefined {
  if (days === undefined) return undefined;
  const found = weather.filter(({ date }) => date >= days.fromDate && date <= days.toDate);
  const all = (Date.parse(days.toDate) - Date.parse(days.fromDate)) / 86_400_000 + 1;
  return found.length >= all * enough ? found : undefined;
}

/** A bill's intervals for the engine, of one meter and without a gap; undefined where they are not so. */
export function wholeIntervals(intervals: readonly MeterIntervals[], span: BillDays): IntervalUsage | undefined {
  const found = intervals.filter(({ date }) => date >= span.fromDate && date <= span.toDate);
  const [first] = found;
  const all = Math.round((Date.parse(span.toDate) - Date.parse(span.fromDate)) / 86_400_000) + 1;
  const isOne = found.every(
    ({ meterNumber, intervalMinutes, values }) =>
      meterNumber === first?.meterNumber &&
      intervalMinutes === first.intervalMinutes &&
      values.every((value) => value !== null && value >= 0),
  );
  if (!first || !isOne || found.length !== all) return undefined;
  return {
    kind: 'intervals',
    minutes: first.intervalMinutes,
    days: found.map(({ date, values }) => ({
      day: date,
      delivered: values.map((value) => (value === null ? null : Math.round(value * 1000))),
    })),
  };
}
