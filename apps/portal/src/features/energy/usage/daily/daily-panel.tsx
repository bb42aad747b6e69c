import { usageRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import { noReadings, noUsage } from '@rochdale/domain/energy/usage/no-usage';
import { inOrder, selectedMeter } from '@rochdale/domain/energy/usage/reading';
import { type GraphType, graphTypesOf, serviceOfUnit, shownUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useDrawnAfter } from '@rochdale/ui/state/drawn-after.ts';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import type { ReactNode } from 'react';
import { nowTicks } from '../../../../lib/device/clock.ts';
import { useGate } from '../../../../lib/gates.ts';
import { DayChips } from '../choices/day-chips.tsx';
import { ReadingWays } from '../choices/reading-ways.tsx';
import { useAskedRange } from '../choices/use-asked-range.ts';
import { useChoices } from '../choices/use-choices.ts';
import { useDatesFold } from '../choices/use-dates-fold.ts';
import { FailedRange } from '../failed-range.tsx';
import { InsightPanel } from '../insight-panel.tsx';
import { useIntervalSource } from '../interval/use-interval-source.ts';
import { SaidDays } from '../said-days.tsx';
import { PrepaidTiles } from '../summary-tiles.tsx';
import { UsageActions } from '../usage-actions.tsx';
import { type DailyUsage, dailyUsage, prepaidSummary, type UsageAccount, type UsageRow } from '../usage-calls.ts';
import { UsageForm } from '../usage-form.tsx';
import { costMeasure, hoursMeasure, measureOf, type Rate } from '../usage-texts.ts';
import { useSortOrder } from '../use-sort-order.ts';
import { aroundOf } from './around.ts';
import { DailyView } from './daily-view.tsx';

/** Daily (energy-20): chips, chart, key figures, table; or why there is none of them. */
export function DailyPanel({ account }: { account: UsageAccount }) {
  const text = useText();
  const { range, choice, offered, isMdmOn, ask, askChoice, reset } = useAskedRange(account);
  const { query: address, choose } = useChoices();
  const dates = useDatesFold();
  const graphs = graphTypesOf(isMdmOn, account.accountType, account);
  const graph = graphs.find((one) => one === address.get('show')) ?? 'usage';
  const isSuspended = account.showUsageSuspendedMsg;
  const query = useDays(account, range.span);
  const meters = query.data?.usagesByMeter.map(({ meterId }) => meterId) ?? [];
  // One with days goes first; one that was chosen stays, though it has none in the range.
  const meter = selectedMeter([...meters, ...account.meters], address.get('meter') ?? undefined);
  const rows = query.data?.usagesByMeter.find(({ meterId }) => meterId === meter)?.meterUsages ?? [];
  const service = serviceOfUnit(rows[0]?.unitOfMeasure, account.accountType);
  const rate = graph === 'usage' && !graphs.includes('dollars') ? rateFor(account, service, rows) : undefined;
  const hasHours = graph === 'usage' && rate === undefined && rows.some(({ cost }) => typeof cost === 'number');
  const isInDollars = (rate !== undefined || hasHours) && address.get('in') === 'dollars';
  const reload = (change: () => void): void => {
    change();
    void query.refetch();
  };
  const form = (
    <Fold
      title={text(graphs.includes('demand') ? 'usage.form.fold' : 'usage.form.foldDates')}
      {...dates.fold}
      {...(isSuspended && { isOpen: true })}
    >
      <UsageForm
        range={range}
        isMdmOn={isMdmOn}
        meter={meter}
        graph={graph}
        onAsk={(asked) => reload(() => ask(asked))}
        rules={usageRangeViolations}
        today={account.today}
        labels={{ from: text('usage.startDate'), to: text('usage.endDate') }}
        meters={account.meters}
        onMeter={(chosen) => reload(() => choose({ meter: chosen }))}
        graphs={graphs}
        onGraph={(chosen) => reload(() => choose({ show: chosen === 'usage' ? undefined : chosen }))}
        disabled={isSuspended}
      />
    </Fold>
  );
  const content = useDrawnAfter(
    `${range.span.fromDate} ${range.span.toDate} ${isInDollars}`,
    isSuspended ? (
      <div className="card">{form}</div>
    ) : (
      <Loaded query={query} skeleton={<Shapes />}>
        {(found) => (
          <div className="stack" aria-busy={query.isFetching || undefined}>
            <Days
              account={account}
              found={found}
              meter={meter}
              graph={graph}
              rate={rate}
              hasHours={hasHours}
              isInDollars={isInDollars}
              form={form}
            />
          </div>
        )}
      </Loaded>
    ),
  );
  if (query.error && !query.data)
    return <FailedRange error={query.error} onRetry={() => void query.refetch()} onReset={reset} />;
  return (
    <div className="stack">
      {isSuspended && <Alert kind="warning">{text('usage.suspended')}</Alert>}
      <div className="usage-bar">
        <DayChips
          offered={offered}
          choice={choice}
          onChoose={askChoice}
          onDates={dates.openDates}
          disabled={isSuspended}
        />
        {(rate || hasHours) && (
          <ReadingWays
            unit={shownUnit(usageUnit(service))}
            isInDollars={isInDollars}
            onChange={(wanted) => choose({ in: wanted ? 'dollars' : undefined })}
          />
        )}
      </div>
      <SaidDays
        found={query.isFetching ? undefined : query.data}
        answer={query.dataUpdatedAt}
        accountType={service}
        meter={meter}
        graph={graph}
      />
      {content}
    </div>
  );
}

/** The rate at which these days can be told; what power that was sent back is worth is not known, nor what another service costs. */
const rateFor = (account: UsageAccount, service: string, rows: readonly Pick<UsageRow, 'usageValue'>[]) =>
  service !== account.accountType || rows.some(({ usageValue }) => (usageValue ?? 0) < 0)
    ? undefined
    : (account.rate ?? undefined);

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
  readonly rate: Rate | undefined;
  /** Days are told in dollars by what each of their hours cost. */
  readonly hasHours: boolean;
  readonly isInDollars: boolean;
  readonly form: ReactNode;
}

