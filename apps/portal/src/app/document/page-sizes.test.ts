// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { describe, expect, it } from 'vitest';
import { screenOf, screens } from '../screens/screens.ts';
import { filesOf, type Manifest, pageSourceOf } from './page-files.ts';

/** Bytes that a page may take, scripts and styles, as they are served gzipped; the font apart. */
const loginBound = 125_000;
const memberPageBound = 150_000;

const built = new URL('../../../dist/client/', import.meta.url);
const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'));

function filesFor(route: Route): Set<string> {
  const screen = screenOf(route);
  if (!screen) throw new Error(`There is no screen ${route}.`);
  const { entry, styles, modules } = filesOf(manifest, screen);
  return new Set([entry, ...styles, ...modules]);
}

const sizeOf = (file: string): number => readFileSync(new URL(`.${file}.gz`, built)).length;
const sizeOfAll = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

describe('the built pages', () => {
  it.each(screens.map((screen) => screen.route))('%s is found in the build', (route) => {
    const screen = screenOf(route);
    expect(screen && pageSourceOf(manifest, screen)).toBeDefined();
  });

  it(`login takes at most ${loginBound} bytes`, () => {
    expect(sizeOfAll(filesFor('login'))).toBeLessThanOrEqual(loginBound);
  });

  it.each(screens.filter((screen) => screen.access === 'member').map((screen) => screen.route))(
    `%s adds at most ${memberPageBound} bytes after sign-in`,
    (route) => {
      const login = filesFor('login');
      expect(sizeOfAll([...filesFor(route)].filter((file) => !login.has(file)))).toBeLessThanOrEqual(memberPageBound);
    },
  );
});
