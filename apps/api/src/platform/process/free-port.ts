import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what Linux lends to connections that go out, so that none of those takes the port before its server listens. */
const lowest = 10_240;
const highest = 32_767;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}
