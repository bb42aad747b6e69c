import { type BilledUse, scheduledBill } from '@rochdale/domain/account/bill-explained/bill-pricing';
import type { OwnSchedule } from '@rochdale/domain/rates/known-rate';
import type { PricedBill } from '@rochdale/domain/rates/price-bill';
import type { Database } from '../../../../platform/database/database.ts';
import type { Schedules } from '../../../energy/rates/public.ts';
import { findIntervals, type UsageSettings } from '../../../energy/usage/public.ts';
import type { Bill } from '../bills-store.ts';
import { daysOfBill, type usageAround, wholeIntervals } from './bill-usage.ts';

/** A bill as the account's schedule makes it; `priced` is undefined where it makes none of it. */
export interface ScheduledBill {
  readonly use: BilledUse;
  readonly priced: PricedBill | undefined;
}

/** The schedule that an account names, with its options; undefined where the co-op's folder has none of it. */
export function ownSchedule(
  { schedule }: Pick<UsageSettings, 'schedule'>,
  schedules: Schedules,
  timeZone: string,
): OwnSchedule | undefined {
  const versions = schedule && schedules.get(schedule.code);
  return versions && { versions, options: schedule.options, timeZone };
}

/**
 * Prices a bill by the account's schedule: by its use, or by its intervals where the schedule asks for hours. Undefined
 * where the bill does not say its days and use, or power was sent back.
 */
export async function scheduled(
  db: Database,
  own: OwnSchedule | undefined,
  bill: Bill | undefined,
  { meters }: Pick<Awaited<ReturnType<typeof usageAround>>, 'meters'>,
): Promise<ScheduledBill | undefined> {
  const span = bill && daysOfBill(bill);
  if (!bill || !span || bill.daysBilled === null || bill.usageQuantity === null) return undefined;
  const use = { billDate: bill.billDate, days: bill.daysBilled, quantity: Number(bill.usageQuantity) };
  if (use.quantity < 0) return undefined;
  const priced = own && scheduledBill(own, use);
  if (!own || priced) return { use, priced };
  const intervals = wholeIntervals(await findIntervals(db, meters, span), span);
  const timed = { ...use, intervals };
  return { use: timed, priced: intervals && scheduledBill(own, timed) };
}
