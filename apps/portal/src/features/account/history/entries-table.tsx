import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { DocumentDialog } from '../bills/public.ts';
import type { HistoryEntry } from './history-calls.ts';

interface EntriesTableProps {
  readonly accountNumber: string;
  readonly caption: string;
  readonly entries: readonly HistoryEntry[];
  readonly busy: boolean;
}

type Bill = Extract<HistoryEntry, { kind: 'bill' }>;

const shownAmount = (dollars: number): string => formatMoney(centsOf(dollars));
const dayOf = (entry: HistoryEntry): LocalDay => (entry.kind === 'bill' ? entry.billDate : entry.paymentDate);

/** A prepaid account's day is shown by its total and what makes it up (account-20). */
const isDay = (bill: Bill): boolean => bill.prepaidDailyTotal !== null;
const amountOf = (entry: HistoryEntry): number =>
  entry.kind === 'bill' ? (entry.prepaidDailyTotal ?? entry.billedAmount) : -entry.paymentAmount;

/** What was owed after an entry (account-88). */
const balanceOf = (entry: HistoryEntry): number | null =>
  entry.kind === 'bill' ? entry.endingBalance : entry.balanceAfter;

/** Bills and payments, newest first; what a bill asks is added, what was paid is taken off. */
export function EntriesTable({ accountNumber, caption, entries, busy }: EntriesTableProps) {
  const text = useText();
  const [viewed, setViewed] = useState<Bill>();
  return (
    <div className="history__entries">
      <DataTable
        caption={caption}
        busy={busy}
        rows={entries}
        // Rows of one page never change places.
        keyOf={(_, place) => place}
        rowClass={(entry) => (entry.kind === 'payment' ? 'history__payment' : undefined)}
        columns={[
          {
            head: text('history.date'),
            main: true,
            cell: (entry) => <time dateTime={dayOf(entry)}>{formatDay(dayOf(entry))}</time>,
          },
          {
            head: text('history.entry'),
            bold: true,
            cell: (entry) =>
              entry.kind === 'bill' ? (
                <BillName bill={entry} onView={setViewed} />
              ) : (
                text(entry.paymentAmount < 0 ? 'history.paymentBack' : 'history.payment')
              ),
          },
          {
            head: text('history.details'),
            wide: true,
            className: 'muted num',
            cell: (entry) =>
              entry.kind === 'bill' ? (
                <BillDetails bill={entry} />
              ) : (
                inPageLanguage(entry.paymentMethod ?? text('history.online'))
              ),
          },
          { head: text('history.amount'), numeric: true, bold: true, cell: (entry) => shownAmount(amountOf(entry)) },
          {
            head: text('history.balance'),
            numeric: true,
            cell: (entry) => {
              const balance = balanceOf(entry);
              return balance !== null && shownAmount(balance);
            },
          },
        ]}
      />
      {viewed !== undefined && (
        <DocumentDialog asked={{ kind: 'bill', accountNumber, bill: viewed }} onClose={() => setViewed(undefined)} />
      )}
    </div>
  );
}

function BillName({ bill, onView }: { bill: Bill; onView: (bill: Bill) => void }) {
  const text = useText();
  if (isDay(bill)) return text('history.dailyTotal');
  return (
    <>
      {text('history.bill')}
      <button
        type="button"
        className="link-btn history__view"
        aria-label={text('bill.viewOf', { date: formatDay(bill.billDate) })}
        onClick={() => onView(bill)}
      >
        {text('bill.view')}
      </button>
    </>
  );
}

function BillDetails({ bill }: { bill: Bill }) {
  const text = useText();
  if (isDay(bill)) return <DayParts bill={bill} />;
  return bill.dueDate && text('history.due', { date: formatDay(bill.dueDate) });
}

function DayParts({ bill }: { bill: Bill }) {
  const text = useText();
  const parts = [
    ['history.usage', bill.prepaidUsageDollars],
    ['history.charges', bill.prepaidCharges],
    ['history.taxes', bill.prepaidTaxes],
  ] as const;
  return (
    <ul className="history__parts">
      {parts.map(([label, dollars]) =>
        dollars === null ? null : <li key={label}>{text(label, { amount: shownAmount(dollars) })}</li>,
      )}
    </ul>
  );
}
