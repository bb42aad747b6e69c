import { fromViolation, historyRange } from '@rochdale/domain/account/history/range';
import { dollarsOf } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { sealBill } from '../bills/document-reference.ts';
import { balanceBefore, listEntries, listPaymentEntries, listPlanBills } from './entries-store.ts';
import { type BillReference, presentBill, presentEntry, presentPayment } from './history-presenter.ts';
import { listBills } from './history-store.ts';

interface HistoryServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly sealer: Sealer;
}

type HistoryHandlers = Pick<
  Handlers,
  'history.bills' | 'history.payments' | 'history.entries' | 'history.budget-average'
>;

/** Bills and payments of an account (account-31). */
export function historyHandlers({ db, clock, site, sealer }: HistoryServices): HistoryHandlers {
  const referencesOf = (accountNumber: string): BillReference => {
    const now = clock.now();
    return (billDate) => sealBill(sealer, { accountNumber, billDate }, now);
  };
  const rangeOf = (query: { from?: string | undefined; to?: string | undefined }) => {
    const { from, to } = query;
    const range = historyRange({ ...(from && { from }), ...(to && { to }) }, todayAt(clock, site().timeZone));
    const found = fromViolation(range.from, range.to);
    if (found) throw fieldRefusal(found, 'from');
    return range;
  };
  return {
    'history.bills': async ({ params: { accountNumber }, query }) => {
      const referenceOf = referencesOf(accountNumber);
      const bills = await listBills(db, accountNumber, query.limit);
      return { results: bills.map((bill) => presentBill(bill, referenceOf)) };
    },
    'history.payments': async ({ params: { accountNumber }, query }) => {
      const payments = await listPaymentEntries(db, { accountNumber, timeZone: site().timeZone }, query.limit);
      return { results: payments.map(presentPayment) };
    },
    'history.entries': async ({ params, query }) => {
      const range = rangeOf(query);
      const referenceOf = referencesOf(params.accountNumber);
      const account = { accountNumber: params.accountNumber, timeZone: site().timeZone };
      const [{ entries, total }, opening] = await Promise.all([
        listEntries(db, { ...account, range, kind: query.kind }, query),
        balanceBefore(db, account, range.from),
      ]);
      return {
        ...range,
        totalRecords: total,
        openingBalance: opening === undefined ? null : dollarsOf(opening),
        results: entries.map((entry) => presentEntry(entry, referenceOf)),
      };
    },
    'history.budget-average': async ({ params, query }) => {
      const range = rangeOf(query);
      const { bills, total } = await listPlanBills(db, params.accountNumber, range, query);
      return {
        ...range,
        totalRecords: total,
        results: bills.map((bill) => ({
          billDate: bill.billDate,
          dueDate: bill.dueDate,
          billedAmount: dollarsOf(bill.billedAmount),
          actualCharges: dollarsOf(bill.actualCharges),
          difference: dollarsOf(bill.billedAmount - bill.actualCharges),
          yearToDateDifference: dollarsOf(bill.yearToDateDifference),
        })),
      };
    },
  };
}
