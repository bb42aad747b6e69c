import type { LocalDay } from '@rochdale/domain/dates';
import type { UsageRangeInput, UsageRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import type { Site } from '@rochdale/domain/website/site/site';
import { fieldRefusal } from '../../../platform/http/refusal.ts';

/** The span that a call asks for, by the rules of its tracker (energy-13, energy-15). Refuses with 400. */
export function askedSpan(
  rules: (input: UsageRangeInput) => UsageRangeViolations,
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  today: LocalDay,
  site: Site,
): DaySpan {
  const found = rules({ fromDate, toDate, today, isMdmOn: site.features.MDMEnabled });
  if (found.fromDate) throw fieldRefusal(found.fromDate, 'fromDate');
  if (found.toDate) throw fieldRefusal(found.toDate, 'toDate');
  return { fromDate, toDate };
}

/** The single day of an interval call. */
export function askedDay(
  rules: (input: UsageRangeInput) => UsageRangeViolations,
  days: { readonly fromDate: string; readonly toDate: string },
  today: LocalDay,
  site: Site,
): LocalDay {
  const { fromDate, toDate } = askedSpan(rules, days, today, site);
  if (fromDate !== toDate) throw fieldRefusal({ code: 'usage.range.invalid', params: {} }, 'toDate');
  return fromDate;
}
