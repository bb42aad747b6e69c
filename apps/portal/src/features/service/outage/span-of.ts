import type { LocalTime } from '@rochdale/domain/dates';
import { timeBetween } from '@rochdale/domain/service/outage/timeline';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';

/** Says how long it is from one time of the co-op's clock to another, for people: `25 hours 35 minutes`. */
export function useSpan(): (from: LocalTime, to: LocalTime) => string {
  const text = useText();
  const { timeZone } = useSite();
  return (from, to) => {
    const { days, hours, minutes } = timeBetween(from, to, timeZone);
    const parts = [
      days > 0 && (days === 1 ? text('outagePage.span.day') : text('outagePage.span.days', { count: days })),
      hours > 0 && (hours === 1 ? text('outagePage.span.hour') : text('outagePage.span.hours', { count: hours })),
      days === 0 &&
        (minutes > 0 || hours === 0) &&
        (minutes === 1 ? text('outagePage.span.minute') : text('outagePage.span.minutes', { count: minutes })),
    ];
    return parts.filter((part) => part !== false).join(' ');
  };
}

/** How long an outage lasted, in a table's few words: `25 h 35 min`. */
export function useShortSpan(): (from: LocalTime, to: LocalTime) => string {
  const spanOf = useMinutes();
  const { timeZone } = useSite();
  return (from, to) => {
    const { days, hours, minutes } = timeBetween(from, to, timeZone);
    return spanOf((days * 24 + hours) * 60 + minutes);
  };
}

/** Minutes in a table's few words: `25 h 35 min`. */
export function useMinutes(): (minutes: number) => string {
  const text = useText();
  return (given) => {
    const [allHours, minutes] = [Math.floor(Math.round(given) / 60), Math.round(given) % 60];
    if (allHours > 0 && minutes === 0) return text('outagePage.history.hours', { hours: allHours });
    return allHours === 0
      ? text('outagePage.history.short', { minutes })
      : text('outagePage.history.span', { hours: allHours, minutes });
  };
}
