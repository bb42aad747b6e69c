import type { Translate } from '../../texts/text.ts';
import { officeAge } from './office-time.ts';

/** How long something has waited, or has left, in words: `41 min`, `5 h 2 min`, `3 days`. */
export function ageText(ms: number, text: Translate): string {
  const { unit, count, minutes } = officeAge(ms);
  if (unit === 'minutes') return text('office.age.minutes', { count });
  if (unit === 'days') return count === 1 ? text('office.age.day') : text('office.age.days', { count });
  return minutes === 0 ? text('office.age.hours', { count }) : text('office.age.hoursMinutes', { count, minutes });
}
