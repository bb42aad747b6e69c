import { dollarsOf } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/site/site';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { listBills, listPayments } from './history-store.ts';

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));

/** Bills and payments of an account (S1 §3 History items). */
export function historyHandlers(db: Database, site: () => Site): Pick<Handlers, 'history.bills' | 'history.payments'> {
  return {
    'history.bills': async ({ params, query }) => ({
      results: (await listBills(db, params.accountNumber, query.limit)).map((bill) => ({
        billDate: bill.billDate,
        endingBalance: dollarsOf(bill.endingBalance),
        dueDate: bill.dueDate,
        statementStartDate: bill.statementStartDate,
        billType: bill.billType,
        prepaidDailyTotal: dollarsOrNull(bill.prepaidDailyTotal),
        prepaidUsageDollars: dollarsOrNull(bill.prepaidUsageDollars),
        prepaidCharges: dollarsOrNull(bill.prepaidCharges),
        prepaidTaxes: dollarsOrNull(bill.prepaidTaxes),
      })),
    }),
    'history.payments': async ({ params, query }) => ({
      results: (await listPayments(db, params.accountNumber, query.limit, site().timeZone)).map((payment) => ({
        paymentAmount: dollarsOf(payment.paymentAmount),
        paymentDate: payment.paymentDate,
      })),
    }),
  };
}
