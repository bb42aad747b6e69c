import { carriedOver, type HistoryLine } from '@rochdale/domain/account/overview/history';
import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { type KeyValueRow, KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import receiptText from 'lucide-static/icons/receipt-text.svg?inner';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';

const looks = {
  bill: ['overview.history.bill', receiptText],
  day: ['overview.history.day', gauge],
  payment: ['overview.history.payment', check],
} as const;

/** A line of the history with the balance after it; opened, what it is made of (account-90). */
export function HistoryRow({ line, onView }: { line: HistoryLine; onView: (billDate: string) => void }) {
  const text = useText();
  const isPayment = line.kind === 'payment';
  const [name, drawing] = looks[line.kind];
  return (
    <li className={isPayment ? 'is-pay' : undefined}>
      <details>
        <summary className="hist__row">
          <span className="well">
            <Icon drawing={drawing} />
          </span>
          <span>
            <b>{text(name)}</b>
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
          <span className="bal">
            {line.balanceAfter !== null && (
              <>
                <span className="vh">{text('overview.history.balanceAfter')} </span>
                {formatMoney(line.balanceAfter)}
              </>
            )}
          </span>
          <Icon drawing={chevronDown} size="s" />
        </summary>
        <div className="hist__more">
          <KeyValues small rows={rowsOf(line, text)} />
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
        </div>
      </details>
    </li>
  );
}

function rowsOf(line: HistoryLine, text: Translate): readonly KeyValueRow[] {
  const money = (label: string, cents: number | null, total = false): readonly KeyValueRow[] =>
    cents === null ? [] : [{ label, value: formatMoney(cents), total }];
  const after = money(text('overview.history.balanceAfter'), line.balanceAfter, true);
  switch (line.kind) {
    case 'payment':
      return [
        {
          label: text('overview.history.method'),
          value: inPageLanguage(line.method ?? text('overview.history.online')),
        },
        ...after,
      ];
    case 'day':
      return [
        ...money(text('overview.history.part.usage'), line.parts?.usage ?? null),
        ...money(text('overview.history.part.charges'), line.parts?.charges ?? null),
        ...money(text('overview.history.part.taxes'), line.parts?.taxes ?? null),
        ...after,
      ];
    case 'bill': {
      const carried = carriedOver(line) ?? 0;
      const label = text(carried < 0 ? 'overview.history.carriedCredit' : 'overview.history.carried');
      return [
        ...money(text('overview.history.thisBill'), line.amount),
        ...(carried === 0 ? [] : money(label, carried)),
        ...money(text('overview.bill.ending'), line.balanceAfter, true),
      ];
    }
  }
}
