import { usageRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import { noReadings, noUsage } from '@rochdale/domain/energy/usage/no-usage';
import { inOrder, selectedMeter } from '@rochdale/domain/energy/usage/reading';
import { type GraphType, graphTypesOf } from '@rochdale/domain/energy/usage/units';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import { useState } from 'react';
import { nowTicks } from '../../../../lib/device/clock.ts';
import { useGate } from '../../../../lib/gates.ts';
import { useSite } from '../../../../lib/site.tsx';
import { useText, violationText } from '../../../../lib/text/text.ts';
import { Alert } from '../../../../ui/state/alert.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { Loaded } from '../../../../ui/state/loaded.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { FailedRange } from '../failed-range.tsx';
import { InsightPanel } from '../insight-panel.tsx';
import { useIntervalSource } from '../interval/use-interval-source.ts';
import { SaidDays } from '../said-days.tsx';
import { PrepaidTiles } from '../summary-tiles.tsx';
import { UsageActions } from '../usage-actions.tsx';
import { type DailyUsage, dailyUsage, prepaidSummary, type UsageAccount } from '../usage-calls.ts';
import { UsageForm } from '../usage-form.tsx';
import { useRange } from '../use-range.ts';
import { useSortOrder } from '../use-sort-order.ts';
import { DailyView } from './daily-view.tsx';

/** Daily (energy-20): form, tiles, chart, table; or why there is none of them. */
export function DailyPanel({ account }: { account: UsageAccount }) {
  const text = useText();
  const isMdmOn = useSite().features.MDMEnabled;
  const { range, ask, reset } = useRange(account.today);
  const [chosenMeter, setMeter] = useState<string>();
  const [graph, setGraph] = useState<GraphType>('usage');
  const isSuspended = account.showUsageSuspendedMsg;
  const query = useDays(account, range.span);
  if (query.error) return <FailedRange error={query.error} onRetry={() => void query.refetch()} onReset={reset} />;
  const meters = query.data?.usagesByMeter.map(({ meterId }) => meterId) ?? [];
  // One with days goes first; one that was chosen stays, though it has none in the range.
  const meter = selectedMeter([...meters, ...account.meters], chosenMeter);
  const reload = (change: () => void): void => {
    change();
    void query.refetch();
  };
  return (
    <div className="stack">
      {isSuspended && <Alert kind="warning">{text('usage.suspended')}</Alert>}
      <UsageForm
        range={range}
        isMdmOn={isMdmOn}
        meter={meter}
        graph={graph}
        onAsk={ask}
        rules={usageRangeViolations}
        today={account.today}
        labels={{ from: text('usage.startDate'), to: text('usage.endDate') }}
        meters={account.meters}
        onMeter={(chosen) => reload(() => setMeter(chosen))}
        graphs={graphTypesOf(isMdmOn, account.accountType, account)}
        onGraph={(chosen) => reload(() => setGraph(chosen))}
        disabled={isSuspended}
      />
      <SaidDays
        found={query.isFetching ? undefined : query.data}
        answer={query.dataUpdatedAt}
        accountType={account.accountType}
        meter={meter}
        graph={graph}
      />
      {!isSuspended && (
        <Loaded query={query} skeleton={<Shapes />}>
          {(found) => (
            <div className="stack" aria-busy={query.isFetching || undefined}>
              <Days account={account} found={found} meter={meter} graph={graph} />
            </div>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** The days of a range, with their weather; the answer before stays until the new one has come. */
function useDays(account: UsageAccount, { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }) {
  const { memberNumber, accountNumber, accountType, zip } = account;
  return useQuery({
    queryKey: ['usage', 'daily', accountNumber, fromDate, toDate],
    queryFn: () =>
      dailyUsage({
        params: { memberNumber, accountNumber },
        query: { commodity: accountType, zipcode: zip.replace('-', ''), fromDate, toDate, ticks: nowTicks() },
      }),
    placeholderData: keepPreviousData,
    enabled: !account.showUsageSuspendedMsg,
  });
}

interface DaysProps {
  readonly account: UsageAccount;
  readonly found: DailyUsage;
  readonly meter: string | undefined;
  readonly graph: GraphType;
}

function Days({ account, found, meter, graph }: DaysProps) {
  const { accountNumber, memberNumber, accountType } = account;
  const isDescending = useSortOrder();
  const drills = useGate('usageDrillDown').open;
  const span = { fromDate: found.fromDate, toDate: found.toDate };
  const source = useIntervalSource(account, meter);
  const days = found.usagesByMeter.find(({ meterId }) => meterId === meter);
  const notice = noUsage({ ...found, ...span }) ?? (days ? undefined : noReadings(meter ?? '', span));
  if (notice || !days)
    return (
      <div className="card" role="status">
        <Empty icon={chartColumn} title={notice ? violationText(notice) : ''} />
      </div>
    );
  const rows = inOrder(days.meterUsages, isDescending);
  return (
    <DailyView
      actions={<UsageActions accountNumber={accountNumber} rows={rows} green={{ memberNumber, span }} />}
      days={{ ...days, meterUsages: rows }}
      span={span}
      graph={graph}
      accountType={accountType}
      source={drills ? source : undefined}
      prepaid={graph === 'dollars' && <Prepaid account={account} span={span} />}
    >
      <InsightPanel account={account} meter={meter} />
    </DailyView>
  );
}

/** The prepaid tiles are asked for only with the Dollars graph (energy-26). */
function Prepaid({ account, span }: { account: UsageAccount; span: { fromDate: string; toDate: string } }) {
  const { memberNumber, accountNumber } = account;
  const query = useQuery({
    queryKey: ['usage', 'prepaid', accountNumber, span],
    queryFn: () => prepaidSummary({ params: { memberNumber, accountNumber }, query: { ...span, ticks: nowTicks() } }),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={100} />}>
      {(summary) => <PrepaidTiles summary={summary} />}
    </Loaded>
  );
}

function Shapes() {
  return (
    <div className="stack">
      <Skeleton height={108} />
      <Skeleton height={640} />
      <Skeleton height={480} />
    </div>
  );
}
