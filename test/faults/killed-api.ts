import { killAgainAndAgain, runFault } from './support/fault.ts';

/** The API is killed without warning, three times, each time a moment after it came back; whoever keeps it running starts it again. */
await runFault({
  name: 'killed-api',
  strike: ({ api }) => killAgainAndAgain(api, 3, 2_000),
});
