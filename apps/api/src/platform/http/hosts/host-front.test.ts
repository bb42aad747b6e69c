import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../../environment.ts';
import { freePort } from '../../process/free-port.ts';
import { type HostFront, openHostFront } from './host-front.ts';

let front: HostFront;
let port: number;
let end: (withinMs: number) => Promise<void>;
const seen: string[] = [];

const appOf = (name: string) => {
  const app = fastify();
  app.addHook('onRequest', async ({ headers }) => void seen.push(`${name} ${headers['x-forwarded-host']}`));
  app.get('/', async () => name);
  app.post('/', async ({ body }) => ({ name, body }));
  app.get('/slow', async () => {
    await new Promise((done) => setTimeout(done, 300));
    return `${name} at last`;
  });
  return app;
};

beforeAll(async () => {
  port = await freePort();
  front = openHostFront(readEnvironment({ TRUST_PROXY: 'yes' }).trustedProxies);
  const [one, two] = [appOf('one'), appOf('two')];
  await Promise.all([one.ready(), two.ready()]);
  end = front.serve('one', ['one.example', 'www.one.example'], one);
  front.serve('two', ['two.example'], two);
  front.rest('three', ['three.example']);
  front.server.listen({ port, host: '127.0.0.1' });
  await once(front.server, 'listening');
});
afterAll(() => front.end(0));

/** What comes back for bytes as they are. */
async function send(...lines: readonly string[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += part;
  return text;
}
const statusOf = (text: string) => Number(text.split(' ')[1]);
const get = (...headers: readonly string[]) => send('GET / HTTP/1.1', ...headers, 'Connection: close');

it('a call goes to the co-op of its host, whatever the letters and the port', async () => {
  for (const host of ['one.example', 'ONE.Example', 'one.example:8443', 'www.one.example'])
    expect((await get(`Host: ${host}`)).endsWith('one')).toBe(true);
  expect((await get('Host: two.example')).endsWith('two')).toBe(true);
});

it.each([
  ['no host', []],
  ['an empty host', ['Host:']],
  ['an unknown host', ['Host: four.example']],
  ['a host below a known one', ['Host: a.one.example']],
  ['a known host with a dot at its end', ['Host: one.example.']],
  ['a known host behind a name', ['Host: user@one.example']],
  ['a known host with a path', ['Host: one.example/']],
  ['a name of every object', ['Host: __proto__']],
  ['two hosts', ['Host: one.example', 'Host: two.example']],
  ['an unknown host, and a known one from a proxy', ['Host: four.example', 'X-Forwarded-Host: one.example']],
  ['an unknown host, and a known one as forwarded', ['Host: four.example', 'Forwarded: host=one.example']],
])('%s is told that there is nothing, and reaches no co-op', async (_name, headers) => {
  seen.length = 0;
  const answer = await get(...headers);
  expect(statusOf(answer)).toBe(421);
  expect(answer).toContain('cache-control: no-store');
  expect(seen).toEqual([]);
});

it('an address that names another host than the Host header reaches neither', async () => {
  seen.length = 0;
  const answer = await send('GET http://two.example/ HTTP/1.1', 'Host: one.example', 'Connection: close');
  expect(statusOf(answer)).toBe(421);
  expect(seen).toEqual([]);
});

it('what a proxy says of the host is taken away before a co-op sees it', async () => {
  seen.length = 0;
  await get('Host: one.example', 'X-Forwarded-Host: two.example');
  expect(seen).toEqual(['one undefined']);
});

it('one connection may ask several co-ops in turn, each answered by its own', async () => {
  const text = await send(
    'POST / HTTP/1.1',
    ...['Host: one.example', 'Content-Type: application/json', 'Content-Length: 7'],
    ...['', '{"a":1}GET / HTTP/1.1', 'Host: two.example', 'Connection: close'],
  );
  expect(text).toContain('{"name":"one","body":{"a":1}}');
  expect(text.endsWith('two')).toBe(true);
});

it('a body that hides a call behind an unknown host is not read as one', async () => {
  seen.length = 0;
  const text = await send(
    'POST / HTTP/1.1',
    'Host: four.example',
    'Content-Length: 40',
    '',
    'GET / HTTP/1.1',
    'Host: two.example',
  );
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(seen).toEqual([]);
});

it('a co-op that starts says to come again, and that is not kept', async () => {
  const answer = await get('Host: three.example');
  expect(statusOf(answer)).toBe(503);
  expect(answer).toMatch(/retry-after: \d/);
});

it('a co-op that is taken out ends what it was asked, then is unknown; the other goes on', async () => {
  const slow = send('GET /slow HTTP/1.1', 'Host: one.example', 'Connection: close');
  await new Promise((done) => setTimeout(done, 100));
  await end(5_000);
  expect((await slow).endsWith('one at last')).toBe(true);
  expect(statusOf(await get('Host: one.example'))).toBe(421);
  expect((await get('Host: two.example')).endsWith('two')).toBe(true);
});

it('a co-op that moves to another name leaves none behind', async () => {
  front.rest('three', ['four.example']);
  expect([statusOf(await get('Host: three.example')), statusOf(await get('Host: four.example'))]).toEqual([421, 503]);
  front.forget('three');
  expect(statusOf(await get('Host: four.example'))).toBe(421);
});

it('a process that ends answers what it was asked, tells kept connections to go, and takes no more', async () => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET /slow HTTP/1.1\r\nHost: two.example\r\n\r\n');
  await new Promise((done) => setTimeout(done, 100));
  const ended = front.end(5_000);
  let text = '';
  for await (const part of socket) text += part;
  await ended;
  expect(text).toContain('two at last');
  await expect(get('Host: two.example')).rejects.toThrow('ECONNREFUSED');
});
