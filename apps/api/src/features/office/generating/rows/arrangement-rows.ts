import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { CsvValue } from '../csv-writer.ts';

type Row = Record<string, CsvValue>;

const instalmentCount = 4;

/**
 * An arrangement to pay what is past due in four equal instalments, the first of which has been paid.
 * On time the second is to come; overdue it was due and paid only in part.
 */
export function arrangementRows(
  accountNumber: string,
  pastDue: number,
  state: 'onTime' | 'overdue' | 'none',
  asOf: LocalDay,
): { arrangements: Row[]; instalments: Row[] } {
  if (state === 'none') return { arrangements: [], instalments: [] };
  const arrangementId = `A${accountNumber}`;
  const begin = addDays(asOf, state === 'onTime' ? -16 : -36);
  // What is past due is three instalments, or those less the quarter of one that was paid.
  const each = Math.ceil(pastDue / (state === 'onTime' ? instalmentCount - 1 : instalmentCount - 1.25));
  const partly = state === 'overdue' ? Math.round(each / 4) : 0;
  const instalments = Array.from({ length: instalmentCount }, (_, place) => {
    const dueDate = addDays(begin, place * 30);
    const isLast = place === instalmentCount - 1;
    // What is still past due was made up of the instalments after the first.
    const instalmentAmount = isLast ? pastDue + partly - each * (instalmentCount - 2) : each;
    const paid = place === 0 ? each : place === 1 ? partly : 0;
    return {
      accountNumber,
      arrangementId,
      instalmentId: String(place + 1),
      dueDate,
      instalmentAmount,
      paidAmount: paid,
      paidDate: paid > 0 ? addDays(dueDate, -1) : null,
    };
  });
  const arrangement = {
    accountNumber,
    arrangementId,
    arrangementBalance: pastDue,
    nextPaymentAmount: each - partly,
    nextPaymentDueDate: addDays(begin, 30),
    arrangementNotation: 'Four equal payments',
  };
  return { arrangements: [arrangement], instalments };
}
