import type { LocalDay } from '@rochdale/domain/dates';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import type { Cents } from '@rochdale/domain/money';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../../account/accounts/public.ts';
import { accountRate, billsForRate, ownSchedule, type RateServices } from './account-rate.ts';
import { servingMeters } from './meters/serving-meters-store.ts';
import { rateHours } from './rate-hours.ts';
import { costsOfDays, findUsageSettings, usageBills } from './usage-account-store.ts';

/**
 * About what the days of a span cost by a schedule with hours, as the night has priced them (rates-15); none where the account's
 * bills say otherwise than its schedule.
 */
export async function dayCosts(
  db: Executor,
  { accountNumber, accountType }: Pick<Account, 'accountNumber' | 'accountType'>,
  span: DaySpan,
  services: RateServices,
): Promise<ReadonlyMap<LocalDay, Cents>> {
  const settings = await findUsageSettings(db, accountNumber);
  const own = ownSchedule(settings, services);
  if (!own || !settings.schedule) return new Map();
  const costs = await costsOfDays(db, accountNumber, settings.schedule.code, span);
  if (costs.size === 0) return costs;
  const bills = await usageBills(db, accountNumber, billsForRate);
  const serving = ownMeters(await servingMeters(db, accountNumber), accountType);
  const hours = await rateHours(db, own, { bills, serving, today: services.today });
  return accountRate(settings, bills, services, hours).agrees ? costs : new Map();
}
