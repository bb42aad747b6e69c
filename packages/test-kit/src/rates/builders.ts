import { addDays } from '@rochdale/domain/dates';
import { dayMinutes } from '@rochdale/domain/energy/usage/day-lengths';
import { type BillPeriod, type PricedBill, priceBill } from '@rochdale/domain/rates/price-bill';
import type { EnergyLine, FixedLine, Schedule, ScheduleLine } from '@rochdale/domain/rates/schedule';
import type { IntervalUsage, RegisterUsage, Usage } from '@rochdale/domain/rates/usage';

const timeZone = 'America/Los_Angeles';
/** A month that begins on a Monday, with 22 weekdays. */
export const june: BillPeriod = { from: '2026-06-01', to: '2026-06-30', timeZone };

/** A schedule of these lines, which prorates nothing. */
export const schedule = (lines: readonly ScheduleLine[], more: Partial<Schedule> = {}): Schedule => ({
  code: 'R',
  name: 'Residential',
  validFrom: '2020-01-01',
  unit: 'kWh',
  datedBy: 'day',
  proration: { rule: 'never', monthDays: 30 },
  options: [],
  seasons: [],
  holidays: [],
  timeOfUse: [],
  lines,
  ...more,
});

/** Energy at ten cents. */
export const energy = (more: Partial<EnergyLine> = {}): EnergyLine => ({
  id: 'energy',
  kind: 'energy',
  name: 'Energy',
  blocks: [{ price: 0.1 }],
  blockUnit: 'unit',
  ...more,
});

/** Thirty dollars a month. */
export const basic: FixedLine = { id: 'basic', kind: 'fixed', name: 'Basic', amount: 30, per: 'month' };

/** So many kWh on a register. */
export const kWh = (delivered: number, more: Partial<RegisterUsage> = {}): RegisterUsage => ({
  ...more,
  kind: 'register',
  delivered: delivered * 1000,
});

/** Weekday afternoons, and all else. */
export const peakHours = {
  periods: [
    { name: 'peak', when: [{ days: ['weekday'], from: '14:00', to: '19:00' }] },
    { name: 'off', when: [] },
  ],
} as const;

/** A bill that can be priced. */
export function priced(versions: readonly Schedule[], usage: Usage, bill = june): PricedBill {
  const found = priceBill(versions, usage, bill);
  if (found.kind === 'unpriced') throw new Error(`${found.lack} is lacking for ${found.line}`);
  return found;
}

/** Days of intervals in which every interval has the same use, in thousandths. */
export function evenly(bill: BillPeriod, minutes: number, use: number, received?: number): IntervalUsage {
  const days = [];
  for (let day = bill.from; day <= bill.to; day = addDays(day, 1)) {
    const length = dayMinutes(day, bill.timeZone) / minutes;
    const all = (value: number) => Array.from({ length }, () => value);
    days.push({ day, delivered: all(use), ...(received !== undefined && { received: all(received) }) });
  }
  return { kind: 'intervals', minutes, days };
}
