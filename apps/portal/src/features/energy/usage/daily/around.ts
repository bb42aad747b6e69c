import type { LocalDay } from '@rochdale/domain/dates';
import { type OddDay, oddDay, usualRange } from '@rochdale/domain/energy/usage/picture/odd-day';
import { yearBefore } from '@rochdale/domain/energy/usage/picture/year-before';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import type { UsageRow } from '../usage-calls.ts';

/** What stands around the days of a picture: the year before, what is usual, and the day that is not. */
export interface Around {
  /** What the same weekday of the year before used, by the day in front of it (energy-70). */
  readonly before?: ReadonlyMap<LocalDay, number>;
  readonly usual?: { readonly from: number; readonly to: number } | undefined;
  readonly odd?: OddDay | undefined;
}

/** Odd and usual days are told of electricity alone: 8 kWh are the bound (energy-71). */
export function aroundOf(
  rows: readonly UsageRow[],
  before: readonly { readonly date: LocalDay; readonly usageValue: number }[],
): Around {
  const isPower = rows[0] !== undefined && shownUnit(rows[0].unitOfMeasure) === 'kWh';
  const known = new Map(before.map(({ date, usageValue }) => [date, usageValue]));
  const found = rows.flatMap(({ date }) => {
    const value = known.get(yearBefore(date));
    return value === undefined ? [] : [[date, value] as const];
  });
  return {
    before: new Map(found),
    usual: isPower ? usualRange(rows) : undefined,
    odd: isPower ? oddDay(rows) : undefined,
  };
}
