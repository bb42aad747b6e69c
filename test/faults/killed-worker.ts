import { killAgainAndAgain, runFault } from './support/fault.ts';

/** The worker is killed without warning, three times, each time a moment after it came back; what it had taken up is given to the next. */
await runFault({
  name: 'killed-worker',
  strike: ({ worker }) => killAgainAndAgain(worker, 3, 3_000),
});
