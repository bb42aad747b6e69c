import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../platform/places.ts';
import { twoCoops } from './testing/two-coops.ts';

/** What the servers draw, and what they give out as it lies there. */
const addresses = [
  ...['/', '/pages/home', '/pages/login', '/pages/quick-pay', '/pages/outage-map', '/pages/nothing', '/nothing'],
  ...['/pages/outage-map/embed', '/pages/maint', '/pages/offline'],
  ...['/manifest.webmanifest', '/sw.js', '/offline', '/robots.txt', '/favicon.ico', '/coop/icons/192.png'],
  ...['/coop/brand/logo.svg', '/coop/outages.geojson', '/coop/outages.csv', '/.well-known/webauthn'],
  ...['/api/docs', '/api/docs/json', '/.well-known/oauth-authorization-server', '/oauth/keys', '/dev/outbox'],
];
const isBuilt = ['portal/dist/client/.vite/manifest.json', 'office/dist/index.html'].every((file) =>
  existsSync(join(repository, 'apps', file)),
);

describe.skipIf(!isBuilt)('pages of two co-ops', () => {
  let pair: Awaited<ReturnType<typeof twoCoops>>;
  beforeAll(async () => {
    pair = await twoCoops({ pages: true });
  });
  afterAll(() => pair.close());

  const other = { north: 'south', south: 'north' } as const;
  const markOf = (name: 'north' | 'south') =>
    new RegExp(`${name === 'north' ? 'North' : 'South'} Fork|${name}\\.example`);

  it.each(addresses)('%s is each co-op’s own, in both languages, kept or not', async (url) => {
    for (const language of ['en-US', 'es-US']) {
      const headers = { 'accept-language': language };
      const tags = new Map<string, string>();
      // Twice and in turns, so that what is kept for one is there when the other is asked.
      for (const coop of ['north', 'south', 'north', 'south'] as const) {
        const answer = await pair.ask(pair[coop].host, { url, headers });
        const whole = JSON.stringify([answer.headers, answer.body]);
        expect([coop, answer.status < 500, whole.match(markOf(other[coop]))?.[0]]).toEqual([coop, true, undefined]);
        if (typeof answer.headers.etag === 'string') tags.set(coop, answer.headers.etag);
      }
      for (const coop of ['north', 'south'] as const) {
        const tag = tags.get(other[coop]);
        if (tag === undefined || tag === tags.get(coop)) continue;
        const answer = await pair.ask(pair[coop].host, { url, headers: { ...headers, 'if-none-match': tag } });
        expect([coop, answer.status]).toEqual([coop, 200]);
      }
    }
  });

  it('say whose they are, though forty are drawn at once', async () => {
    const asked = Array.from({ length: 40 }, (_one, at) => (at % 2 === 0 ? 'north' : 'south') as 'north' | 'south');
    const drawn = await Promise.all(
      asked.map((coop, at) =>
        pair.ask(pair[coop].host, {
          url: `/pages/home?${at}`,
          headers: at % 3 === 0 ? { 'accept-language': 'es' } : {},
        }),
      ),
    );
    const wrong = asked.filter(
      (coop, at) => !markOf(coop).test(drawn[at]?.body ?? '') || markOf(other[coop]).test(drawn[at]?.body ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('of the offices are each co-op’s own', async () => {
    for (const coop of ['north', 'south'] as const) {
      const { status, body } = await pair.askOffice(pair[coop].officeHost, { url: '/' });
      expect([status, markOf(coop).test(body), markOf(other[coop]).test(body)]).toEqual([200, true, false]);
    }
  });

  it('keep cookies to their own host: none names a domain', async () => {
    for (const coop of ['north', 'south'] as const)
      for (const url of ['/pages/home', '/pages/login']) {
        const { headers } = await pair.ask(pair[coop].host, { url });
        expect(JSON.stringify(headers['set-cookie'] ?? [])).not.toMatch(/domain=/i);
      }
  });

  it('let a service worker look after its own host alone', async () => {
    const { headers } = await pair.ask(pair.north.host, { url: '/sw.js' });
    expect(headers['service-worker-allowed']).toBeUndefined();
  });
});
