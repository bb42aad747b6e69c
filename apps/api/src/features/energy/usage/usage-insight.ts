import type { monthlyUsage, usageInsight } from '@rochdale/contract/schemas/usage-insight';
import { shownThreshold } from '@rochdale/domain/communications/notifications/thresholds';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import { comparedSpans, compareUsage, usagePeriod } from '@rochdale/domain/energy/usage/comparison';
import { type ExpectedBill, expectedBill, periodLength } from '@rochdale/domain/energy/usage/expected-bill';
import { highUsageDays } from '@rochdale/domain/energy/usage/high-usage';
import { monthOf, usageMonths } from '@rochdale/domain/energy/usage/monthly';
import { selectedMeter } from '@rochdale/domain/energy/usage/reading';
import type { UsageDay, WeatherDay } from '@rochdale/domain/energy/usage/summary';
import { isOtherService, isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import { meterUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { averageTemperature } from '@rochdale/domain/energy/usage/weather';
import { weatherModel } from '@rochdale/domain/energy/usage/weather-model';
import { dollarsOf } from '@rochdale/domain/money';
import { addMonths } from '@rochdale/domain/months';
import type { Site } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Account } from '../../account/accounts/public.ts';
import { ownThresholdOf } from '../../communications/notifications/public.ts';
import type { Schedules } from '../rates/public.ts';
import { accountRate, billsForRate, ownSchedule, type RateServices } from './account-rate.ts';
import { servingMeters } from './meters/serving-meters-store.ts';
import { type RateHours, rateHours } from './rate-hours.ts';
import { findUsageSettings, type UsageBill, type UsageSettings, usageBills } from './usage-account-store.ts';
import { findUsageDays, findWeather, type MeterDay } from './usage-store.ts';

type Insight = z.input<typeof usageInsight>;
const watchedDays = 30;
const monthsBack = 24;
const billsBack = 25;

/** What a member wants to know: how this month stands, what it will cost, which days were high. */
export async function insightOf(
  db: Database,
  site: Site,
  account: Account,
  asked: { readonly meterId?: string | undefined; readonly today: LocalDay; readonly schedules: Schedules },
): Promise<Insight> {
  const { today, schedules } = asked;
  const { days, ownDays, weather, serving, meters, settings } = await findLongSpan(db, site, account, {
    fromDate: addMonths(`${monthOf(today)}-01`, -13),
    toDate: today,
  });
  const meterId =
    selectedMeter(
      serving.map(({ meterNumber }) => meterNumber),
      asked.meterId,
    ) ?? null;
  const meter = serving.find(({ meterNumber }) => meterNumber === meterId);
  // Of another service's meter no bill of the account, no line and no weather says anything.
  const isOwn = meter === undefined || meters.includes(meter);
  const own = days.filter(({ meterNumber }) => meterNumber === meterId);
  const [bills, ownLine] = await Promise.all([
    usageBills(db, account.accountNumber, billsForRate),
    ownThresholdOf(db, account, 'highUsage'),
  ]);
  const services = { schedules, timeZone: site.timeZone, today };
  const hours = await rateHours(db, ownSchedule(settings, services), { bills, serving: meters, today });
  const threshold = ownLine === null || !isOwn ? null : shownThreshold('highUsage', ownLine);
  const lastRead = own.at(-1)?.date ?? '';
  const answer = {
    meterId,
    unitOfMeasure: meter ? meterUnit(meter.commodity) : usageUnit(account.accountType),
    expectedBill: isOwn ? presentExpected(expectedOf(settings, bills, ownDays, services, hours)) : null,
    highUsageDays: lastRead === '' ? [] : highUsageDays(own, addDays(lastRead, 1 - watchedDays), threshold),
    hasOwnThreshold: threshold !== null,
  };
  if (monthOf(lastRead) !== monthOf(today))
    return { ...answer, thisMonth: null, comparedToLastMonth: null, comparedToLastYear: null };
  const spans = comparedSpans(lastRead);
  const model = isOwn ? weatherModel(own, weather) : undefined;
  const thisMonth = usagePeriod(spans.thisMonth, own, weather);
  const comparedTo = (span: typeof spans.lastYear) =>
    compareUsage(thisMonth, usagePeriod(span, own, weather), model, weather) ?? null;
  return {
    ...answer,
    thisMonth,
    comparedToLastMonth: comparedTo(spans.lastMonth),
    comparedToLastYear: comparedTo(spans.lastYear),
  };
}

/** Months from bills and from days, newest first. Refuses where the account's usage history may not be seen. */
export async function monthsOf(
  db: Database,
  site: Site,
  account: Account,
  { today, schedules }: { readonly today: LocalDay; readonly schedules: Schedules },
): Promise<z.input<typeof monthlyUsage>> {
  const span = { fromDate: addMonths(`${monthOf(today)}-01`, -monthsBack), toDate: today };
  const { days, ownDays, weather, serving, meters, settings, isShown } = await findLongSpan(db, site, account, span);
  if (!settings.viewUsageHistory) throw refusal(404, 'usage.notSupported');
  const bills = isShown ? await usageBills(db, account.accountNumber, billsBack) : [];
  const services = { schedules, timeZone: site.timeZone, today };
  const hours = await rateHours(db, isShown ? ownSchedule(settings, services) : undefined, {
    bills,
    serving: meters,
    today,
  });
  return {
    commodity: account.accountType,
    unitOfMeasure: usageUnit(account.accountType),
    isOtherService: isOtherService(account.accountType),
    bills: bills.map((bill) => ({
      billDate: bill.billDate,
      statementStartDate: bill.statementStartDate,
      usageValue: bill.quantity,
      unitOfMeasure: bill.unit,
      daysBilled: bill.daysBilled,
      billedAmount: dollarsOf(bill.billedAmount),
      averageTemperature: averageTemperature(weatherBefore(bill, weather)),
    })),
    expectedBill: presentExpected(expectedOf(settings, bills, ownDays, services, hours)),
    meters: serving.map(({ meterNumber: meterId, commodity }) => ({
      meterId,
      unitOfMeasure: meterUnit(commodity),
      months: usageMonths(
        days.filter(({ meterNumber }) => meterNumber === meterId),
        weather,
      ).reverse(),
    })),
  };
}

async function findLongSpan(
  db: Database,
  site: Site,
  account: Account,
  span: { fromDate: LocalDay; toDate: LocalDay },
) {
  const [settings, serving, weather] = await Promise.all([
    findUsageSettings(db, account.accountNumber),
    servingMeters(db, account.accountNumber),
    findWeather(db, account.serviceZip, span),
  ]);
  const isSupported = isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage);
  const isShown = isSupported && !settings.showUsageSuspendedMsg;
  const days = isShown ? await findUsageDays(db, serving, span) : [];
  const meters = ownMeters(serving, account.accountType);
  const ownDays = days.filter((day) => meters.some(({ meterNumber }) => meterNumber === day.meterNumber));
  return { settings, serving, meters, weather, days, ownDays, isShown };
}

