import type { dailyUsage, directUsage, usageRow } from '@rochdale/contract/schemas/usage';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import { onlyMeterOn } from '@rochdale/domain/energy/meters/serving-span';
import { spanBefore } from '@rochdale/domain/energy/usage/picture/year-before';
import { isWeekend } from '@rochdale/domain/energy/usage/reading';
import { summarizeUsage, summarizeWeather, type WeatherDay } from '@rochdale/domain/energy/usage/summary';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { meterUnit } from '@rochdale/domain/energy/usage/units';
import { type Cents, dollarsOf } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { type Account, serviceAddressOf } from '../../account/accounts/public.ts';
import { type ServingMeter, servingMeters } from './meters/serving-meters-store.ts';
import { findUsageSettings, prepaidDays } from './usage-account-store.ts';
import { findUsageDays, findWeather, hasUsageDays, type MeterDay } from './usage-store.ts';

type Row = z.input<typeof usageRow>;

/** The days of an account's meters with their weather, as both trackers tell them. */
export interface FoundDays {
  readonly answer: Omit<z.input<typeof dailyUsage>, 'usagesByMeter'>;
  readonly meters: readonly { readonly meterId: string; readonly rows: readonly Row[] }[];
  readonly weather: readonly WeatherDay[];
  readonly serving: readonly ServingMeter[];
  /** Days of an earlier span, where one was asked for. */
  readonly earlier: readonly MeterDay[];
}

/**
 * Finds the days of a span, and those of an earlier one beside them: each lies on pages of its own. An account whose usage is
 * suspended or hidden has none.
 */
export async function findDays(
  db: Database,
  site: Site,
  account: Account,
  span: DaySpan,
  earlierSpan?: DaySpan,
): Promise<FoundDays> {
  const { accountNumber } = account;
  const [settings, serving, weather, prepaid] = await Promise.all([
    findUsageSettings(db, accountNumber),
    servingMeters(db, accountNumber),
    findWeather(db, account.serviceZip, span),
    account.isPrepaidAccount ? prepaidDays(db, accountNumber, span) : [],
  ]);
  const isSupported = isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage);
  const { showUsageSuspendedMsg } = settings;
  const isShown = isSupported && !showUsageSuspendedMsg;
  const daysIn = async (asked: DaySpan | undefined): Promise<MeterDay[]> =>
    isShown && asked ? findUsageDays(db, serving, asked) : [];
  const [days, earlier] = await Promise.all([daysIn(span), daysIn(earlierSpan)]);
  const units = new Map(serving.map(({ meterNumber, commodity }) => [meterNumber, meterUnit(commodity)]));
  const own = new Set(ownMeters(serving, account.accountType).map(({ meterNumber }) => meterNumber));
  const costs = new Map(prepaid.map(({ date, total }) => [date, dollarsOf(total)]));
  const temperatures = new Map(weather.map((day) => [day.date, day]));
  const present = (day: Gap | MeterDay): Row =>
    presentDay(day, account, {
      unit: units.get(day.meterNumber) ?? 'Kwh',
      weather: temperatures.get(day.date),
      cost: own.has(day.meterNumber) ? costs.get(day.date) : undefined,
    });
  return {
    answer: {
      ...holderOf(account),
      ...span,
      hasWeatherTemperatures: weather.length > 0,
      showUsageSuspendedMsg,
      isSupported,
      hasUsageData: days.length > 0 || (isShown && (await hasUsageDays(db, serving))),
      hasUsageDataForSelectedDateRange: days.length > 0,
    },
    meters: serving
      .map(({ meterNumber }) => ({ meterId: meterNumber, days: days.filter((day) => day.meterNumber === meterNumber) }))
      .filter((meter) => meter.days.length > 0)
      .map(({ meterId, days: own }) => ({ meterId, rows: withGaps(own).map(present) })),
    weather,
    serving,
    earlier,
  };
}

