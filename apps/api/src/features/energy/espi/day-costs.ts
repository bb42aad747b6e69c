import type { LocalDay } from '@rochdale/domain/dates';
import { onlyMeterOn } from '@rochdale/domain/energy/meters/serving-span';
import { todayAt } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accountRate, billsForRate, dayCosts, prepaidDays, usageBills } from '../usage/public.ts';
import type { OpenAccount, OpenPoint } from './open-account.ts';
import type { Measured } from './series-store.ts';
import type { EspiServices } from './services.ts';

/** What a reading cost, in hundred-thousandths of a dollar; null where that is not known. */
export type CostOf = (point: OpenPoint, measured: Measured) => (day: LocalDay, value: number | null) => number | null;

const unknown: CostOf = () => () => null;

/**
 * What readings cost, where that can be told truthfully: of days on which an account has one meter of electricity, what was sent
 * to the member. A day is what it was billed (prepaid) or priced at; else a reading is its use by the price of a unit, with taxes
 * and without the charges of a day.
 */
export async function costsFor(
  services: EspiServices,
  db: Executor,
  { account, settings, opened, span, meters }: OpenAccount,
): Promise<CostOf> {
  if (!opened.costs || !meters.some(({ commodity }) => commodity === 'electric')) return unknown;
  const { site, clock, schedules } = services;
  const { timeZone } = site();
  const rates = { schedules, timeZone, today: todayAt(clock, timeZone) };
  const { accountNumber } = account;
  const days = account.isPrepaidAccount
    ? new Map((await prepaidDays(db, accountNumber, span)).map(({ date, total }) => [date, total]))
    : await dayCosts(db, account, span, rates);
  const { rate } = accountRate(settings, await usageBills(db, accountNumber, billsForRate), rates);
  const perThousandth = rate && !account.isPrepaidAccount ? rate.perUnit * 100 : undefined;
  return ({ commodity, meterNumber }, { minutes, flow }) =>
    (day, value) => {
      if (commodity !== 'electric' || flow !== 'delivered' || value === null) return null;
      // What the account cost is what its meter did, where that is one on the day.
      if (onlyMeterOn(meters, day) !== meterNumber) return null;
      const ofDay = minutes === 1440 ? days.get(day) : undefined;
      if (ofDay !== undefined) return ofDay * 1000;
      return perThousandth === undefined ? null : Math.round(value * perThousandth);
    };
}
