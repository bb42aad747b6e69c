import { csvLine } from '@rochdale/domain/csv-text';
import { localTimeAt } from '@rochdale/domain/dates';
import { standingOf, tenderOf } from '@rochdale/domain/office/payments/payment-standing';
import type { Database } from '../../../platform/database/database.ts';
import { dollarsText } from '../exporting/public.ts';
import { type ListedPayment, type PaymentFilter, type PaymentPlace, partsOf, paymentsAfter } from './payments-store.ts';

/** Payments that are read at a time. */
const atATime = 1000;

const header = [
  'begun',
  'transaction',
  'member',
  'name',
  'accounts',
  'tender',
  'ending',
  'made_by',
  'amount',
  'fee',
  'state',
];

/**
 * Payments as lines of a CSV file, as they are read, so that a file of any length takes no more memory than a page
 * (office-100). Times are the co-op's.
 */
export async function* paymentsFile(
  db: Database,
  filter: PaymentFilter,
  { timeZone, most }: { readonly timeZone: string; readonly most: number },
): AsyncIterable<string> {
  yield csvLine(header);
  let place: PaymentPlace | undefined;
  for (let left = most; left > 0; left -= atATime) {
    const found = await paymentsAfter(db, filter, place, Math.min(left, atATime));
    const parts = await partsOf(
      db,
      found.map(({ transNo }) => transNo),
    );
    const accounts = new Map<string, string>();
    for (const { transNo, accountNumber } of parts)
      accounts.set(transNo, [accounts.get(transNo), accountNumber].filter(Boolean).join(' '));
    yield found.map((payment) => lineOf(payment, accounts.get(payment.transNo) ?? '', timeZone)).join('');
    place = found.at(-1);
    if (found.length < atATime) return;
  }
}

function lineOf(payment: ListedPayment, accounts: string, timeZone: string): string {
  const { day, time } = localTimeAt(payment.at, timeZone);
  return csvLine([
    `${day} ${time}`,
    payment.transNo,
    payment.memberNumber,
    payment.name,
    accounts,
    tenderOf(payment.flow, payment.paymentType) ?? '',
    payment.lastFour ?? '',
    payment.flow,
    dollarsText(payment.amount),
    dollarsText(payment.fee ?? 0),
    standingOf(payment.state, payment.isBookedBack),
  ]);
}
