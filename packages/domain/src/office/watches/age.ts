import type { Translate } from '../../texts/text.ts';

const minuteMs = 60_000;

/** How long something has waited, or has left, as the office writes it: `41 min`, `5 h 02 min`, `38 h`, `3 days`. */
export function ageText(text: Translate, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  if (minutes < 60) return text('watch.age.minutes', { minutes });
  if (hours < 10 && minutes % 60 > 0)
    return text('watch.age.hoursMinutes', { hours, minutes: String(minutes % 60).padStart(2, '0') });
  if (hours < 48) return text('watch.age.hours', { hours });
  return text('watch.age.days', { days: Math.floor(hours / 24) });
}
