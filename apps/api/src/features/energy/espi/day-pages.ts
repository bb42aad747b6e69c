import { addDays } from '@rochdale/domain/dates';
import type { FeedDay } from '@rochdale/domain/energy/green-button/entries';
import { type ReadingQuality, worstQuality } from '@rochdale/domain/energy/green-button/quality';
import { summedValues, wholeDay } from '@rochdale/domain/energy/usage/intervals';
import type { CostOf } from './day-costs.ts';
import type { OpenPoint } from './open-account.ts';
import { type Measured, nextDays } from './series-store.ts';
import type { EspiServices } from './services.ts';

/** Days that are in memory at once. */
const daysAPage = 31;

/** A day of a series, and when it last changed. */
export interface ToldDay extends FeedDay {
  readonly changedAt: Date | null;
}

/** What a meter measured one way by one length, day after day, oldest first; never more of it in memory than a month. */
export async function* daysOfSeries(
  { reads }: Pick<EspiServices, 'reads'>,
  point: OpenPoint,
  measured: Measured,
  costOf: CostOf,
): AsyncGenerator<ToldDay> {
  const { days } = point;
  const cost = costOf(point, measured);
  const { minutes } = measured;
  for (let { fromDay } = days; fromDay <= days.toDay; ) {
    const page = await reads.run((db) => nextDays(db, { ...days, fromDay }, measured, daysAPage));
    for (const { day, values: stored, qualities, changedAt } of page) {
      const values = minutes === 1440 ? stored : wholeDay(stored, minutes, day, days.timeZone);
      yield {
        day,
        values,
        qualities: qualities ?? undefined,
        costs: values.map((value) => cost(day, value)),
        changedAt,
      };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < daysAPage) return;
    fromDay = addDays(last.day, 1);
  }
}

/** A day in longer steps, each so many of the measured ones: a cost is that of all of them, a quality the worst. */
export function summedDay(day: ToldDay, times: number): ToldDay {
  if (times === 1) return day;
  const { values, qualities, costs = [] } = day;
  const worst = (index: number) =>
    (qualities ?? [])
      .slice(index * times, (index + 1) * times)
      .reduce<ReadingQuality>((one, other) => worstQuality(one, other ?? 'actual'), 'actual');
  const summed = summedValues(values, times);
  return {
    ...day,
    values: summed,
    qualities: summed.map((_, index) => worst(index)),
    costs: summedValues(costs, times),
  };
}
