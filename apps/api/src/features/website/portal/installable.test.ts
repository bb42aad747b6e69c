import { fileURLToPath } from 'node:url';
import type { Site } from '@rochdale/domain/website/site/site';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../site/load-site.ts';
import { installable } from './installable.ts';
import { webManifestOf } from './web-manifest.ts';

const coopFolder = fileURLToPath(new URL('../../../../../../coops/cedar-ridge', import.meta.url));
const site = await loadSite(coopFolder);
const withSettings = (settings: Partial<Site['settings']>): Site => ({
  ...site,
  settings: { ...site.settings, ...settings },
});

describe('the web app manifest', () => {
  it('is made from the co-op’s settings', () => {
    expect(webManifestOf(site, 'en')).toMatchObject({
      id: '/pages/home',
      short_name: 'Cedar Ridge',
      theme_color: '#0f3529',
      icons: [
        { src: '/coop/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/coop/icons/icon-512.png' },
        { src: '/coop/icons/maskable-512.png', purpose: 'maskable' },
        { src: '/coop/brand/favicon.svg', sizes: 'any' },
      ],
    });
  });

  it('names the co-op’s own icons before drawn ones', () => {
    const own = withSettings({ portalIcon192Path: '/coop/brand/192.png', portalIcon512Path: '/coop/brand/512.png' });
    expect(webManifestOf(own, 'en')).toMatchObject({
      icons: [{ src: '/coop/brand/192.png' }, { src: '/coop/brand/512.png' }, {}, {}],
    });
  });

  it('names none that can’t be drawn', () => {
    expect(webManifestOf(withSettings({ portalFavIconPath: '/coop/brand/favicon.ico' }), 'en')).toMatchObject({
      icons: [],
    });
  });

  it.each([
    ['?language=es', {}, 'es-US'],
    ['?language=en', { 'accept-language': 'es' }, 'en-US'],
    ['?language=xx', { 'accept-language': 'es-MX,es;q=0.9' }, 'es-US'],
    ['', { cookie: 'rochdale.language=es' }, 'es-US'],
    ['', {}, 'en-US'],
  ])('%s is in the language named, kept or asked for: %j', async (query, headers, lang) => {
    const app = Fastify();
    app.decorate('offersPseudoLanguage', false);
    installable(app, { site: () => site, coopFolder });
    const answer = await app.inject({ url: `/coop/manifest.webmanifest${query}`, headers });
    expect(answer.json().lang).toBe(lang);
  });
});

describe('a drawn icon', () => {
  const served = (current: Site) => {
    const app = Fastify();
    installable(app, { site: () => current, coopFolder });
    return app;
  };

  it.each([
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-512', 512],
    ['touch', 180],
  ])('%s is a PNG of its size', async (name, size) => {
    const { rawPayload, headers } = await served(site).inject(`/coop/icons/${name}.png`);
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([size, size]);
    expect(rawPayload.length).toBeGreaterThan(1000);
  });

  it('is not there where the favicon is no picture that can be drawn', async () => {
    const app = served(withSettings({ portalFavIconPath: '/coop/brand/favicon.ico' }));
    expect((await app.inject('/coop/icons/touch.png')).statusCode).toBe(404);
  });
});
