import { daysBetween } from '@rochdale/domain/dates';
import { usageRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import { attributesOf } from '@rochdale/domain/energy/usage/intervals';
import { summarizeWeather } from '@rochdale/domain/energy/usage/summary';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import type { Site } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Reads } from '../../../platform/database/read-replica.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { type Account, findAccount, shownStatus } from '../../account/accounts/public.ts';
import type { Schedules } from '../rates/public.ts';
import { accountRate, billsForRate } from './account-rate.ts';
import { askedDay, askedSpan } from './asked-days.ts';
import { holderOf, presentDaily } from './daily-usage.ts';
import { dayCosts } from './day-costs.ts';
import { intervalsOfDay, intervalsOfSpan } from './interval-usage.ts';
import { servingMeters } from './meters/serving-meters-store.ts';
import { summarizePrepaid } from './prepaid-summary.ts';
import { findUsageSettings, usageBills } from './usage-account-store.ts';
import { insightOf, monthsOf } from './usage-insight.ts';
import { findWeather, measuredMinutes, memberHasMeter } from './usage-store.ts';

interface UsageServices {
  readonly reads: Reads;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly schedules: Schedules;
}

type UsageHandlers = Pick<
  Handlers,
  | 'usage.account'
  | 'usage.daily'
  | 'usage.temperatures'
  | 'usage.prepaid'
  | 'usage.attributes'
  | 'usage.intervals'
  | 'usage.interval-range'
  | 'usage.monthly'
  | 'usage.insight'
  | 'usage.config'
>;

/** As many days as a call for intervals may span. */
const maxIntervalDays = 366;

/** The Usage Tracker (energy-2), read from a replica where there is one. Ownership is checked before these run. */
export function usageHandlers({ reads, clock, site, schedules }: UsageServices): UsageHandlers {
  const today = () => todayAt(clock, site().timeZone);
  const rateServices = () => ({ schedules, timeZone: site().timeZone, today: today() });
  const spanIn = (query: { fromDate: string; toDate: string }) =>
    askedSpan(usageRangeViolations, query, today(), site());
  return {
    'usage.account': ({ params }) =>
      reads.run(async (db) => {
        const account = await accountOf(db, params.accountNumber);
        const [settings, serving, bills] = await Promise.all([
          findUsageSettings(db, params.accountNumber),
          servingMeters(db, params.accountNumber),
          usageBills(db, params.accountNumber, billsForRate),
        ]);
        const { commodity: accountType, ...holder } = holderOf(account);
        const isSupported = isUsageSupported(accountType, site().config.accounts.hideNonElectricUsage);
        const isShown = isSupported && !settings.showUsageSuspendedMsg;
        return {
          ...holder,
          accountType,
          meters: serving.map(({ meterNumber }) => meterNumber),
          viewUsageHistory: settings.viewUsageHistory,
          showUsageSuspendedMsg: settings.showUsageSuspendedMsg,
          isSupported,
          derivedStatus: shownStatus(account),
          locationId: account.locationId,
          prepaidVendor: account.prepaidVendor,
          prepaidAccountFlag: yesNoOf(account.isPrepaidAccount),
          today: today(),
          billStart: bills[0]?.billDate ?? null,
          namesRate:
            isShown &&
            !account.isPrepaidAccount &&
            settings.schedule !== undefined &&
            schedules.has(settings.schedule.code),
          rate: isShown ? (accountRate(settings, bills, rateServices()).rate ?? null) : null,
        };
      }),
    'usage.daily': ({ params, query }) =>
      reads.run(async (db) => {
        const span = spanIn(query);
        const account = await accountOf(db, params.accountNumber);
        const costs = await dayCosts(db, account, span, rateServices());
        return presentDaily(db, site(), account, span, costs);
      }),
    'usage.temperatures': ({ params, query }) =>
      reads.run(async (db) => {
        const span = spanIn(query);
        const account = await accountOf(db, params.accountNumber);
        const weatherOverlays = await findWeather(db, account.serviceZip, span);
        return { weatherOverlays, weatherSummarization: summarizeWeather(weatherOverlays) };
      }),
    'usage.prepaid': ({ params, query }) =>
      reads.run(async (db) => {
        const span = spanIn(query);
        return summarizePrepaid(db, site(), await accountOf(db, params.accountNumber), span);
      }),
    'usage.attributes': ({ params: { memberNumber, meterId } }) =>
      reads.run(async (db) => {
        if (!(await memberHasMeter(db, memberNumber, meterId))) throw refusal(404, 'error.notFound');
        return { meterId, attributes: attributesOf(await measuredMinutes(db, meterId)) };
      }),
    'usage.intervals': ({ params, query }) =>
      reads.run(async (db) => {
        const day = askedDay(usageRangeViolations, query, today(), site());
        return intervalsOfDay(db, site(), await accountOf(db, params.accountNumber), day, query);
      }),
    'usage.interval-range': ({ params, query }) =>
      reads.run(async (db) => {
        const { fromDate, toDate } = query;
        const days = daysBetween(fromDate, toDate) + 1;
        if (days < 1 || days > maxIntervalDays)
          throw fieldRefusal({ code: 'usage.range.invalid', params: {} }, 'toDate');
        return intervalsOfSpan(db, site(), await accountOf(db, params.accountNumber), { fromDate, toDate }, query);
      }),
    'usage.monthly': ({ params }) =>
      reads.run(async (db) =>
        monthsOf(db, site(), await accountOf(db, params.accountNumber), { today: today(), schedules }),
      ),
    'usage.insight': ({ params, query }) =>
      reads.run(async (db) =>
        insightOf(db, site(), await accountOf(db, params.accountNumber), {
          meterId: query.meterId,
          today: today(),
          schedules,
        }),
      ),
    'usage.config': async () => ({
      usageSortOrder: site().config.usage.sortDescending ? 'DESC' : 'ASC',
      usageTableStructure: site().config.usage.tableStructure,
    }),
  };
}

async function accountOf(db: Database, accountNumber: string): Promise<Account> {
  const account = await findAccount(db, accountNumber);
  if (!account) throw refusal(404, 'error.notFound');
  return account;
}
