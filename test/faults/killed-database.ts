import { killAgainAndAgain, runFault } from './support/fault.ts';

/** The database server is killed without warning, three times, each time a moment after it came back; it is started again, and mends its books. */
await runFault({
  name: 'killed-database',
  strike: ({ database }) => killAgainAndAgain(database, 3, 3_000),
});
