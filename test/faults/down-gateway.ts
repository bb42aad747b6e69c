import { setTimeout as pause } from 'node:timers/promises';
import { killAgainAndAgain, runFault } from './support/fault.ts';

/** The payment company refuses the portal, and is killed twice while members pay. */
await runFault({
  name: 'down-gateway',
  strike: async ({ toGateway, sandbox }) => {
    toGateway.set({ kind: 'refuse' });
    await killAgainAndAgain(sandbox, 2, 4_000);
    await pause(3_000);
    toGateway.set({ kind: 'pass' });
  },
});