/** The days of a range for the Usage Tracker (energy-20), and those of the year before (energy-70). */
export async function presentDaily(
  db: Database,
  site: Site,
  account: Account,
  span: DaySpan,
  costs: ReadonlyMap<LocalDay, Cents> = new Map(),
): Promise<z.input<typeof dailyUsage>> {
  const { answer, meters, weather, serving, earlier } = await findDays(db, site, account, span, spanBefore(span));
  const costOf = (day: LocalDay): number | null => {
    const cents = costs.get(day);
    return cents === undefined ? null : dollarsOf(cents);
  };
  const own = ownMeters(serving, account.accountType);
  const usagesByMeter = meters.map(({ meterId, rows }) => ({
    meterId,
    // What an account's day cost is no meter's of several.
    meterUsages: rows.map((row) => ({
      ...row,
      cost: onlyMeterOn(own, row.date) === meterId ? costOf(row.date) : null,
    })),
    yearBefore: earlier
      .filter(({ meterNumber }) => meterNumber === meterId)
      .map(({ date, usageValue }) => ({ date, usageValue })),
    summarization: { ...summarizeUsage(rows), ...summarizeWeather(weather) },
  }));
  return { ...answer, usagesByMeter };
}

/** The same for the direct tracker, with the right for its later calls. */
export function presentDirect(
  { answer, meters, weather }: FoundDays,
  more: Pick<z.input<typeof directUsage>, 'usageToken' | 'prepaidVendor' | 'prepaidAccountFlag' | 'today'>,
): z.input<typeof directUsage> {
  const usagesWeatherByMeterId = meters.map(({ meterId, rows }) => ({
    meterId,
    usagesWeather: [...rows],
    usageSummarization: summarizeUsage(rows),
    weatherSummarization: summarizeWeather(weather),
  }));
  return { ...answer, ...more, usagesWeatherByMeterId };
}

/** What the trackers say of the account itself. */
export function holderOf(account: Account) {
  return {
    accountHolderName: account.accountHolderName,
    memberNumber: account.memberNumber,
    accountNumber: account.accountNumber,
    serviceAddress: serviceAddressOf(account),
    commodity: account.accountType,
    zip: account.serviceZip.slice(0, 5),
  };
}

/** A day between others that was not read. */
interface Gap {
  readonly meterNumber: string;
  readonly date: LocalDay;
  readonly usageValue: null;
  readonly demand: null;
  readonly endReading: null;
  readonly status: 'Missing';
}

const nothing = { usageValue: null, demand: null, endReading: null, status: 'Missing' } as const;

function withGaps(days: readonly MeterDay[]): (Gap | MeterDay)[] {
  return days.flatMap((day, index) => {
    const gaps: Gap[] = [];
    const next = days[index + 1];
    for (let date = addDays(day.date, 1); next && date < next.date; date = addDays(date, 1))
      gaps.push({ meterNumber: day.meterNumber, date, ...nothing });
    return [day, ...gaps];
  });
}

interface DayAround {
  readonly unit: Row['unitOfMeasure'];
  readonly weather: WeatherDay | undefined;
  readonly cost: number | undefined;
}

function presentDay(day: Gap | MeterDay, account: Account, { unit, weather, cost }: DayAround): Row {
  // Named one by one: taking the rest but one cost a sixth of a long answer's time.
  return {
    date: day.date,
    meterId: day.meterNumber,
    endReading: day.endReading,
    status: day.status,
    usageValue: day.usageValue,
    demand: day.demand,
    isWeekend: yesNoOf(isWeekend(day.date)),
    unitOfMeasure: unit,
    lowTemperature: weather?.lowTemp ?? null,
    highTemperature: weather?.highTemp ?? null,
    prepaidVendor: account.prepaidVendor,
    prepaidAccountFlag: yesNoOf(account.isPrepaidAccount),
    prepaidDailyTotal: cost ?? null,
  };
}
