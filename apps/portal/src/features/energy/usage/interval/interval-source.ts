import type { LocalDay } from '@rochdale/domain/dates';
import type { IntervalLength } from '@rochdale/domain/energy/usage/intervals';
import type { IntervalUsage } from '../usage-calls.ts';

/** Asks for one day's intervals; without a length in the shortest that there are. */
export interface IntervalSource {
  /** Tells one source from another: account and meter. */
  readonly key: readonly unknown[];
  readonly load: (day: LocalDay, length: IntervalLength | undefined) => Promise<IntervalUsage>;
  /** The lengths of the meter, where they are known before a day is opened. */
  readonly lengths: readonly IntervalLength[] | undefined;
}

/** A day is opened by hours where the meter is known to tell them. */
export const openingLength = (source: IntervalSource | undefined): IntervalLength | undefined =>
  source?.lengths?.find((one) => one === 60);

/** One day's intervals, asked for once by whoever shows them. */
export const dayQuery = (source: IntervalSource | undefined, day: LocalDay, length = openingLength(source)) => ({
  queryKey: ['usage', 'intervals', ...(source?.key ?? []), day, length],
  queryFn: (): Promise<IntervalUsage> => {
    if (!source) throw new Error('No intervals can be had.');
    return source.load(day, length);
  },
});
