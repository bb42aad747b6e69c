import type { TextLanguage } from '@rochdale/domain/messages/languages';
import type { Site } from '@rochdale/domain/site/site';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { fetchLanguage, speak } from '../lib/text.ts';
import { resolveAddress } from './addresses.ts';
import { documentOf, type PageDocument } from './document.ts';
import { type OfflineKit, offlineKitOf } from './offline-document.ts';
import { filesOf, type Manifest } from './page-files.ts';
import { makeRouter } from './router.tsx';

/** A page as the server sends it. */
export type RenderedPage = PageDocument & {
  readonly status: number;
  readonly redirect?: string;
  /** Shown during maintenance too. */
  readonly duringMaintenance: boolean;
};

const nothing = { html: '', inline: { scripts: [], styles: [] }, duringMaintenance: false };

/** Renders the page of a path, as visitors see it: it depends on path, settings and language alone. */
export async function render({
  path,
  site,
  language,
  manifest,
}: {
  path: string;
  site: Site;
  language: TextLanguage;
  manifest: Manifest;
}): Promise<RenderedPage> {
  const address = resolveAddress(path);
  if ('redirect' in address) return { ...nothing, status: 302, redirect: address.redirect };
  const { screen } = address;
  const files = filesOf(manifest, screen, language);
  const body = screen.onServer ? await bodyOf(path, site, language) : '';
  return {
    ...documentOf({ site, screen, files, body, language }),
    status: 200,
    duringMaintenance: screen.duringMaintenance,
  };
}

/** What devices keep for when they have no network. */
export function offline({ site, manifest }: { site: Site; manifest: Manifest }): OfflineKit {
  return offlineKitOf(site, manifest);
}

async function bodyOf(path: string, site: Site, language: TextLanguage): Promise<string> {
  await fetchLanguage(language);
  const router = makeRouter(site, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  speak(language);
  return renderToString(<RouterProvider router={router} />);
}
