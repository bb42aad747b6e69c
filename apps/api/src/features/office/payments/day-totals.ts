import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import type { PostedOnDay } from './posted-days-store.ts';

type Answer = OfficeAnswerOf<'payments.days'>;
type Totals = Answer['all'];
type Counted = Totals['back'];

const nothing = (): Totals => ({ tenders: {}, prepaid: none, all: none, back: none });
const none: Counted = { cents: 0, count: 0 };
const plus = (one: Counted, other: Counted): Counted => ({
  cents: one.cents + other.cents,
  count: one.count + other.count,
});

/** One row a day of what the books have by day and tender, and all days together (office-64). */
export function totalsOf(rows: readonly PostedOnDay[]): Answer {
  const days: Answer['days'] = [];
  const all = nothing();
  for (const row of rows) {
    let of = days.at(-1);
    if (of?.day !== row.day) {
      of = { day: row.day, ...nothing() };
      days.push(of);
    }
    add(of, row);
    add(all, row);
  }
  return { days, all };
}

function add(to: Totals, { tender, isPrepaid, cents, count, backCents, backCount }: PostedOnDay): void {
  const posted = { cents, count };
  if (isPrepaid) to.prepaid = plus(to.prepaid, posted);
  else if (tender !== null && count > 0) to.tenders[tender] = plus(to.tenders[tender] ?? none, posted);
  to.all = plus(to.all, posted);
  to.back = plus(to.back, { cents: backCents, count: backCount });
}
