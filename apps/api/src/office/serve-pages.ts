import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { OfficePage } from '@rochdale/contract/office-page';
import { escaped } from '@rochdale/domain/markup-text';
import { localeOf, memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { modeScriptOf } from '@rochdale/domain/website/brand/mode-script';
import { brandStyle } from '@rochdale/domain/website/site/brand-style';
import type { Site, Sites } from '@rochdale/domain/website/site/site';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { siteAssets } from '../features/website/site/site-assets.ts';
import { answerNotFound } from '../platform/http/errors.ts';
import { pageLanguageOf } from '../platform/http/language.ts';
import { hashOf, policyOf } from '../platform/http/security-policy.ts';

/** Where the office's pages come from, and what they say of the co-op. */
export interface OfficePageServices {
  readonly officeFolder: string;
  readonly coopFolder: string;
  readonly publicUrl: string;
  readonly site: Sites;
}

/** Which layer wins: said before any stylesheet, since a page's own may come before the common one. */
const layers = '@layer reset,tokens,ui,feature;';

const modeScript = modeScriptOf('rochdale.office.mode');

/**
 * Serves the built office: its files, the co-op's brand folder, and one document for every page, which is drawn in the
 * browser. It needs no session: what is shown comes by calls. No script and no style of the co-op's own loads here.
 */
export async function serveOfficePages(app: FastifyInstance, services: OfficePageServices): Promise<void> {
  const folder = join(services.officeFolder, 'dist');
  const document = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new Error('The office is not built (npm run build).');
  });
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  await siteAssets(app, services.coopFolder);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(v1|assets|coop)\//.test(request.url);
    if (!isPage) return answerNotFound(reply);
    return sendPage(reply, document, pageLanguageOf(request), services);
  });
}

function sendPage(
  reply: FastifyReply,
  document: string,
  language: TextLanguage,
  { site, publicUrl }: OfficePageServices,
): FastifyReply {
  const own = site(memberLanguage(language));
  const style = `${layers}${brandStyle(own.brand)}`;
  const office = JSON.stringify(pageOf(own, publicUrl, document)).replaceAll('<', '\\u003c');
  const head = `<script>${modeScript}</script>\n<style>${style}</style>\n${iconLink(own)}\n<script type="application/json" id="office">${office}</script>`;
  const html = document.replace('lang="en-US"', `lang="${localeOf(language)}"`).replace('<!-- office -->', () => head);
  return reply
    .headers({
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
      'content-security-policy': pagePolicy(style, publicUrl),
      // The portal takes a code from the office alone: it is told which site sends one, and never which page.
      'referrer-policy': 'strict-origin',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** What came from outside the co-op's own settings would have no business here: a logo is a file of the brand folder. */
function pageOf({ settings, version, timeZone }: Site, portalUrl: string, document: string): OfficePage {
  const logo = settings.portalLogoPath;
  const built = createHash('sha256').update(document).digest('base64url').slice(0, 12);
  return {
    coopName: settings.coopName,
    coopShortName: settings.coopShortName,
    logo: logo?.startsWith('/coop/brand/') ? logo : null,
    timeZone,
    portalUrl,
    version: `${built}.${version}`,
  };
}

const iconLink = ({ settings }: Site): string =>
  settings.portalFavIconPath.startsWith('/coop/brand/')
    ? `<link rel="icon" href="${escaped(settings.portalFavIconPath)}">`
    : '';

/** The office's own files, and the two texts that stand in the document. */
const pagePolicy = (style: string, publicUrl: string): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(modeScript)],
    'style-src': ["'self'", hashOf(style)],
    // React sets style attributes; elements stay closed.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // A code is handed to the portal by a form (office-82).
    'form-action': ["'self'", new URL(publicUrl).origin],
    // The studio shows the portal by the draft (office-174).
    'frame-src': [new URL(publicUrl).origin],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
