export { measureWatches, type WatchServices } from './measure-watches.ts';
export { morningAddresses } from './morning/send-morning-mail.ts';
export { noteBooks } from './note-books.ts';
export { noteUnsettled } from './note-unsettled.ts';
export { type WatchHolder, watchHolders } from './takes-store.ts';
export { watchWatches } from './watch-metrics.ts';
