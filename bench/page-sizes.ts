import { readFileSync } from 'node:fs';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { filesOf, type Manifest, pageSourceOf } from '../apps/portal/src/app/document/page-files.ts';
import { screenOf, screens } from '../apps/portal/src/app/screens/screens.ts';
import { report } from './support/report.ts';

/** Bytes of scripts and styles, gzipped as they are served, the font apart. Needs `npm run build`. */
const built = new URL('../apps/portal/dist/client/', import.meta.url);
const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'));

function filesFor(route: Route): readonly string[] {
  const screen = screenOf(route);
  if (!screen || !pageSourceOf(manifest, screen)) throw new Error(`There is no page ${route}.`);
  const { entry, styles, modules } = filesOf(manifest, screen);
  return [...new Set([entry, ...styles, ...modules])];
}

const sizeOfAll = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(new URL(`.${file}.gz`, built)).length, 0);

const login = filesFor('login');
const others = screens
  .map(({ route }) => ({ route, bytes: sizeOfAll(filesFor(route).filter((file) => !login.includes(file))) }))
  .sort((one, other) => other.bytes - one.bytes);
console.log(`the largest other page: ${others[0]?.route}`);
report({ what: 'login page, JS and CSS', measured: sizeOfAll(login), unit: 'bytes', bound: { most: 125_000 } });
report({
  what: 'largest other page, first visit',
  measured: others[0]?.bytes ?? 0,
  unit: 'bytes',
  bound: { most: 80_000 },
});
