import { isLanguageName, memberLanguage } from '@rochdale/domain/texts/languages';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../../platform/http/errors.ts';
import { pageLanguageOf } from '../../../platform/http/language.ts';
import { type AppIcon, appIcons, canDraw, drawIcon } from './app-icons.ts';
import type { PortalServices } from './portal-services.ts';
import { webManifestOf } from './web-manifest.ts';

/** Serves what a phone needs to put the portal on its home screen: the manifest, and icons drawn once from the favicon. */
export function installable(
  app: FastifyInstance,
  { site, coopFolder }: Pick<PortalServices, 'site' | 'coopFolder'>,
): void {
  app.get<{ Querystring: { language?: string } }>('/coop/manifest.webmanifest', (request, reply) => {
    const { language: named } = request.query;
    const language = isLanguageName(named) ? named : memberLanguage(pageLanguageOf(request));
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' })
      .type('application/manifest+json')
      .send(JSON.stringify(webManifestOf(site(language), language)));
  });

  const drawn = new Map<string, Promise<Buffer>>();
  for (const name of Object.keys(appIcons).filter(isIcon))
    app.get(`/coop/icons/${name}.png`, async (_request, reply) => {
      const current = site();
      if (!canDraw(current.settings.portalFavIconPath)) return answerNotFound(reply);
      const key = `${name} ${current.settings.portalFavIconPath} ${current.brand.light.brandDeep}`;
      const found = drawn.get(key) ?? drawIcon(name, current, coopFolder);
      drawn.set(key, found);
      found.catch(() => drawn.delete(key));
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('image/png')
        .send(await found);
    });
}

function isIcon(name: string): name is AppIcon {
  return name in appIcons;
}
