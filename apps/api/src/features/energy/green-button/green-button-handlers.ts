import type { LocalDay } from '@rochdale/domain/dates';
import { type DownloadInterval, downloadRangeViolation } from '@rochdale/domain/energy/green-button/download-range';
import { type FeedDay, type FeedMeter, greenButtonFeed } from '@rochdale/domain/energy/green-button/feed';
import { type ReadingQuality, worstQuality } from '@rochdale/domain/energy/green-button/quality';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import { onlyMeterOn } from '@rochdale/domain/energy/meters/serving-span';
import { summedValues, wholeDay } from '@rochdale/domain/energy/usage/intervals';
import type { ReadingStatus } from '@rochdale/domain/energy/usage/reading';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { type Account, findAccount } from '../../account/accounts/public.ts';
import {
  findIntervals,
  findUsageDays,
  findUsageSettings,
  type MeterDay,
  type MeterIntervals,
  prepaidDays,
  type ServingMeter,
  servingMeters,
} from '../usage/public.ts';
import { feedIds } from './feed-ids.ts';
import { titleOf } from './meter-commodity.ts';

interface GreenButtonServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly vault: Vault;
}

/** Usage as a Green Button file (energy-52). Ownership is checked before this runs. */
export function greenButtonHandlers(services: GreenButtonServices): Pick<Handlers, 'green-button.download'> {
  const { db, clock, site, vault } = services;
  return {
    'green-button.download': async ({ params: { accountNumber }, query: { from, to, interval }, text }) => {
      const wrong = downloadRangeViolation(from, to, interval);
      if (wrong) throw fieldRefusal(wrong, 'to');
      const account = await findAccount(db, accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      const meters = await metersOf(db, site(), account, { fromDate: from, toDate: to }, { interval, text });
      if (meters.length === 0) throw refusal(404, 'greenButton.nothing');
      const { settings, timeZone } = site();
      const feed = greenButtonFeed({
        title: text('greenButton.title', { coop: settings.coopName }),
        key: accountNumber,
        timeZone,
        updated: clock.now().toISOString().replace(/\.\d+/, ''),
        meters,
        idOf: feedIds((name) => vault.fingerprint('green-button-id', name)),
      });
      return { fileName: `Usage-${accountNumber}-${from}-${to}.xml`, greenButtonXml: [...feed].join('') };
    },
  };
}

/** What may be seen of the account's meters in a span; nothing while its usage is suspended or hidden. */
async function metersOf(
  db: Database,
  site: Site,
  account: Account,
  span: DaySpan,
  { interval, text }: { readonly interval: DownloadInterval; readonly text: Translate },
): Promise<FeedMeter[]> {
  const { accountNumber } = account;
  const [settings, serving] = await Promise.all([
    findUsageSettings(db, accountNumber),
    servingMeters(db, accountNumber),
  ]);
  if (settings.showUsageSuspendedMsg) return [];
  if (!isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage)) return [];
  const costs = await costsByDay(db, account, serving, span);
  const minutes = interval === 'day' ? 1440 : Number(interval);
  const found: readonly (readonly [meterNumber: string, day: FeedDay])[] =
    interval === 'day'
      ? await dailyOf(db, serving, span, costs)
      : (await findIntervals(db, serving, span))
          .filter((day) => minutes % day.intervalMinutes === 0)
          .map((day) => [day.meterNumber, intervalsOf(day, minutes, site.timeZone)]);
  return serving.flatMap(({ meterNumber, commodity }): FeedMeter[] => {
    const days = found.filter(([number]) => number === meterNumber).map(([, day]) => day);
    if (days.length === 0 || !commodity) return [];
    return [{ key: meterNumber, title: titleOf(commodity, text), commodity, intervalMinutes: minutes, days }];
  });
}

/** Each day as it was read, or else as its intervals add up: an estimate where some are missing. */
async function dailyOf(
  db: Database,
  serving: readonly ServingMeter[],
  span: DaySpan,
  costs: DayCost,
): Promise<(readonly [meterNumber: string, day: FeedDay])[]> {
  const nameOf = (day: { readonly meterNumber: string; readonly date: LocalDay }) => `${day.meterNumber} ${day.date}`;
  const read = await findUsageDays(db, serving, span);
  const known = new Set(read.map(nameOf));
  const added = (await findIntervals(db, serving, span))
    .filter((day) => !known.has(nameOf(day)) && day.values.some((value) => value !== null))
    .map((day): MeterDay => {
      const isEstimate = day.values.includes(null) || day.statuses.includes('Estimate');
      const usageValue = day.values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      return { ...day, usageValue, demand: null, endReading: null, status: isEstimate ? 'Estimate' : 'Actual' };
    });
  return [...read, ...added]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map((day) => [day.meterNumber, dayOf(day, costs)]);
}

/** What a day of a meter cost, in hundred-thousandths of a dollar. */
type DayCost = (day: MeterDay) => number | null;

/** What the days of a prepaid account cost: known where one meter served it. */
async function costsByDay(
  db: Database,
  { accountNumber, accountType, isPrepaidAccount }: Account,
  serving: readonly ServingMeter[],
  span: DaySpan,
): Promise<DayCost> {
  if (!isPrepaidAccount) return () => null;
  const own = ownMeters(serving, accountType);
  const days = new Map((await prepaidDays(db, accountNumber, span)).map(({ date, total }) => [date, total * 1000]));
  return ({ date, meterNumber }) => (onlyMeterOn(own, date) === meterNumber ? (days.get(date) ?? null) : null);
}

const qualities: Record<ReadingStatus, ReadingQuality> = { Actual: 'actual', Estimate: 'estimate', Keyed: 'keyed' };
const thousandths = (value: number | null) => (value === null ? null : Math.round(value * 1000));

const dayOf = (day: MeterDay, costOf: DayCost): FeedDay => ({
  day: day.date,
  values: [thousandths(day.usageValue)],
  qualities: [qualities[day.status]],
  costs: [costOf(day)],
});

/** A day in the asked length, added up from a shorter one. */
function intervalsOf(day: MeterIntervals, minutes: number, timeZone: string): FeedDay {
  const times = minutes / day.intervalMinutes;
  const whole = wholeDay(day.values.map(thousandths), day.intervalMinutes, day.date, timeZone);
  const values = summedValues(whole, times);
  const qualityAt = (index: number) =>
    day.statuses
      .slice(index * times, (index + 1) * times)
      .map((status) => qualities[status])
      .reduce(worstQuality, 'actual');
  return { day: day.date, values, qualities: values.map((_, index) => qualityAt(index)) };
}
