import type { LocalDay } from '@rochdale/domain/dates';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { type GraphType, shownUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { type ReactNode, useRef, useState } from 'react';
import { focusColumn } from '../../../../ui/chart/column-chart.tsx';
import { DayIntervals, type IntervalSource } from '../interval/day-intervals.tsx';
import { SummaryTiles } from '../summary-tiles.tsx';
import type { MeterDays } from '../usage-calls.ts';
import { DailyChart } from './daily-chart.tsx';
import { DailyTable } from './daily-table.tsx';

interface DailyViewProps {
  /** The rows in the order of the site. */
  readonly days: MeterDays;
  readonly span: DaySpan;
  readonly graph: GraphType;
  readonly accountType: string;
  /** Where a day can be opened by its intervals (energy-23). */
  readonly source: IntervalSource | undefined;
  readonly actions: ReactNode;
  /** Between the tiles and the chart, and between the chart and the table. */
  readonly prepaid?: ReactNode;
  readonly children?: ReactNode;
}

/** What both trackers show of a meter's days: tiles, chart with the opened day, table. */
export function DailyView({ days, span, graph, accountType, source, actions, prepaid, children }: DailyViewProps) {
  const [opened, setOpened] = useState<LocalDay>();
  const place = useRef<HTMLDivElement>(null);
  const rows = days.meterUsages;
  const shown = rows.some(({ date }) => date === opened) ? opened : undefined;
  const close = (): void => {
    setOpened(undefined);
    if (shown !== undefined) focusColumn(place.current, shown);
  };
  const onChoose = source && setOpened;
  return (
    <>
      <SummaryTiles
        summary={days.summarization}
        days={rows.filter(({ usageValue }) => usageValue !== null).length}
        unit={shownUnit(usageUnit(accountType))}
      />
      {prepaid}
      <div ref={place}>
        <DailyChart
          rows={rows}
          span={span}
          graph={graph}
          accountType={accountType}
          onChoose={onChoose}
          actions={actions}
          chosen={shown}
        >
          {source && shown !== undefined && (
            <DayIntervals key={source.key.join()} day={shown} source={source} onClose={close} />
          )}
        </DailyChart>
      </div>
      {children}
      <DailyTable rows={rows} graph={graph} accountType={accountType} onChoose={onChoose} />
    </>
  );
}
