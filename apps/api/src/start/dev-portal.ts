import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { languageFrom } from '@rochdale/domain/texts/accept-language';
import { keptLanguageIn } from '@rochdale/domain/texts/kept-language';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Sites } from '@rochdale/domain/website/site/site';
import { type Connect, createServer, type ViteDevServer } from 'vite';
import { z } from 'zod';
import type { Portal } from '../features/website/portal/portal-build.ts';
import type { Environment } from '../platform/environment.ts';
import type { Stop } from '../platform/process/program.ts';

type ServeStates = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

const entry = 'src/app/entry-client.tsx';
const serverEntry = '/src/app/entry-server.tsx';
const portalEntry = z.object({ render: z.custom<Portal['render']>((value) => typeof value === 'function') });
const states = '/states/serve.ts';
const statesEntry = z.object({ serveStates: z.custom<ServeStates>((value) => typeof value === 'function') });
/** Addresses of pages and of Vite's own; all others are the API's. */
const pages = /^\/(pages(\/|$)|$)/;
const ofApi = '^/(?!@|src/|node_modules/|pages(/|\\?|$)|\\?|$)';

/**
 * The portal from its source, at the address where members would reach it: changes show in the open page, and what is no
 * page goes to the API. Pages are rendered on the server as in production, but get their styles by script and carry no
 * content security policy, which would refuse both that and the scripts of the hot reload.
 */
export async function openDevPortal(
  { host, port, portalFolder }: Pick<Environment, 'host' | 'port' | 'portalFolder'>,
  { apiUrl, siteNow }: { readonly apiUrl: string; readonly siteNow: () => Promise<Sites> },
): Promise<Stop> {
  const vite: ViteDevServer = await createServer({
    root: portalFolder,
    configFile: join(portalFolder, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { host, port, strictPort: true, proxy: { [ofApi]: apiUrl } },
    // Packages that are no modules yet, or lead to such: Node loads them itself.
    ssr: { external: ['react', 'react-dom', '@tanstack/react-router', '@tanstack/react-query'] },
    plugins: [
      {
        name: 'states',
        configureServer: (server) => void server.middlewares.use(showStates(server)),
      },
      {
        name: 'pages',
        configureServer: (server) => () => void server.middlewares.use(showPages(server, siteNow)),
      },
    ],
  });
  await vite.listen();
  // What the first page needs is made before it is asked for.
  await Promise.all([vite.warmupRequest(`/${entry}`), pageOf(vite, siteNow, addressOf('home'), 'en')]);
  return () => vite.close();
}

async function pageOf(vite: ViteDevServer, siteNow: () => Promise<Sites>, path: string, language: TextLanguage) {
  const { render } = portalEntry.parse(await vite.ssrLoadModule(serverEntry));
  const site = (await siteNow())(memberLanguage(language));
  return render({ path, site, language, manifest: { [entry]: { file: entry } }, sheets: {} });
}

function showPages(vite: ViteDevServer, siteNow: () => Promise<Sites>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const url = request.originalUrl ?? '/';
    const [path = '/', query = ''] = url.split('?');
    if (request.method !== 'GET' || !pages.test(path)) return next();
    try {
      const page = await pageOf(vite, siteNow, path, languageOf(request));
      if (page.redirect !== undefined) {
        response.writeHead(302, { location: query ? `${page.redirect}?${query}` : page.redirect }).end();
        return;
      }
      const html = await vite.transformIndexHtml(url, page.html);
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(html);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  };
}

/** `/dev/states`: every screen in every state it can be met in. Read anew when its tables change. */
function showStates(vite: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (!/^\/(dev\/states|pages|v\d)\b/.test(request.url ?? '')) return next();
    try {
      const { serveStates } = statesEntry.parse(await vite.ssrLoadModule(states));
      await serveStates(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/** As the API chooses it. */
const languageOf = ({ headers }: IncomingMessage): TextLanguage =>
  keptLanguageIn(headers.cookie)?.language ?? languageFrom(headers['accept-language']);
