import { formatDay } from '@rochdale/domain/dates';
import { busiestHours } from '@rochdale/domain/energy/usage/picture/busiest-hours';
import { type OddDay, oddReason } from '@rochdale/domain/energy/usage/picture/odd-day';
import type { Translate } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import search from 'lucide-static/icons/search.svg?inner';
import { clockText } from '../clock-text.ts';
import { dayQuery, type IntervalSource } from '../interval/interval-source.ts';
import type { IntervalUsage, UsageRow } from '../usage-calls.ts';
import { quantityText, weekdayText } from '../usage-texts.ts';
import { AskUs } from './ask-us.tsx';

interface OddDayBoxProps {
  readonly odd: OddDay;
  readonly row: UsageRow | undefined;
  readonly unit: string;
  /** Where its hours can be had. */
  readonly source: IntervalSource | undefined;
  readonly onChoose: ((day: string) => void) | undefined;
}

const reasons = {
  cold: 'usage.odd.reason.cold',
  warm: 'usage.odd.reason.warm',
  mild: 'usage.odd.reason.mild',
} as const;

/** Names the one day unlike the others, with its hours and two harmless reasons, and two ways on (energy-71, energy-72). */
export function OddDayBox({ odd, row, unit, source, onChoose }: OddDayBoxProps) {
  const text = useText();
  const query = useQuery({ ...dayQuery(source, odd.date), enabled: source !== undefined });
  const day = `${weekdayText(odd.date, 'long')} ${formatDay(odd.date).slice(0, 5)}`;
  const hours = query.data && hoursText(query.data, text);
  const value = quantityText(odd.usageValue, 0);
  const usual = quantityText(odd.usual, 0);
  return (
    <div className="odd-day">
      <Icon drawing={search} />
      <p>
        <b>{text('usage.odd.title', { day })}</b>{' '}
        <span className={source && query.isPending ? 'odd-day__waits' : undefined}>
          {hours ? text('usage.odd.hours', { value, unit, ...hours }) : text('usage.odd.usual', { value, unit, usual })}
        </span>{' '}
        {text(reasons[oddReason(row)])}
      </p>
      <div className="odd-day__ways">
        {onChoose && (
          <button type="button" className="link-btn" onClick={() => onChoose(odd.date)}>
            {text('usage.odd.see')}
          </button>
        )}
        <AskUs />
      </div>
    </div>
  );
}

/** From when to when most of the day was used; midnight is the end of it. */
function hoursText(found: IntervalUsage, text: Translate) {
  const values = found.intervals[0]?.values ?? [];
  const busiest = busiestHours(values.map(({ value }) => value));
  const [from, to] = [values[busiest?.from ?? -1], values[busiest?.to ?? -1]];
  if (!busiest || !from) return undefined;
  return { from: clockText(from.startTime), to: to ? clockText(to.startTime) : text('usage.odd.midnight') };
}
