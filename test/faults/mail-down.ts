import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';

/** The mail server is gone for twenty-five seconds. Receipts wait, and go out once it is back. */
await runFault({
  name: 'mail-down',
  strike: async ({ mail }) => {
    await mail.stop();
    await pause(25_000);
    await mail.start();
  },
});
