import { type MeasuredWatch, waitingIn } from '@rochdale/domain/office/watches/watch-states';
import type { Figure, Metrics } from '../../../platform/metrics.ts';
import { standing } from '../operating/standing.ts';
import { measureWatches, type WatchServices } from './measure-watches.ts';

/** Every question has its own patience; Prometheus waits for ten seconds. */
const patienceMs = 8_000;

const stateNumbers = { clear: 0, waiting: 1, late: 2, failed: 3 } as const;

/** Tells every watch of Today's table: how many wait, for how long, and how that is. */
export function watchWatches(metrics: Metrics, services: WatchServices): void {
  const all = standing(() => measureWatches(services), patienceMs);
  const figures = (toldOf: (watch: MeasuredWatch) => number | undefined) => async (): Promise<Figure[]> =>
    (await all()).flatMap((watch) => {
      const value = toldOf(watch);
      return value === undefined ? [] : [{ labels: { watch: watch.kind }, value }];
    });
  metrics.watch(
    'rochdale_watch_state',
    'What may need a person: 0 clear, 1 waiting, 2 late, 3 could not be looked at.',
    ['watch'],
    figures(({ state }) => stateNumbers[state]),
  );
  metrics.watch(
    'rochdale_watch_count',
    'How many need a person.',
    ['watch'],
    figures((watch) => (watch.reading === 'failed' ? undefined : waitingIn(watch))),
  );
  metrics.watch(
    'rochdale_watch_oldest_seconds',
    'How long the oldest has waited.',
    ['watch'],
    figures(({ reading, state }) => {
      if (reading === 'failed' || reading.oldest === null || state === 'clear') return undefined;
      if (reading.oldest === 'never') return Number.POSITIVE_INFINITY;
      return (services.clock.now().getTime() - reading.oldest.getTime()) / 1000;
    }),
  );
}
