import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { retryAfterSeconds } from '@rochdale/domain/website/maintenance/maintenance';
import { notFoundHome } from '@rochdale/domain/website/menus/routes';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../../platform/http/errors.ts';
import { pageLanguageOf } from '../../../platform/http/language.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import { leadFromOldAddresses } from '../old-addresses/lead-from-old-addresses.ts';
import { answerMachines } from './answer-machines.ts';
import { asMemberPage } from './as-member-page.ts';
import { pagePolicy } from './content-security-policy.ts';
import { installable } from './installable.ts';
import { encodingFor, type PageEncoding, packedOnce } from './packed-page.ts';
import { loadPortal, type Portal } from './portal-build.ts';
import type { PortalServices } from './portal-services.ts';
import { serveOffline } from './serve-offline.ts';

/**
 * Serves the built portal: its files under `/assets`, precompressed and cached for a year; every other GET is a page,
 * rendered on the server. Pages depend on path, settings and language alone, so they are kept by these; of queries only home's
 * word that there is no such page is drawn here, so that nothing moves when scripts come. During maintenance pages
 * lead to the maintenance page, which says 503 to machines; only how a payment ended is still shown.
 */
export async function servePortal(app: FastifyInstance, services: PortalServices): Promise<void> {
  await leadFromOldAddresses(app, services);
  const portal = await loadPortal(services.portalFolder);
  await app.register(fastifyStatic, {
    root: join(services.portalFolder, 'dist/client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  serveOffline(app, portal, services);
  installable(app, services);
  answerMachines(app, services);
  await asMemberPage(app, portal, services);
  const pages = pageCache(portal, services.site);
  app.setNotFoundHandler(async (request, reply) => {
    const { path, query } = askedFor(request.url);
    const wantsPage = request.method === 'GET' && !/^\/(v\d|api|assets|coop)\//.test(path);
    if (!wantsPage || namesFile(path)) return answerNotFound(reply);
    const page = await pages(path, request.url === unknownHome ? query : '', pageLanguageOf(request));
    const maintenance = maintenanceOf(await services.runTime.fresh(), services.clock.now());
    if (maintenance.isOn && !page.duringMaintenance)
      return reply.header('cache-control', 'no-store').redirect(maintenancePage, 302);
    const isResting = maintenance.isOn && path === maintenancePage;
    if (isResting) reply.header('retry-after', retryAfterSeconds(maintenance, services.clock.now()));
    if (page.redirect !== undefined) return reply.redirect(`${page.redirect}${query}`, 302);
    reply
      .status(isResting ? 503 : page.status)
      .headers({
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'content-security-policy': pagePolicy(page.inline, services, framedBy(path, services)),
      })
      .type('text/html; charset=utf-8');
    if (maintenance.isOn) return reply.send(page.html.replace('<html ', '<html data-maintenance '));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(page.html);
    return reply.header('content-encoding', encoding).send(await page.packed(encoding));
  });
}

const embeddedMap = addressOf('outage-map-embed');

/** Who may frame a page: nobody, but for the outage map that is made for it the co-op's own sites (service-83). */
function framedBy(path: string, { site }: PortalServices): string | undefined {
  const sites = path === embeddedMap ? site().configuration.outageMapFramedBy : [];
  return sites.length > 0 ? sites.join(' ') : undefined;
}

/** Whether a path ends like a file's name: machines ask for those, and what there is has a route of its own. */
export const namesFile = (path: string): boolean => /\.[A-Za-z\d]{1,12}\/?$/.test(path);

const maintenancePage = addressOf('maint');
const unknownHome = addressOf(notFoundHome.route, notFoundHome.query);
/** No page has a longer path. */
const longestPath = 500;

/** The page and the query that an address asks for. A path that is too long for a page is not read: it leads home. */
export function askedFor(url: string): { readonly path: string; readonly query: string } {
  const [path = ''] = url.split('?');
  return { path: path.length > longestPath ? '/' : path, query: url.slice(path.length) };
}

/** A rendered page, and its text packed once for each way in which it is asked for. */
type Page = Awaited<ReturnType<Portal['render']>> & { packed(encoding: PageEncoding): Promise<Buffer> };

/** Most pages kept; addresses that anybody can make up must not fill the memory. */
const maxPages = 200;

function pageCache(
  portal: Portal,
  site: PortalServices['site'],
): (path: string, query: string, language: TextLanguage) => Promise<Page> {
  const kept = new Map<string, Promise<Page>>();
  return (path, query, language) => {
    const own = site(memberLanguage(language));
    const key = `${own.version} ${language} ${path}${query}`;
    const found = kept.get(key);
    if (found) return found;
    const { manifest, sheets } = portal;
    const page = portal
      .render({ path, query, site: own, language, manifest, sheets })
      .then((rendered) => ({ ...rendered, packed: packedOnce(rendered.html) }));
    if (kept.size >= maxPages) kept.clear();
    kept.set(key, page);
    page.catch(() => kept.delete(key));
    return page;
  };
}
