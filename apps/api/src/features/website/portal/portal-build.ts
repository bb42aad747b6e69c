import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import { z } from 'zod';

/** Vite's manifest, as far as a page needs it. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

/** A rendered page. `inline`: the texts of its inline scripts and styles, which the policy names by their hashes. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly redirect?: string;
  /** Shown during maintenance too; every other page then leads to the maintenance page. */
  readonly duringMaintenance: boolean;
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** What a device keeps for when it has no network: the offline page, its files, and the screens that open without one. */
export interface OfflineKit extends Pick<RenderedPage, 'html' | 'inline'> {
  readonly files: readonly string[];
  readonly screens: readonly { readonly path: string; readonly files: readonly string[] }[];
}

/** The portal's build: what it takes to render a page on the server. */
export interface Portal {
  readonly manifest: Manifest;
  /** The built stylesheets by their files: they stand in the page itself, which nobody waits for twice. */
  readonly sheets: Readonly<Record<string, string>>;
  render(page: {
    path: string;
    query?: string;
    site: Site;
    language: TextLanguage;
    manifest: Manifest;
    sheets: Portal['sheets'];
  }): Promise<RenderedPage>;
  offline(page: { site: Site; manifest: Manifest }): OfflineKit;
  /** The service worker's text. */
  readonly serviceWorker: string;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const serverEntry = z.object({
  render: z.custom<Portal['render']>(isFunction),
  offline: z.custom<Portal['offline']>(isFunction),
});
const serviceWorkerSource = 'src/service-worker/service-worker.ts';

const loaded = new Map<string, Promise<Portal>>();

/** Loads the portal's build, once for all co-ops of a process. Rejects with a sentence when it has not been built. */
export function loadPortal(folder: string): Promise<Portal> {
  const known = loaded.get(folder);
  if (known) return known;
  const portal = readPortal(folder);
  loaded.set(folder, portal);
  portal.catch(() => loaded.delete(folder));
  return portal;
}

async function readPortal(folder: string): Promise<Portal> {
  try {
    const manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, 'dist/client/.vite/manifest.json'), 'utf8')),
    );
    const entry: unknown = await import(pathToFileURL(join(folder, 'dist/server/entry-server.js')).href);
    const { render, offline } = serverEntry.parse(entry);
    const worker = join(folder, 'dist/client', manifest[serviceWorkerSource]?.file ?? 'no-service-worker');
    const sheets = await sheetsOf(manifest, join(folder, 'dist/client'));
    return { manifest, sheets, render, offline, serviceWorker: await readFile(worker, 'utf8') };
  } catch (error) {
    throw new Error(
      `The portal is not built (npm run build): ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function sheetsOf(manifest: Manifest, folder: string): Promise<Portal['sheets']> {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const texts = files.map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
