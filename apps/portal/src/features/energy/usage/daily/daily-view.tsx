import type { LocalDay } from '@rochdale/domain/dates';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { type GraphType, shownUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { focusColumn } from '../../../../ui/chart/column-chart.tsx';
import type { IntervalSource } from '../interval/interval-source.ts';
import { KeyUsage } from '../summary-tiles.tsx';
import type { MeterDays } from '../usage-calls.ts';
import { type Measure, measureOf, type Rate } from '../usage-texts.ts';
import type { Around } from './around.ts';
import { DailyChart } from './daily-chart.tsx';
import { DailyTable } from './daily-table.tsx';
import { OddDayBox } from './odd-day-box.tsx';

const DayIntervals = lazy(() => import('../interval/day-intervals.tsx'));

interface DailyViewProps {
  /** The rows in the order of the site. */
  readonly days: Pick<MeterDays, 'meterUsages' | 'summarization'>;
  readonly span: DaySpan;
  readonly graph: GraphType;
  readonly accountType: string;
  readonly measure: Measure;
  readonly around?: Around;
  /** At which the days' use is told in dollars beside it. */
  readonly rate?: Rate | undefined;
  /** Where a day can be opened by its intervals (energy-23). */
  readonly source: IntervalSource | undefined;
  readonly actions: ReactNode;
  /** At the foot of the picture. */
  readonly form?: ReactNode;
  /** Between the picture and the table. */
  readonly children?: ReactNode;
}

/** What both trackers show of a meter's days: chart with the opened day, key figures, table. */
export function DailyView(props: DailyViewProps) {
  const { days, span, graph, accountType, measure, around = {}, rate, source, actions, form, children } = props;
  const text = useText();
  const [opened, setOpened] = useState<LocalDay>();
  const place = useRef<HTMLDivElement>(null);
  const rows = days.meterUsages;
  const shown = rows.some(({ date }) => date === opened) ? opened : undefined;
  const close = (): void => {
    setOpened(undefined);
    if (shown !== undefined) focusColumn(place.current, shown);
  };
  const onChoose = source && setOpened;
  const unit = shownUnit(usageUnit(accountType));
  const { odd } = around;
  const ofDay = (date: LocalDay | undefined) => rows.find((row) => row.date === date);
  return (
    <>
      <div ref={place}>
        <DailyChart
          rows={rows}
          span={span}
          graph={graph}
          measure={measure}
          around={around}
          onChoose={onChoose}
          chosen={shown}
          odd={
            odd &&
            graph === 'usage' && (
              <OddDayBox odd={odd} row={ofDay(odd.date)} unit={unit} source={source} onChoose={onChoose} />
            )
          }
          opened={
            source &&
            shown !== undefined && (
              <Suspense fallback={<Skeleton height={340} />}>
                <DayIntervals
                  key={source.key.join()}
                  day={shown}
                  dayTotal={ofDay(shown)?.usageValue ?? null}
                  source={source}
                  onClose={close}
                />
              </Suspense>
            )
          }
        >
          <KeyUsage summary={days.summarization} rows={rows} unit={unit} rate={rate} isInDollars={!!measure.rate} />
          {form}
        </DailyChart>
      </div>
      {children}
      <DailyTable
        rows={rows}
        graph={graph}
        measure={measureOf(graph, accountType, text)}
        around={around}
        rate={rate}
        actions={actions}
        onChoose={onChoose}
      />
    </>
  );
}
