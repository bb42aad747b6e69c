import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useState } from 'react';
import { useText } from '../../../lib/text/text.ts';
import { Table } from '../../../ui/table/table.tsx';
import { DocumentDialog } from '../bills/public.ts';
import type { HistoryEntry } from './history-calls.ts';

interface EntriesTableProps {
  readonly accountNumber: string;
  readonly caption: string;
  readonly entries: readonly HistoryEntry[];
  readonly busy: boolean;
}

type Bill = Extract<HistoryEntry, { kind: 'bill' }>;
type Payment = Extract<HistoryEntry, { kind: 'payment' }>;

const shownAmount = (dollars: number): string => formatMoney(centsOf(dollars));

/** Bills and payments, newest first; what a bill asks is added, what was paid is taken off. */
export function EntriesTable({ accountNumber, caption, entries, busy }: EntriesTableProps) {
  const text = useText();
  const [viewed, setViewed] = useState<Bill>();
  return (
    <div className="history__entries">
      <Table caption={caption} busy={busy}>
        <thead>
          <tr>
            <th scope="col">{text('history.date')}</th>
            <th scope="col">{text('history.entry')}</th>
            <th scope="col">{text('history.details')}</th>
            <th scope="col" className="n">
              {text('history.amount')}
            </th>
            <th scope="col" className="n">
              {text('history.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, place) =>
            entry.kind === 'bill' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of one page never change places
              <BillRow key={place} bill={entry} onView={setViewed} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of one page never change places
              <PaymentRow key={place} payment={entry} />
            ),
          )}
        </tbody>
      </Table>
      {viewed !== undefined && (
        <DocumentDialog asked={{ kind: 'bill', accountNumber, bill: viewed }} onClose={() => setViewed(undefined)} />
      )}
    </div>
  );
}

/** A prepaid account's day is shown by its total and what makes it up (account-20). */
function BillRow({ bill, onView }: { bill: Bill; onView: (bill: Bill) => void }) {
  const text = useText();
  const isDay = bill.prepaidDailyTotal !== null;
  return (
    <tr>
      <th scope="row" data-l={text('history.date')}>
        <time dateTime={bill.billDate}>{formatDay(bill.billDate)}</time>
      </th>
      <td data-l={text('history.entry')} className="strong">
        {text(isDay ? 'history.dailyTotal' : 'history.bill')}
        {!isDay && (
          <button
            type="button"
            className="link-btn history__view"
            aria-label={text('bill.viewOf', { date: formatDay(bill.billDate) })}
            onClick={() => onView(bill)}
          >
            {text('bill.view')}
          </button>
        )}
      </td>
      <td data-l={text('history.details')} className="span muted num">
        {isDay ? <DayParts bill={bill} /> : bill.dueDate && text('history.due', { date: formatDay(bill.dueDate) })}
      </td>
      <td data-l={text('history.amount')} className="n strong">
        {shownAmount(bill.prepaidDailyTotal ?? bill.billedAmount)}
      </td>
      <td data-l={text('history.balance')} className="n">
        {shownAmount(bill.endingBalance)}
      </td>
    </tr>
  );
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

function PaymentRow({ payment }: { payment: Payment }) {
  const text = useText();
  return (
    <tr className="history__payment">
      <th scope="row" data-l={text('history.date')}>
        <time dateTime={payment.paymentDate}>{formatDay(payment.paymentDate)}</time>
      </th>
      <td data-l={text('history.entry')} className="strong">
        {text('history.payment')}
      </td>
      <td data-l={text('history.details')} className="span muted">
        {payment.paymentMethod ?? text('history.online')}
      </td>
      <td data-l={text('history.amount')} className="n strong">
        {shownAmount(-payment.paymentAmount)}
      </td>
      <td />
    </tr>
  );
}
