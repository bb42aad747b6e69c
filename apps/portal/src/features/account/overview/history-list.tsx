import { type HistoryLine, overviewHistoryBegin } from '@rochdale/domain/account/overview/history';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import history from 'lucide-static/icons/history.svg?inner';
import { useEffect, useId, useRef, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { HistoryRow } from './history-row.tsx';
import './history-list.css';

/** Rows of the list; those that have no line are space (account-19). */
const shownRows = 10;

/**
 * Billing & Payment History: at most nine, each opened in its place (account-90). On a phone five and, with View More,
 * the rest (account-19), which takes focus.
 */
export function HistoryList({ lines, onView }: { lines: readonly HistoryLine[]; onView: (billDate: string) => void }) {
  const text = useText();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('summary')[overviewHistoryBegin]?.focus();
  }, [isWhole]);
  return (
    <Card
      title={text('overview.history')}
      action={
        <ScreenLink className="only-d" to="billpayments/history">
          {text('overview.history.more')}
        </ScreenLink>
      }
    >
      {lines.length === 0 ? (
        <Empty icon={history} title={text('overview.history.none')} />
      ) : (
        <>
          <div className="hist__head" aria-hidden="true">
            <span>{text('overview.history.amount')}</span>
            <span>{text('overview.history.balanceAfter')}</span>
          </div>
          <ul className={isWhole ? 'hist is-whole' : 'hist'} id={listId} ref={list}>
            {lines.map((line) => (
              <HistoryRow key={`${line.kind} ${line.day} ${line.amount}`} line={line} onView={onView} />
            ))}
            {Array.from({ length: shownRows - lines.length }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are alike
              <li key={index} className="hist__empty" aria-hidden="true" />
            ))}
          </ul>
          <div className="card__foot hist__foot">
            {lines.length > overviewHistoryBegin && (
              <Button
                kind="ghost"
                size="s"
                aria-expanded={isWhole}
                aria-controls={listId}
                onClick={() => setWhole(!isWhole)}
              >
                {text(isWhole ? 'overview.history.less' : 'overview.history.more')}
              </Button>
            )}
            <ScreenLink to="billpayments/history">{text('screen.accountHistory')}</ScreenLink>
          </div>
        </>
      )}
    </Card>
  );
}
