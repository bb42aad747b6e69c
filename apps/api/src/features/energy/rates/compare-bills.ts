import { setImmediate } from 'node:timers/promises';
import { type Comparison, compareBill } from '@rochdale/domain/rates/differences/compare-bill';
import type { Executor } from '../../../platform/database/database.ts';
import { type SentBill, type SentFilter, type SentPlace, sentBills } from './differences-store.ts';
import type { Schedules } from './load-schedules.ts';

/** Bills that are read and priced at a time; between two lots other calls are answered. */
const atATime = 250;

/** A bill that was sent, held against the schedule that its account names. */
export interface ComparedBill {
  readonly bill: SentBill;
  readonly comparison: Comparison;
}

/** Holds bills against their accounts' schedules, the newest first, some at a time (rates-12). */
export async function* compareBills(
  db: Executor,
  filter: SentFilter,
  {
    schedules,
    timeZone,
    after,
  }: { readonly schedules: Schedules; readonly timeZone: string; readonly after?: SentPlace | undefined },
): AsyncIterable<readonly ComparedBill[]> {
  let place = after;
  for (;;) {
    const bills = await sentBills(db, filter, place, atATime);
    if (bills.length > 0)
      yield bills.map((bill) => ({
        bill,
        comparison: compareBill(bill, schedules.get(bill.rateSchedule), timeZone),
      }));
    place = bills.at(-1);
    if (bills.length < atATime) return;
    await setImmediate();
  }
}
