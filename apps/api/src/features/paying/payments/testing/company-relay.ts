import { createServer } from 'node:http';
import { addressOf } from './postback-inbox.ts';

/**
 * What becomes of a call: it passes; it arrives and its answer is lost; it is never answered; nobody is there; it is
 * told to ask elsewhere, where it would be answered; it travels until the others are done, and arrives then.
 */
export type RelayMode = 'passes' | 'losesAnswers' | 'hangs' | 'refuses' | 'leadsAway' | 'arrivesLate';

const elsewhere = '/elsewhere';

export type CompanyRelay = Awaited<ReturnType<typeof companyRelay>>;

/** Stands between an adapter and its company, so that answers can be lost on the way. */
export async function companyRelay(target: string) {
  let mode: RelayMode = 'passes';
  let concerned = /./;
  let travelling = 0;
  let arrival: Promise<void> = Promise.resolve();
  const server = createServer(async (request, response) => {
    const asked = concerned.test(request.url ?? '') ? mode : 'passes';
    if (asked === 'refuses') return request.socket.destroy();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    if (asked === 'hangs') return;
    if (asked === 'arrivesLate') {
      travelling += 1;
      await arrival;
    }
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
    }).catch(() => undefined);
    // The company is gone.
    if (!answer) return request.socket.destroy();
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
    /** How many calls are on their way and have not arrived. */
    travelling: () => travelling,
    /** Does something while calls of some paths fare so. */
    during: async <T>(other: RelayMode, act: () => Promise<T>, paths = /./): Promise<T> => {
      mode = other;
      concerned = paths;
      travelling = 0;
      const done = act().finally(() => {
        mode = 'passes';
      });
      arrival = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
