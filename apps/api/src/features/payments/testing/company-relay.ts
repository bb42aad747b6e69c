import { createServer } from 'node:http';
import { addressOf } from './postback-inbox.ts';

/**
 * What becomes of a call: it passes; it arrives and its answer is lost; it is never answered; nobody is there; it is
 * told to ask elsewhere, where it would be answered.
 */
export type RelayMode = 'passes' | 'losesAnswers' | 'hangs' | 'refuses' | 'leadsAway';

const elsewhere = '/elsewhere';

/** Stands between an adapter and its company, so that answers can be lost on the way. */
export async function companyRelay(target: string) {
  let mode: RelayMode = 'passes';
  let concerned = /./;
  const server = createServer(async (request, response) => {
    const asked = concerned.test(request.url ?? '') ? mode : 'passes';
    if (asked === 'refuses') return request.socket.destroy();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    if (asked === 'hangs') return;
    const path = request.url ?? '/';
    const isLed = path.startsWith(elsewhere);
    if (asked === 'leadsAway' && !isLed)
      return response
        .writeHead(307, { location: `${elsewhere}${path}`, 'content-type': 'application/json' })
        .end('{"object":"list","data":[]}');
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(`${target}${isLed ? path.slice(elsewhere.length) : path}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (asked === 'losesAnswers') return request.socket.destroy();
    const kept = [...answer.headers].filter(
      ([name]) => !/^(connection|transfer-encoding|content-encoding)$/.test(name),
    );
    return response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
  });
  const url = await addressOf(server);
  return {
    url,
    /** Does something while calls of some paths fare so. */
    during: async <T>(other: RelayMode, act: () => Promise<T>, paths = /./): Promise<T> => {
      mode = other;
      concerned = paths;
      return act().finally(() => {
        mode = 'passes';
      });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
