import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import { isUsageSupported } from '@rochdale/domain/energy/usage/tabs';
import { accountDays, accountIntervals } from '@rochdale/domain/energy/what-if/account-readings';
import { type OfferedSchedule, offeredSchedules } from '@rochdale/domain/energy/what-if/offered-schedules';
import { type UsableYear, usableYear } from '@rochdale/domain/energy/what-if/year-usage';
import { addMonths } from '@rochdale/domain/months';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../../account/accounts/public.ts';
import type { Schedules } from '../rates/public.ts';
import { findReadDays, findReadings, findUsageSettings, servingMeters, usageBills } from '../usage/public.ts';

/** What of an account's last year can be compared, on which schedules; or what is lacking. */
export type AccountYear =
  | { readonly lack: 'schedule' | 'usage' }
  | { readonly lack: null; readonly year: UsableYear; readonly offers: readonly OfferedSchedule[] };

/** Bills of a year, and one more: a year of long bills is more than twelve months. */
const billsOfYear = 12;
const monthsBack = 14;

/** Reads the last year of an account (energy-81). Nothing of one whose usage is suspended or hidden. */
export async function accountYear(
  db: Executor,
  account: Account,
  { site, schedules, today }: { readonly site: Site; readonly schedules: Schedules; readonly today: LocalDay },
): Promise<AccountYear> {
  const { accountNumber, accountType } = account;
  const settings = await findUsageSettings(db, accountNumber);
  const { schedule } = settings;
  const isHidden =
    settings.showUsageSuspendedMsg || !isUsageSupported(accountType, site.config.accounts.hideNonElectricUsage);
  if (isHidden || account.isPrepaidAccount) return { lack: 'usage' };
  const offers = schedule ? offeredSchedules(schedules, { ...schedule, service: accountType }, today) : [];
  if (offers.length === 0) return { lack: 'schedule' };
  const span = { fromDate: addMonths(`${today.slice(0, 7)}-01`, -monthsBack), toDate: addDays(today, -1) };
  const serving = ownMeters(await servingMeters(db, accountNumber), accountType);
  const [bills, readings, days] = await Promise.all([
    usageBills(db, accountNumber, billsOfYear),
    findReadings(db, serving, span),
    findReadDays(db, serving, span),
  ]);
  const year = usableYear({
    bills,
    days: accountDays(days, serving),
    intervals: accountIntervals(readings, serving),
    today,
  });
  return year ? { lack: null, year, offers } : { lack: 'usage' };
}