/** The running period's bill, by the account's rate. */
function expectedOf(
  settings: UsageSettings,
  bills: readonly UsageBill[],
  days: readonly MeterDay[],
  services: RateServices,
  hours: RateHours | undefined,
): ExpectedBill | undefined {
  const { rate, priceOf } = accountRate(settings, bills.slice(0, billsForRate), services, hours);
  return expectedBill(bills[0], rate, summedByDay(days), services.today, priceOf);
}

function presentExpected(bill: ExpectedBill | undefined): Insight['expectedBill'] {
  if (!bill) return null;
  const { expectedAmount, range } = bill;
  return {
    ...bill,
    expectedAmount: dollarsOf(expectedAmount),
    range: range && { least: dollarsOf(range.least), most: dollarsOf(range.most) },
  };
}

/** The weather of the days that a bill is for: those before its own. */
function weatherBefore(bill: UsageBill, weather: readonly WeatherDay[]): WeatherDay[] {
  const from = bill.statementStartDate ?? addDays(bill.billDate, -periodLength(bill));
  return weather.filter(({ date }) => date >= from && date < bill.billDate);
}

/** A bill is of the account, with all its meters. */
function summedByDay(days: readonly MeterDay[]): UsageDay[] {
  const sums = new Map<LocalDay, number>();
  for (const { date, usageValue } of days) sums.set(date, (sums.get(date) ?? 0) + usageValue);
  return [...sums].map(([date, usageValue]) => ({ date, usageValue, demand: null }));
}
