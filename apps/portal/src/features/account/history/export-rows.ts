import type { ExportCell } from '@rochdale/domain/account/history/csv';
import type { Translate } from '@rochdale/domain/texts/text';
import type { HistoryEntry, PlanBill } from './history-calls.ts';
import type { ShownHistory } from './use-history.ts';

type Row = readonly ExportCell[];

/** A history as rows of a file, the heads first. Amounts are dollars; payments are taken off. */
export function exportRows(shown: ShownHistory, text: Translate): readonly Row[] {
  return shown.tab === 'plan' ? planRows(shown.bills, text) : entryRows(shown, text);
}

/** `history-104471882-2025-11-20-to-2026-11-20.csv` */
export function exportFileName(shown: ShownHistory, accountNumber: string, ending: 'csv' | 'xlsx'): string {
  const what = { all: 'history', bills: 'bills', payments: 'payments', plan: 'budget-average' }[shown.tab];
  return `${what}-${accountNumber}-${shown.range.from}-to-${shown.range.to}.${ending}`;
}

function planRows(bills: readonly PlanBill[], text: Translate): readonly Row[] {
  const heads = [
    text('history.date'),
    text('history.plan.billed'),
    text('history.plan.actual'),
    text('history.plan.difference'),
    text('history.plan.yearToDate'),
  ];
  return [
    heads,
    ...bills.map((bill) => [
      { day: bill.billDate },
      bill.billedAmount,
      bill.actualCharges,
      bill.difference,
      bill.yearToDateDifference,
    ]),
  ];
}

function entryRows({ entries, range, openingBalance }: ShownHistory, text: Translate): readonly Row[] {
  const isPrepaid = entries.some((entry) => entry.kind === 'bill' && entry.prepaidDailyTotal !== null);
  const parts = isPrepaid
    ? [text('history.export.usage'), text('history.export.charges'), text('history.export.taxes')]
    : [];
  const heads = [
    text('history.date'),
    text('history.entry'),
    text('history.export.type'),
    text('history.export.dueDate'),
    ...parts,
    text('history.amount'),
    text('history.balance'),
  ];
  const noParts = parts.map(() => null);
  const opening: Row = [
    { day: range.from },
    text('history.openingBalance'),
    null,
    null,
    ...noParts,
    null,
    openingBalance,
  ];
  return [
    heads,
    ...entries.map((entry) => entryRow(entry, isPrepaid, text)),
    ...(openingBalance === null ? [] : [opening]),
  ];
}

function entryRow(entry: HistoryEntry, isPrepaid: boolean, text: Translate): Row {
  if (entry.kind === 'payment')
    return [
      { day: entry.paymentDate },
      text(entry.paymentAmount < 0 ? 'history.paymentBack' : 'history.payment'),
      entry.paymentMethod ?? text('history.online'),
      null,
      ...(isPrepaid ? [null, null, null] : []),
      -entry.paymentAmount,
      entry.balanceAfter,
    ];
  return [
    { day: entry.billDate },
    text(entry.prepaidDailyTotal === null ? 'history.bill' : 'history.dailyTotal'),
    entry.billType,
    entry.dueDate === null ? null : { day: entry.dueDate },
    ...(isPrepaid ? [entry.prepaidUsageDollars, entry.prepaidCharges, entry.prepaidTaxes] : []),
    entry.prepaidDailyTotal ?? entry.billedAmount,
    entry.endingBalance,
  ];
}
