import { addDays, instantAt, isLocalDay, type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { z } from 'zod';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import type { SpanAsked } from './open-account.ts';

const names = ['published-min', 'published-max', 'updated-min', 'updated-max'] as const;
/** What an import writes counts as written when its transaction began, and is there to be read when that ends. */
const importMs = 3_600_000;
const query = z.looseObject(Object.fromEntries(names.map((name) => [name, z.string().max(40).optional()])));

/**
 * Of which time a call asks. What a day holds counts as published when the day began, and as updated when it last changed. A
 * day stands for its beginning on the co-op's clock. `updated-min` reaches an hour further back,
 * for who asked while an import ran. What the standard's other parameters ask is not heeded.
 */
export function askedSpan(given: unknown, timeZone: string): SpanAsked {
  const texts: Readonly<Record<string, unknown>> = query.safeParse(given).data ?? {};
  const [from, to, updatedMin, updatedMax] = names.map((name) => momentOf(name, texts[name], timeZone));
  return {
    fromDay: from && firstDayFrom(from, timeZone),
    toDay: to && localTimeAt(to, timeZone).day,
    updatedMin: updatedMin && new Date(updatedMin.getTime() - importMs),
    updatedMax,
  };
}

function momentOf(name: string, text: unknown, timeZone: string): Date | undefined {
  if (text === undefined) return undefined;
  if (typeof text === 'string') {
    if (isLocalDay(text)) return instantAt(text, '00:00', timeZone);
    const read = z.iso.datetime({ offset: true }).safeParse(text);
    if (read.success) return new Date(read.data);
  }
  throw fieldRefusal({ code: 'greenButton.moment', params: {} }, name);
}

/** The first day that begins at an instant or later. */
function firstDayFrom(instant: Date, timeZone: string): LocalDay {
  const { day } = localTimeAt(instant, timeZone);
  return instantAt(day, '00:00', timeZone) < instant ? addDays(day, 1) : day;
}
