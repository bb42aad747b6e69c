import { siteWith } from '@rochdale/test-kit/site/builders';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Portal } from './portal-build.ts';
import { serveOffline } from './serve-offline.ts';

const portal: Portal = {
  manifest: {},
  sheets: {},
  serviceWorker: 'work();',
  render: () => Promise.reject(new Error('No page is asked for here.')),
  offline: () => ({
    html: '<p>offline</p>',
    inline: { scripts: ['go()'], styles: ['p{}'] },
    files: ['/coop/brand/logo.svg'],
    screens: [{ path: '/pages/report-outage', files: ['/assets/a.js'] }],
  }),
};

/** A portal with these settings: what it serves, and how its version is changed. */
function serving({ offlinePage = true } = {}) {
  let site = siteWith();
  const app = Fastify();
  serveOffline(app, portal, { site: () => site, offlinePage });
  return {
    app,
    worker: async () => (await app.inject('/sw.js')).body,
    change: () => {
      site = { ...site, version: 'later' };
    },
  };
}

it('the service worker is told what to keep, and changes with the settings', async () => {
  const { worker, change, app } = serving();
  const before = await worker();
  const [told = '', ...rest] = before.split('\n');
  expect(JSON.parse(told.replace(/^self\.offlineKit=|;$/g, ''))).toEqual({
    version: expect.stringMatching(/^[\w-]{16}$/),
    page: '/coop/offline.html',
    files: ['/coop/brand/logo.svg'],
    screens: [{ path: '/pages/report-outage', files: ['/assets/a.js'] }],
  });
  expect(rest).toEqual(['work();']);
  expect(await worker()).toBe(before);
  change();
  expect(await worker()).not.toBe(before);
  const { headers } = await app.inject('/sw.js');
  expect([headers['cache-control'], headers['content-type']]).toEqual(['no-cache', 'text/javascript; charset=utf-8']);
});

it('switched off, it takes itself away', async () => {
  const worker = await serving({ offlinePage: false }).worker();
  expect(worker).toContain('registration.unregister()');
  expect(worker).toContain('caches.delete');
  expect(worker).not.toContain('fetch');
});

it('the offline page runs its own script and nothing else', async () => {
  const { headers, body } = await serving().app.inject('/coop/offline.html');
  expect(body).toBe('<p>offline</p>');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/,
  );
});
