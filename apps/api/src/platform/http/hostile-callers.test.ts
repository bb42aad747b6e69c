import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { testApp } from '../testing/test-app.ts';
import { maxConnections, maxConnectionsOfOne } from './bound-connections.ts';
import { timeouts } from './harden.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const log: string[] = [];
const login = { method: 'POST', url: '/v3/login', headers: { 'content-type': 'application/json' } } as const;

beforeAll(async () => {
  at = await testApp({ log: openLog('debug', { write: (line) => log.push(line) }) });
});
afterAll(() => at.close());

/** Sends bytes as they are on a connection of its own; what came back until it was closed, and after how long. */
function raw(...pieces: readonly string[]): Promise<{ said: string; ms: number }> {
  const began = performance.now();
  return new Promise((resolve) => {
    let said = '';
    const address = at.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ said, ms: performance.now() - began }));
  });
}

/** Texts that would begin a line of their own, end the object of theirs, or colour the operator's screen. */
const forged = '{"level":60,"msg":"forged","operation":"forged"}';
const breaks = ['\n', '\r\n', '\u2028', '\u0085', '\u001b[2K\u001b[31m', '"}', '\\n', '\\u000a', '%0d%0a', '\t'];

/** What a terminal or a reader of lines heeds; the end of a line of the log is none. */
const isControl = (sign: string): boolean => sign !== '\n' && /[\p{Cc}\u2028\u2029]/u.test(sign);

it('no text of a caller begins a line of the log, adds a field, or stands in it at all', async () => {
  const before = log.length;
  for (const end of breaks) {
    const text = `x${end}${forged}`;
    const inHead = text.replace(/[^ -~]/g, ' ');
    const inPath = encodeURIComponent(text);
    await at.app.inject({
      url: '/v3/usage/config',
      headers: { 'user-agent': inHead, 'x-request-id': inHead, 'x-forwarded-for': inHead, authorization: inHead },
    });
    await at.app.inject({ url: `/v3/member/${inPath}/accounts?search=${inPath}` });
    await at.app.inject({ url: `/pages/${inPath}?a=${inPath}` });
    await at.app.inject({ ...login, payload: { username: text, password: text } });
    await at.app.inject({ ...login, payload: `{"username": "${text}` });
    await at.app.inject({ ...login, headers: { 'content-type': inHead || 'a' }, payload: text });
    const answer = await at.app.inject({ url: '/v3/session', headers: { 'x-request-id': inHead, accept: inHead } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
  // As bytes, past what a well-behaved client would refuse to send.
  for (const head of [
    `User-Agent: a\nX: ${forged}`,
    `X-Request-Id: a\r ${forged}`,
    `Cookie: a=\u0000${forged}`,
    `A B: ${forged}`,
  ])
    await raw(`GET /v3/usage/config HTTP/1.1\r\nHost: a\r\n${head}\r\nConnection: close\r\n\r\n`);
  await raw(`GET /${forged} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

  const written = log.slice(before).join('');
  const lines = written.split('\n').filter((line) => line !== '');
  expect(lines).toHaveLength(log.length - before);
  expect(lines.length).toBeGreaterThanOrEqual(breaks.length * 7);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  expect(written).not.toContain('forged');
  expect([...written].filter(isControl)).toEqual([]);
});

it('the web server works with the bounds that are documented', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = at.app.server;
  const { connectionsCheckingInterval: _, ...documented } = timeouts;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual(documented);
  expect(at.app.server.maxConnections).toBe(maxConnections);
});

/** A connection as the server sees one from an address elsewhere. */
function connectionFrom(remoteAddress: string): Duplex {
  const stream = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  at.app.server.emit('connection', Object.assign(stream, { remoteAddress }));
  return stream;
}

it('one address has at most its share of the connections, others go on, and what is closed counts no more', () => {
  const own = Array.from({ length: maxConnectionsOfOne + 5 }, () => connectionFrom('192.0.2.7'));
  expect(own.filter(({ destroyed }) => destroyed)).toHaveLength(5);
  const others = ['192.0.2.8', '2001:db8::1', '127.0.0.1'].map(connectionFrom);
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  const own6 = Array.from({ length: maxConnectionsOfOne }, (_, index) => connectionFrom(`2001:db8::${index + 2}`));
  expect(own6.at(-1)?.destroyed).toBe(true);
  own[0]?.emit('close');
  const next = connectionFrom('192.0.2.7');
  expect([next.destroyed, connectionFrom('192.0.2.7').destroyed]).toEqual([false, true]);
  for (const one of [...own, ...others, ...own6, next]) one.destroy();
});

it('who is too slow with the head or the body is told so and let go; who is silent too', async () => {
  const { server } = at.app;
  const usual = { ...timeouts };
  Object.assign(server, { headersTimeout: 300, requestTimeout: 600, keepAliveTimeout: 300 });
  const head = 'POST /v3/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const ends = await Promise.all([
    raw('GET /v3/usage/config HTTP/1.1\r\nHost: a\r\nX-A: '),
    raw(`${head}Content-Length: 5000\r\n\r\n{`, ' '),
    raw(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
    raw('GET /v3/usage/config HTTP/1.1\r\nHost: a\r\n\r\n'),
  ]);
  Object.assign(server, usual);
  for (const { ms } of ends) expect(ms).toBeLessThan(usual.connectionsCheckingInterval + 6_000);
  expect(ends.map(({ said }) => /^HTTP\/1.1 (\d+)/.exec(said)?.[1])).toEqual(['408', '408', '408', '200']);
});

it.each(['/v3/hosted-payment/postback', '/v3/text-messages/inbound', '/v3/messages/undeliverable'])(
  'a body that is too long for %s closes its connection: nobody else is given what lies unread on it',
  async (path) => {
    const body = 'x'.repeat(400_000);
    const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const { said, ms } = await raw(head, body);
    expect([said.split('\r\n')[0], /\r\nconnection: close\r\n/i.test(said)]).toEqual([
      'HTTP/1.1 413 Payload Too Large',
      true,
    ]);
    expect(ms).toBeLessThan(3_000);
  },
);
