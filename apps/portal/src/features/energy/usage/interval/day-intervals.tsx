import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { attributesOf, availableLengths, type IntervalLength } from '@rochdale/domain/energy/usage/intervals';
import { noHours } from '@rochdale/domain/energy/usage/no-usage';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { useEffect, useId, useRef, useState } from 'react';
import type { IntervalUsage } from '../usage-calls.ts';
import { dayQuery, type IntervalSource, openingLength } from './interval-source.ts';
import { IntervalsChart } from './intervals-chart.tsx';

interface DayIntervalsProps {
  readonly day: LocalDay;
  /** What the day came to by its own reading; null where that is not known. */
  readonly dayTotal: number | null;
  readonly source: IntervalSource;
  /** Closes it, and takes focus back to where the day was opened. */
  readonly onClose: () => void;
}

/** One day by its intervals, below the chart in which it was opened (energy-23). Escape returns there. */
export default function DayIntervals({ day, dayTotal, source, onClose }: DayIntervalsProps) {
  const text = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<IntervalLength>();
  const length = asked ?? openingLength(source);
  const query = useQuery({ ...dayQuery(source, day, length), placeholderData: keepPreviousData });
  const lengths = useLengths(source, query.data, length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened day takes focus
  useEffect(() => heading.current?.focus(), [day]);
  const data =
    query.isPlaceholderData && query.data?.intervals[0]?.values[0]?.startTime.slice(0, 10) !== day
      ? undefined
      : query.data;
  return (
    <section
      className="drill"
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="drill__head">
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {text('usage.interval.title', { date: formatDay(day) })}
        </h3>
        <div className="row">
          {lengths.length > 1 && (
            <Segment
              label={text('usage.interval.length')}
              isLabelHidden
              value={String(length ?? query.data?.selectedIntervalType ?? '')}
              options={lengths.map((one) => ({
                value: String(one),
                label: text('usage.interval.minutes', { minutes: one }),
              }))}
              onChange={(value) => setAsked(lengths.find((one) => String(one) === value))}
            />
          )}
          <button
            type="button"
            className="icon-btn drill__close"
            aria-label={text('usage.interval.close')}
            onClick={onClose}
          >
            <Icon drawing={x} />
          </button>
        </div>
      </div>
      <Loaded query={{ data, error: query.error, refetch: query.refetch }} skeleton={<Skeleton height={230} />}>
        {(found) =>
          found.intervals.length === 0 ? (
            <div role="status">
              <Empty icon={chartColumn} title={violationText(noHours(day))} />
            </div>
          ) : (
            <IntervalsChart day={day} dayTotal={dayTotal} found={found} />
          )
        }
      </Loaded>
    </section>
  );
}

/** The lengths to choose from: the meter's own, else all that the shortest one adds up to. */
function useLengths(source: IntervalSource, data: IntervalUsage | undefined, asked: IntervalLength | undefined) {
  const [shortest, setShortest] = useState<number | null>(null);
  const found = asked === undefined ? data?.selectedIntervalType : undefined;
  useEffect(() => {
    if (found) setShortest(found);
  }, [found]);
  return source.lengths ?? availableLengths(attributesOf(shortest));
}
