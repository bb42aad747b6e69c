import type { DateRange } from '@rochdale/domain/account/history/range';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Pager } from '@rochdale/ui/table/pager.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import historyIcon from 'lucide-static/icons/history.svg?inner';
import { useEffect, useState } from 'react';
import type { CurrentAccount } from '../../../lib/session/current-account.ts';
import { EntriesTable } from './entries-table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { PlanTable } from './plan-table.tsx';
import { RangeForm } from './range-form.tsx';
import { tabTexts } from './tab-texts.ts';
import { type HistoryTab, type ShownHistory, useHistory } from './use-history.ts';

const pageSizes = [25, 50, 100] as const;

/** The history of one account: the days to show, what they hold, and what can be done with it. */
export function AccountHistory({ account, tab }: { account: CurrentAccount; tab: HistoryTab }) {
  const text = useText();
  const [asked, setAsked] = useState<DateRange>();
  const [page, setPage] = useState({ number: 1, size: pageSizes[0] as number });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins with its first page
  useEffect(() => setPage((before) => ({ ...before, number: 1 })), [tab]);
  const history = useHistory(account.accountNumber, tab, asked, page);
  // Rows of another tab are not this one's.
  const data = history.data?.tab === tab ? history.data : undefined;
  const range = asked ?? history.data?.range;
  return (
    <div className="card history__card">
      <div className="history__tools">
        <RangeForm
          key={range === undefined ? 'none' : 'some'}
          range={range}
          onShow={(chosen) => {
            setAsked(chosen);
            setPage({ ...page, number: 1 });
          }}
        />
        <ExportButtons accountNumber={account.accountNumber} tab={tab} range={range} />
      </div>
      <Loaded query={{ data, error: history.error, refetch: history.refetch }} skeleton={<RowShapes />}>
        {(shown) => (
          <>
            <Summary shown={shown} />
            <Rows accountNumber={account.accountNumber} shown={shown} busy={history.isPlaceholderData} />
            <Pager
              label={text('history.pages')}
              page={page}
              total={shown.totalRecords}
              sizes={pageSizes}
              onChange={setPage}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function RowShapes() {
  return (
    <div className="history__shapes stack">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}

/** How much there is, and what was owed before it. */
function Summary({ shown }: { shown: ShownHistory }) {
  const text = useText();
  const days = { from: formatDay(shown.range.from), to: formatDay(shown.range.to) };
  const count = shown.totalRecords;
  return (
    <div className="history__summary">
      <p className="muted num" role="status">
        {count === 1 ? text('history.countOne', days) : text('history.count', { count, ...days })}
      </p>
      {shown.tab !== 'plan' && (
        <dl className="history__opening">
          <dt>
            {text('history.openingBalance')}{' '}
            <small className="faint num">{text('history.openingBalance.on', { date: days.from })}</small>
          </dt>
          <dd className="money">
            {shown.openingBalance === null
              ? text('history.openingBalance.none')
              : formatMoney(centsOf(shown.openingBalance))}
          </dd>
        </dl>
      )}
    </div>
  );
}

function Rows({ accountNumber, shown, busy }: { accountNumber: string; shown: ShownHistory; busy: boolean }) {
  const text = useText();
  const days = { from: formatDay(shown.range.from), to: formatDay(shown.range.to) };
  if (shown.totalRecords === 0)
    return (
      <Empty icon={historyIcon} title={text(tabTexts[shown.tab].none, days)}>
        <p>{text('history.none.next')}</p>
      </Empty>
    );
  if (shown.tab === 'plan') return <PlanTable bills={shown.bills} busy={busy} />;
  return (
    <EntriesTable
      accountNumber={accountNumber}
      caption={text(tabTexts[shown.tab].caption)}
      entries={shown.entries}
      busy={busy}
    />
  );
}
