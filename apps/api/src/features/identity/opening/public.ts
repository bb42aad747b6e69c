export { changeList } from './change-list.ts';
export { openingActs } from './opening-acts.ts';
export { openingHandlers } from './opening-handlers.ts';
export { mayEnterIn, mayEnterNow, openingChangesUpTo, openingNow } from './opening-store.ts';
export { openingTakesTwo, waveTakesTwo } from './opening-takes-two.ts';
export { runWaves } from './run-waves.ts';
export { wavesJob } from './waves-job.ts';
