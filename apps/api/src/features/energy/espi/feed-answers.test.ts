import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFeed } from './feed-answers.ts';
import type { Entries } from './resources.ts';

const app = fastify();
let left = 0;
let written = 0;

async function* endless(): Entries {
  for (;;) {
    written += 1;
    yield { path: '', xml: 'x'.repeat(100_000) };
  }
}

const leave = (): void => {
  left += 1;
};
app.get('/', (_request, reply) => sendFeed(reply, { head: '<feed>', entries: endless(), tail: '</feed>' }, leave, 300));
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

it('a feed that nobody reads ends after a while and leaves its place; one that is read goes on (energy-96)', async () => {
  left = 0;
  const reader = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => reader.once('close', resolve));
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  reader.resume();
  await pause(1_000);
  expect(left).toBe(0);
  reader.pause();
  reader.on('error', () => undefined);
  await expect.poll(() => left, { timeout: 5_000 }).toBe(1);
  const atEnd = written;
  await pause(200);
  expect(written).toBe(atEnd);
  reader.resume();
  await closed;
}, 15_000);
