import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';

/** The payment company answers the portal three seconds late, then not at all without closing, and its postbacks are lost. */
await runFault({
  name: 'slow-gateway',
  options: { postbackUrl: async () => 'http://127.0.0.1:9/lost' },
  strike: async ({ toGateway }) => {
    toGateway.set({ kind: 'late', ms: 3_000 });
    await pause(12_000);
    toGateway.set({ kind: 'hang' });
    await pause(15_000);
    toGateway.set({ kind: 'forgotten' });
  },
});
