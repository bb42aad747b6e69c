import { createServer } from 'node:http';
import { passOn } from './pass-on.ts';

/** A way to a product that can fall silent, and answer late. */
export interface SlowNetwork {
  readonly origin: string;
  /** From now on nothing is passed on. */
  hold(): void;
  /** Passes on what was held, and all that comes. */
  release(): void;
  close(): void;
}

/** Opens such a way. */
export async function slowNetwork(to: string): Promise<SlowNetwork> {
  const held: (() => void)[] = [];
  let isHeld = false;
  const server = createServer((from, answer) => {
    const pass = (): void => passOn(to, from, answer);
    if (isHeld) held.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return {
    origin: `http://localhost:${port}`,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const pass of held.splice(0)) pass();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
