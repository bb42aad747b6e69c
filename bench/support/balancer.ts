import { Agent, createServer, request, type Server } from 'node:http';

/** A balancer that sends each call to the next of several processes; one that refuses the connection is passed over. */
export interface Balancer {
  readonly url: string;
  /** How many calls each process answered. */
  readonly answered: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const answered = new Map<number, number>();
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    const own = turn++;
    incoming.on('end', () => pass(0));
    const pass = (tries: number): void => {
      const port = ports[(own + tries) % ports.length] ?? 0;
      const { method, url: path, headers } = incoming;
      const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        answered.set(port, (answered.get(port) ?? 0) + 1);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection that was closed meanwhile is tried again as well: nobody has read the call.
        const isUnread = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && call.reusedSocket);
        if (isUnread && tries < 2 * ports.length) return pass(tries + 1);
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end();
      });
      call.end(Buffer.concat(chunks));
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    answered,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
