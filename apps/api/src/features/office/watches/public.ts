export { measureWatches, type WatchServices } from './measure-watches.ts';
export { keepReading } from './readings-store.ts';
export { watchWatches } from './watch-metrics.ts';
