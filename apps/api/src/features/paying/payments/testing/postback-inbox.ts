import { createServer, type Server } from 'node:http';
import type { Postback } from '../company/gateway.ts';

/** Where a company's postbacks arrive; it takes all of them. */
export async function postbackInbox() {
  const received: Postback[] = [];
  const server = createServer(async (request, response) => {
    let rawBody = '';
    for await (const piece of request) rawBody += piece;
    received.push({ headers: request.headers, rawBody });
    response.end('{}');
  });
  const url = await addressOf(server);
  return { url, received, close: () => new Promise((done) => server.close(done)) };
}

/** Listens on a free port of this machine. */
export async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
