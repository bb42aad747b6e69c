import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { HistoryLine } from '@rochdale/domain/overview/history';
import check from 'lucide-static/icons/check.svg?inner';
import history from 'lucide-static/icons/history.svg?inner';
import receiptText from 'lucide-static/icons/receipt-text.svg?inner';
import { ScreenLink } from '../../lib/link.tsx';
import { useText } from '../../lib/text.ts';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import './history-list.css';

/** Rows of the list; those that have no line stay empty (S1 §9). */
const shownRows = 10;

/** Billing & Payment History: at most nine, newest first, padded to ten rows (S1 §9). */
export function HistoryList({ lines, onView }: { lines: readonly HistoryLine[]; onView: (billDate: string) => void }) {
  const text = useText();
  return (
    <Card
      title={text('overview.history')}
      action={<ScreenLink to="billpayments/history">{text('overview.history.more')}</ScreenLink>}
    >
      {lines.length === 0 ? (
        <Empty icon={history} title={text('overview.history.none')} />
      ) : (
        <ul className="hist">
          {lines.map((line) => (
            <HistoryRow key={`${line.kind} ${line.day} ${line.amount}`} line={line} onView={onView} />
          ))}
          {Array.from({ length: shownRows - lines.length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are alike
            <li key={index} className="hist__empty" aria-hidden="true" />
          ))}
        </ul>
      )}
    </Card>
  );
}

const labels = {
  bill: 'overview.history.bill',
  day: 'overview.history.day',
  payment: 'overview.history.payment',
} as const;

function HistoryRow({ line, onView }: { line: HistoryLine; onView: (billDate: string) => void }) {
  const text = useText();
  const isPayment = line.kind === 'payment';
  return (
    <li className={isPayment ? 'is-pay' : undefined}>
      <span className="well">
        <Icon drawing={isPayment ? check : receiptText} />
      </span>
      <span>
        <b>{text(labels[line.kind])}</b>
        <small className="num">
          <time dateTime={line.day}>{formatDay(line.day)}</time>
          {line.dueDate !== null && (
            <span className="due">
              <span className="only-d"> · </span>
              {text('overview.history.due', { date: formatDay(line.dueDate) })}
            </span>
          )}
        </small>
      </span>
      <span className="money">{formatMoney(isPayment ? -line.amount : line.amount)}</span>
      <span className="act">
        {line.kind === 'bill' && (
          <button
            type="button"
            className="link-btn"
            aria-label={text('bill.viewOf', { date: formatDay(line.day) })}
            onClick={() => onView(line.day)}
          >
            {text('bill.view')}
          </button>
        )}
      </span>
    </li>
  );
}
