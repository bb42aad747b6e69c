import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Site } from '@rochdale/domain/website/site/site';

/** The icons of the home screen, made from the co-op's favicon. */
export const appIcons = {
  /** As it is, on nothing. */
  'icon-192': { size: 192, share: 1, filled: false },
  'icon-512': { size: 512, share: 1, filled: false },
  /** Android cuts its own shape out of it: a circle of 80% is always seen. */
  'maskable-512': { size: 512, share: 0.7, filled: true },
  /** iOS rounds its corners. */
  touch: { size: 180, share: 0.82, filled: true },
} as const;
export type AppIcon = keyof typeof appIcons;

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Whether icons can be made from a favicon. */
export function canDraw(favIconPath: string): boolean {
  return mediaTypes[extname(favIconPath)] !== undefined;
}

let ready: Promise<void> | undefined;

/** Draws an icon as PNG: the favicon in the middle, on the brand's deep colour where the shape is filled. */
export async function drawIcon(name: AppIcon, { settings, brand }: Site, coopFolder: string): Promise<Buffer> {
  const file = settings.portalFavIconPath.replace(/^\/coop\//, '');
  const favicon = await readFile(join(coopFolder, file));
  const { size, share, filled } = appIcons[name];
  const side = size * share;
  const place = (size - side) / 2;
  const background = filled ? `<rect width="${size}" height="${size}" fill="${brand.light.brandDeep}"/>` : '';
  const source = `data:${mediaTypes[extname(file)]};base64,${favicon.toString('base64')}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}<image x="${place}" y="${place}" width="${side}" height="${side}" href="${source}"/></svg>`;
  ready ??= start();
  await ready;
  return Buffer.from(new Resvg(drawing).render().asPng());
}

/** The drawing program comes as WebAssembly: the same file on every machine. */
async function start(): Promise<void> {
  await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
}
