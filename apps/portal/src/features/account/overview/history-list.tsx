import { type HistoryLine, overviewHistoryBegin } from '@rochdale/domain/account/overview/history';
import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import check from 'lucide-static/icons/check.svg?inner';
import history from 'lucide-static/icons/history.svg?inner';
import receiptText from 'lucide-static/icons/receipt-text.svg?inner';
import { useEffect, useId, useRef, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import './history-list.css';

/** Rows of the list; those that have no line stay empty (account-19). */
const shownRows = 10;

/**
 * Billing & Payment History: the newest, and with View More, in place, at most nine, padded to ten rows (account-19).
 * What was added takes focus.
 */
export function HistoryList({ lines, onView }: { lines: readonly HistoryLine[]; onView: (billDate: string) => void }) {
  const text = useText();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll<HTMLElement>(':scope > li')[overviewHistoryBegin]?.focus();
  }, [isWhole]);
  const shown = isWhole ? lines : lines.slice(0, overviewHistoryBegin);
  return (
    <Card
      title={text('overview.history')}
      action={<ScreenLink to="billpayments/history">{text('screen.accountHistory')}</ScreenLink>}
      foot={
        lines.length > overviewHistoryBegin && (
          <Button
            kind="ghost"
            size="s"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {text(isWhole ? 'overview.history.less' : 'overview.history.more')}
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <Empty icon={history} title={text('overview.history.none')} />
      ) : (
        <ul className="hist" id={listId} ref={list}>
          {shown.map((line) => (
            <HistoryRow key={`${line.kind} ${line.day} ${line.amount}`} line={line} onView={onView} />
          ))}
          {isWhole &&
            Array.from({ length: shownRows - lines.length }, (_, index) => (
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

const partTexts = {
  usage: 'overview.history.part.usage',
  charges: 'overview.history.part.charges',
  taxes: 'overview.history.part.taxes',
} as const;

function HistoryRow({ line, onView }: { line: HistoryLine; onView: (billDate: string) => void }) {
  const text = useText();
  const isPayment = line.kind === 'payment';
  return (
    <li className={isPayment ? 'is-pay' : undefined} tabIndex={-1}>
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
        {line.parts && <DayParts parts={line.parts} />}
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

/** What a prepaid day's total is made of, when asked for. */
function DayParts({ parts }: { parts: NonNullable<HistoryLine['parts']> }) {
  const text = useText();
  const known = (['usage', 'charges', 'taxes'] as const).flatMap((name) => {
    const amount = parts[name];
    return amount === null ? [] : [text(partTexts[name], { amount: formatMoney(amount) })];
  });
  if (known.length === 0) return null;
  return (
    <details className="hist__parts small">
      <summary>{text('overview.history.parts')}</summary>
      <ul>
        {known.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </details>
  );
}
