import { formatDay } from '@rochdale/domain/dates';
import { directRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import { noUsage } from '@rochdale/domain/energy/usage/no-usage';
import { inOrder, selectedMeter } from '@rochdale/domain/energy/usage/reading';
import { type GraphType, graphTypesOf } from '@rochdale/domain/energy/usage/units';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import { useState } from 'react';
import { useQueryParams } from '../../../../lib/address/address.ts';
import { ApiError } from '../../../../lib/calls/api.ts';
import { nowTicks, todayIn } from '../../../../lib/device/clock.ts';
import { MemberData } from '../../../../lib/session/member-data.tsx';
import { useSite } from '../../../../lib/site.tsx';
import { CoopLogo } from '../../../../ui/art/coop-logo.tsx';
import { DailyView } from '../daily/daily-view.tsx';
import { FailedRange } from '../failed-range.tsx';
import { PrepaidTiles } from '../summary-tiles.tsx';
import { UsageActions } from '../usage-actions.tsx';
import { type DirectUsage, directPrepaid } from '../usage-calls.ts';
import { UsageForm } from '../usage-form.tsx';
import { measureOf } from '../usage-texts.ts';
import { useRange } from '../use-range.ts';
import { useSortOrder } from '../use-sort-order.ts';
import { directSpan } from './direct-span.ts';
import { LinkEnded } from './link-ended.tsx';
import { type DirectRight, useDirectRight } from './use-direct-right.ts';
import '../usage.css';

/** The Direct Usage Tracker (energy-46): one account's usage by a link, without header, switcher or login. */
export function Page() {
  return (
    <MemberData>
      <main id="main" className="direct-usage" tabIndex={-1}>
        <div className="container usage">
          <Tracker />
        </div>
      </main>
    </MemberData>
  );
}

function Tracker() {
  const text = useText();
  const { timeZone, features } = useSite();
  const query = useQueryParams<'direct-usage-tracker'>();
  const [link] = useState(() => ({ sealed: query.get('acnum') ?? '', type: query.get('type') ?? undefined }));
  const [today] = useState(() => todayIn(timeZone));
  const [begin] = useState(() => directSpan(query.get('startdate'), query.get('enddate'), today, features.MDMEnabled));
  const { range, ask, reset } = useRange(today, begin);
  const [chosenMeter, setMeter] = useState<string>();
  const [graph, setGraph] = useState<GraphType>('usage');
  const right = useDirectRight(link);
  const { fromDate, toDate } = range.span;
  const found = useQuery({
    queryKey: ['direct-usage', link.sealed, fromDate, toDate],
    queryFn: () => right.daily({ fromDate, toDate }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  const meters = data?.usagesWeatherByMeterId.map(({ meterId }) => meterId) ?? [];
  const meter = selectedMeter(meters, chosenMeter);
  return (
    <div className="stack">
      <header className="direct-usage__head">
        <CoopLogo />
        <h1>{text('directUsage.title')}</h1>
      </header>
      {isEnded(found.error) ? (
        <LinkEnded sentence={found.error.message} />
      ) : found.error && !data ? (
        <FailedRange error={found.error} onRetry={() => void found.refetch()} onReset={reset} />
      ) : (
        <>
          {data && <Holder data={data} meter={meter} />}
          {data && (
            <UsageForm
              isCard
              range={range}
              meters={meters}
              meter={meter}
              graph={graph}
              onAsk={ask}
              rules={directRangeViolations}
              today={data.today}
              isMdmOn={features.MDMEnabled}
              labels={{ from: text('directUsage.beginDate'), to: text('directUsage.endDate') }}
              onMeter={setMeter}
              graphs={graphTypesOf(features.MDMEnabled, data.commodity, data)}
              onGraph={setGraph}
              disabled={data.showUsageSuspendedMsg}
            />
          )}
          <Loaded query={found} skeleton={<Skeleton height={640} />}>
            {(answer) => <Days answer={answer} meter={meter} graph={graph} right={right} />}
          </Loaded>
        </>
      )}
    </div>
  );
}

/** Whether the server knows a link no more. */
const isEnded = (error: Error | null): error is ApiError => error instanceof ApiError && error.status === 404;

/** Whose usage it is, and of which days (energy-51). */
function Holder({ data, meter }: { data: DirectUsage; meter: string | undefined }) {
  const text = useText();
  const facts = [
    [text('directUsage.accountNumber'), data.accountNumber],
    [text('directUsage.customerName'), data.accountHolderName],
    [text('directUsage.meterId'), meter ?? '–'],
    [text('directUsage.address'), data.serviceAddress.replaceAll('\n', ', ')],
  ] as const;
  return (
    <div>
      <dl className="card direct-usage__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="direct-usage__period num" role="status">
        {text('directUsage.period', { from: formatDay(data.fromDate), to: formatDay(data.toDate) })}
      </p>
    </div>
  );
}

interface DaysProps {
  readonly answer: DirectUsage;
  readonly meter: string | undefined;
  readonly graph: GraphType;
  readonly right: DirectRight;
}

function Days({ answer, meter, graph, right }: DaysProps) {
  const text = useText();
  const isDescending = useSortOrder();
  const span = { fromDate: answer.fromDate, toDate: answer.toDate };
  const notice = noUsage(answer);
  const found = answer.usagesWeatherByMeterId.find(({ meterId }) => meterId === meter);
  if (notice || !found || meter === undefined)
    return (
      <div className="card" role="status">
        <Empty icon={chartColumn} title={notice ? violationText(notice) : ''} />
      </div>
    );
  const days = {
    meterUsages: inOrder(found.usagesWeather, isDescending),
    summarization: { ...found.usageSummarization, ...found.weatherSummarization },
  };
  return (
    <DailyView
      actions={<UsageActions accountNumber={answer.accountNumber} rows={days.meterUsages} />}
      days={days}
      span={span}
      graph={graph}
      accountType={answer.commodity}
      measure={measureOf(graph, answer.commodity, text)}
      source={{
        key: ['direct', answer.accountNumber, meter],
        lengths: undefined,
        load: (day, length) => right.intervals(answer, day, meter, length),
      }}
    >
      {graph === 'dollars' && <Prepaid answer={answer} />}
    </DailyView>
  );
}

function Prepaid({ answer }: { answer: DirectUsage }) {
  const { accountNumber, usageToken, fromDate, toDate } = answer;
  const query = useQuery({
    queryKey: ['direct-usage', 'prepaid', accountNumber, fromDate, toDate],
    queryFn: () => directPrepaid({ body: { accountNumber, usageToken, fromDate, toDate, ticks: nowTicks() } }),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={100} />}>
      {(summary) => <PrepaidTiles summary={summary} />}
    </Loaded>
  );
}
