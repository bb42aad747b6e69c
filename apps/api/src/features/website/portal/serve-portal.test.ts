import { siteWith } from '@rochdale/test-kit/site/builders';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerMachines } from './answer-machines.ts';
import { askedFor, namesFile } from './serve-portal.ts';

it('an address asks for a page and a query', () => {
  expect(askedFor('/pages/login?returnUrl=a?b')).toEqual({ path: '/pages/login', query: '?returnUrl=a?b' });
  expect(askedFor('/pages/login')).toEqual({ path: '/pages/login', query: '' });
});

it('a path that no page has is not read, however many slashes stand in it', () => {
  expect(askedFor(`/pages/${'/'.repeat(15_000)}x?a=1`)).toEqual({ path: '/', query: '?a=1' });
});

it.each([
  ['/wp-login.php', true],
  ['/pages/bill.pdf', true],
  ['/apple-touch-icon-120x120.png', true],
  ['/.well-known/security.txt', true],
  ['/pages/home', false],
  ['/nothing', false],
  ['/', false],
])('%s names a file: %s', (path, isFile) => {
  expect(namesFile(path)).toBe(isFile);
});

it('machines find what to keep out of, and the icon of the co-op', async () => {
  const app = Fastify();
  const site = siteWith();
  answerMachines(app, { site: () => site });
  const robots = await app.inject('/robots.txt');
  expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(robots.body).toMatch(/^User-agent: \*\nDisallow: \/api\//);
  const icon = await app.inject('/favicon.ico');
  expect([icon.statusCode, icon.headers.location]).toEqual([302, site.settings.portalFavIconPath]);
});
