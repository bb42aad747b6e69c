import { killRounds } from '../apps/api/src/platform/testing/kill-rounds.ts';
import { testApp } from '../apps/api/src/platform/testing/test-app.ts';
import { withScratchDatabase } from './support/product.ts';

/**
 * A worker killed with SIGKILL before every statement and after every answer of a payment day, one after the other;
 * then counts what was paid twice and what was not paid.
 */
await withScratchDatabase(async (database) => {
  let now = new Date();
  const at = await testApp({ clock: { now: () => now }, database: { ...database, drop: async () => undefined } });
  const report = await killRounds(at, (instant) => {
    now = instant;
  });
  await at.close();
  const { rounds, killed, expected, posted, twice } = report;
  console.log(`${rounds} days, killed ${killed} times: ${expected} payments due, ${posted} made, ${twice} twice`);
  if (posted !== expected || twice > 0) process.exitCode = 1;
});
