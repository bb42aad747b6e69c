import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';

/**
 * The database answers each question a quarter of a second late; then it takes questions and says nothing for fifteen
 * seconds, without closing a connection; then connections that are open are forgotten for good, while new ones pass.
 */
await runFault({
  name: 'slow-database',
  strike: async ({ toDatabase }) => {
    toDatabase.set({ kind: 'late', ms: 250 });
    await pause(6_000);
    toDatabase.set({ kind: 'hang' });
    await pause(15_000);
    toDatabase.set({ kind: 'forgotten' });
  },
});
