import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** How a call fails between the portal and the API. */
const ways = ['refused', 'cut off', 'answer lost', 'half an answer', 'hung'] as const;

/** Stands between a browser and the product, and lets a part of the API's calls fail while it is told to. */
export interface FailingProxy {
  readonly url: string;
  readonly failed: Map<string, number>;
  calls: number;
  /** Of a hundred calls. */
  failing: number;
  lead(target: string): void;
  close(): Promise<void>;
}

/** Opens it on a port; which calls fail is the same in each run. */
export async function openFailingProxy(port: number): Promise<FailingProxy> {
  let target = '';
  let seed = 20_261_121;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const server = createServer((asked, answer) => {
    const isCall = asked.url?.startsWith('/v3/') && !asked.url.includes('postback');
    if (isCall) proxy.calls += 1;
    const fails = isCall && random() * 100 < proxy.failing;
    const way = fails ? ways[Math.floor(random() * ways.length)] : undefined;
    if (way) proxy.failed.set(way, (proxy.failed.get(way) ?? 0) + 1);
    if (way === 'cut off') return void asked.socket.destroy();
    if (way === 'hung') return void setTimeout(() => asked.socket.destroy(), 25_000).unref();
    if (way === 'refused')
      return void answer
        .writeHead(502, { 'content-type': 'text/html' })
        .end('<html><body><h1>502 Bad Gateway</h1></body></html>');
    passOn(target, asked, answer, way);
  });
  const proxy: FailingProxy = {
    url: `http://127.0.0.1:${port}`,
    failed: new Map(),
    calls: 0,
    failing: 0,
    lead: (to) => {
      target = to;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return proxy;
}

function passOn(target: string, asked: IncomingMessage, answer: ServerResponse, way: string | undefined): void {
  const { method, headers } = asked;
  const passed = request(`${target}${asked.url}`, { method, headers }, (came) => {
    const pieces: Buffer[] = [];
    came.on('data', (piece: Buffer) => pieces.push(piece));
    came.on('end', () => {
      if (way === 'answer lost') return void asked.socket.destroy();
      const body = Buffer.concat(pieces);
      answer.writeHead(came.statusCode ?? 502, came.headers);
      if (way !== 'half an answer') return void answer.end(body);
      answer.write(body.subarray(0, Math.floor(body.length / 2)));
      setTimeout(() => asked.socket.destroy(), 50);
    });
  });
  passed.on('error', () => asked.socket.destroy());
  asked.pipe(passed);
}
