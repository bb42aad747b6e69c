// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { describe, expect, it } from 'vitest';
import { screenOf, screens } from '../screens/screens.ts';
import { filesOf, type Manifest, pageSourceOf } from './page-files.ts';

/** Bytes that a page may take, scripts and styles, as they are served gzipped; the font apart. */
const loginBound = 125_000;
const otherPageBound = 80_000;
/** Bytes that sign-in loads by itself once it can be used: its picture, the chat (identity-70). */
const loginLateBound = 8_000;

/** What sign-in loads once somebody is there, for whoever clicks, has signed in, is locked out, reads another language, has left something on the device or comes to a co-op with an outside provider, and pages with their texts. */
const onDemand =
  /@simplewebauthn|-page\.tsx$|\.(en|es)\.ts$|\/(framed|frame-ends|drawer|menu-panel|profile-menu|ask-member|locked-account|locked-login|second-step|sign-in-help|quick-pay-dialog|outage\/public|proof|language|text-es|pseudo|analytics|keep-last-seen|take-over|outside-way|web-chat)\.tsx?$/;

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

/** What the code of some files loads by itself, and what that loads: dynamic imports too, but for those on demand. */
function loadedLate(first: ReadonlySet<string>): string[] {
  const late = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (!first.has(`/${file}`)) late.add(`/${file}`);
    for (const inner of chunk.imports ?? []) visit(inner);
    for (const inner of chunk.dynamicImports ?? []) if (!onDemand.test(inner)) visit(inner);
  };
  const isFirst = (name: string) => first.has(`/${manifest[name]?.file}`);
  for (const name of Object.keys(manifest)) if (isFirst(name)) visit(name);
  return [...late];
}

describe('the built pages', () => {
  it('find the pictures that the server writes into them', () => {
    const server = new URL('../../../dist/server/', import.meta.url);
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const named = files.flatMap(
      (file) => readFileSync(new URL(file, server), 'utf8').match(/assets\/[\w.-]+\.svg(?=["'`])/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(0);
    for (const picture of named) expect(() => readFileSync(new URL(picture, built)), picture).not.toThrow();
  });

  it.each(screens.map((screen) => screen.route))('%s is found in the build', (route) => {
    const screen = screenOf(route);
    expect(screen && pageSourceOf(manifest, screen)).toBeDefined();
  });

  it(`login takes at most ${loginBound} bytes`, () => {
    expect(sizeOfAll(filesFor('login'))).toBeLessThanOrEqual(loginBound);
  });

  it(`login then loads at most ${loginLateBound} bytes by itself`, () => {
    const late = loadedLate(filesFor('login'));
    expect(late.some((file) => file.includes('sign-in-'))).toBe(true);
    expect(sizeOfAll(late)).toBeLessThanOrEqual(loginLateBound);
  });

  it.each(screens.map((screen) => screen.route))(
    `%s adds at most ${otherPageBound} bytes to those of sign-in`,
    (route) => {
      const login = filesFor('login');
      expect(sizeOfAll([...filesFor(route)].filter((file) => !login.has(file)))).toBeLessThanOrEqual(otherPageBound);
    },
  );

  it('hold nothing of the states that the dev server shows', () => {
    const scripts = readdirSync(new URL('assets/', built)).filter((file) => file.endsWith('.js'));
    const withStates = scripts.filter((file) =>
      /dev\/states|rochdale\.state\b/.test(readFileSync(new URL(`assets/${file}`, built), 'utf8')),
    );
    expect(withStates).toEqual([]);
  });
});
