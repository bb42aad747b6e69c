import type { Translate } from '@rochdale/domain/texts/text';
import type { Kept } from './my-record-calls.ts';

/** For how long a kind is kept, in words. */
export function keptFor({ years, days, until }: Kept, text: Translate): string {
  if (years !== null) return years === 1 ? text('myRecord.year') : text('myRecord.years', { count: years });
  if (days !== null) return days === 1 ? text('myRecord.day') : text('myRecord.days', { count: days });
  return text(until === 'billing' ? 'myRecord.billing' : 'myRecord.always');
}
