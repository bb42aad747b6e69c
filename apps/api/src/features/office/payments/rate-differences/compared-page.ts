import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { joinSummaries, joinUnpriced, summaryOf } from '@rochdale/domain/rates/differences/differences-by-schedule';
import type { Database } from '../../../../platform/database/database.ts';
import { type ComparedBill, compareBills, type SentFilter, type SentPlace } from '../../../energy/rates/public.ts';

/** A page ends after so many bills, or so many that differ. */
const [billsOfPage, differingOfPage] = [1000, 100] as const;

type Answer = OfficeAnswerOf<'rate-differences.list'>;
type Page = Pick<Answer, 'compared' | 'schedules' | 'unpriced' | 'differences'> & {
  readonly next: SentPlace | undefined;
};

/** Compares the next bills after a place, as many as one call may take. */
export async function comparedPage(
  db: Database,
  filter: SentFilter,
  rates: Parameters<typeof compareBills>[2],
): Promise<Page> {
  const page: ComparedBill[] = [];
  let differing = 0;
  let isFull = false;
  for await (const lot of compareBills(db, filter, rates)) {
    for (const one of lot) {
      isFull = page.length >= billsOfPage || differing >= differingOfPage;
      if (isFull) break;
      page.push(one);
      if (one.comparison.kind === 'differs') differing += 1;
    }
    if (isFull) break;
  }
  return {
    compared: page.length,
    schedules: joinSummaries(page.map(({ bill, comparison }) => summaryOf(bill.rateSchedule, comparison))),
    unpriced: joinUnpriced(page.flatMap(unpricedOf)),
    differences: page.flatMap(differencesOf),
    next: isFull ? page.at(-1)?.bill : undefined,
  };
}

function unpricedOf({ bill, comparison }: ComparedBill): Answer['unpriced'] {
  if (comparison.kind !== 'unpriced') return [];
  const { rateSchedule: schedule, accountNumber, memberNumber } = bill;
  return [{ schedule, reason: comparison.reason, bills: 1, accountNumber, memberNumber }];
}

function differencesOf({ bill, comparison }: ComparedBill): Answer['differences'] {
  if (comparison.kind !== 'differs') return [];
  const { rateSchedule: schedule, accountNumber, memberNumber, billDate, billNumber } = bill;
  return comparison.differences.map(({ name, billed, priced }) => ({
    ...{ accountNumber, memberNumber, billDate, billNumber, schedule },
    line: name,
    billedCents: billed,
    scheduleCents: priced,
  }));
}
