import { createServer, request } from 'node:http';

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
    const pass = (): void => {
      const on = request(new URL(from.url ?? '/', to), { method: from.method, headers: from.headers }, (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      });
      on.on('error', () => answer.destroy());
      from.pipe(on);
    };
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