function Days({ account, found, meter, graph, rate, hasHours, isInDollars, form }: DaysProps) {
  const text = useText();
  const { accountNumber, memberNumber } = account;
  const isDescending = useSortOrder();
  const drills = useGate('usageDrillDown').open;
  const span = { fromDate: found.fromDate, toDate: found.toDate };
  const source = useIntervalSource(account, meter);
  const days = found.usagesByMeter.find(({ meterId }) => meterId === meter);
  const notice = noUsage({ ...found, ...span }) ?? (days ? undefined : noReadings(meter ?? '', span));
  if (notice || !days)
    return (
      <div className="card">
        <div role="status">
          <Empty icon={chartColumn} title={notice ? violationText(notice) : ''} />
        </div>
        {form}
      </div>
    );
  const rows = inOrder(days.meterUsages, isDescending);
  const accountType = serviceOfUnit(rows[0]?.unitOfMeasure, account.accountType);
  return (
    <>
      <DailyView
        actions={<UsageActions accountNumber={accountNumber} rows={rows} green={{ memberNumber, span }} />}
        days={{ ...days, meterUsages: rows }}
        span={span}
        graph={graph}
        accountType={accountType}
        measure={
          !isInDollars ? measureOf(graph, accountType, text) : rate ? costMeasure(rate, text) : hoursMeasure(text)
        }
        around={aroundOf(rows, days.yearBefore)}
        rate={rate}
        source={drills ? source : undefined}
        form={form}
      >
        {graph === 'dollars' && <Prepaid account={account} span={span} />}
        <InsightPanel account={account} meter={meter} />
      </DailyView>
      {rate && <DollarsNote basis={rate.basis} />}
      {hasHours && <p className="small muted">{text('usage.dollars.hours')}</p>}
    </>
  );
}

/** How dollars are reckoned (energy-69). */
export function DollarsNote({ basis }: { basis: Rate['basis'] }) {
  const text = useText();
  return <p className="small muted">{text(basis === 'rate' ? 'usage.dollars.rate' : 'usage.dollars.bills')}</p>;
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
      <Skeleton height={860} phone={720} />
      <Skeleton height={480} />
    </div>
  );
}
