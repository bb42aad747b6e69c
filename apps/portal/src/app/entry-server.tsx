import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { notFoundHome } from '@rochdale/domain/website/menus/routes';
import { type Address, addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { fetchLanguage, speak } from '../lib/text/text.ts';
import { documentOf, type PageDocument, type Sheets } from './document/document.ts';
import { filesOf, type Manifest } from './document/page-files.ts';
import { type OfflineKit, offlineKitOf } from './offline/offline-document.ts';
import { makeRouter } from './router.tsx';
import { resolveAddress } from './screens/addresses.ts';
import { screenOf } from './screens/screens.ts';
import { waitingBody } from './waiting-frame.tsx';

/** A page as the server sends it. */
export type RenderedPage = PageDocument & {
  readonly status: number;
  readonly redirect?: Address;
  /** Shown during maintenance too. */
  readonly duringMaintenance: boolean;
};

const nothing = { html: '', inline: { scripts: [], styles: [] }, duringMaintenance: false };

/** Renders the page of a path, as visitors see it: it depends on path, settings, language and the query that the server gives alone. */
export async function render({
  path,
  query = '',
  site,
  language,
  manifest,
  sheets,
}: {
  path: string;
  query?: string;
  site: Site;
  language: TextLanguage;
  manifest: Manifest;
  sheets: Sheets;
}): Promise<RenderedPage> {
  const address = resolveAddress(path);
  if ('isUnknown' in address) return unknownPage(address.isPage, { site, language, manifest, sheets });
  if ('redirect' in address) return { ...nothing, status: 302, redirect: addressOf(address.redirect) };
  const { screen } = address;
  const files = filesOf(manifest, screen, language);
  const body = screen.onServer
    ? await bodyOf(`${path}${query}`, site, language)
    : await waitingBody(screen, site, language);
  return {
    ...documentOf({ site, screen, files, sheets, body, language, isWaiting: !screen.onServer }),
    status: 200,
    duringMaintenance: screen.duringMaintenance,
  };
}

/** The portal's own unknown addresses lead home. At another there is nothing; who reads it is led home by the page. */
function unknownPage(
  isPage: boolean,
  page: { site: Site; language: TextLanguage; manifest: Manifest; sheets: Sheets },
): RenderedPage {
  const redirect = addressOf(notFoundHome.route, notFoundHome.query);
  if (isPage) return { ...nothing, status: 302, redirect };
  const screen = screenOf(notFoundHome.route);
  if (!screen) throw new Error('There is no home.');
  const files = filesOf(page.manifest, screen, page.language);
  return {
    ...documentOf({ ...page, screen, files, body: '', isWaiting: true }),
    status: 404,
    duringMaintenance: false,
  };
}

/** What devices keep for when they have no network. */
export function offline({ site, manifest }: { site: Site; manifest: Manifest }): OfflineKit {
  return offlineKitOf(site, manifest);
}

async function bodyOf(address: string, site: Site, language: TextLanguage): Promise<string> {
  await fetchLanguage(language);
  const router = makeRouter(site, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  speak(language);
  return renderToString(<RouterProvider router={router} />);
}
