import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One import of a file. */
export interface Import {
  /** A path in this repository, or `npm:` or `node:` and the module's name. */
  readonly to: string;
  /** False for `import type`, of which nothing is left when the program runs. */
  readonly atRunTime: boolean;
  /** True for `import()`: fetched when it is needed, not with the file. */
  readonly onDemand: boolean;
}

/** One file that was written by hand. */
export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['apps', 'packages', 'e2e', 'test', 'bench'];
const notWritten = new Set(['node_modules', 'dist']);

/** Every file of the workspaces, of tests and benches. */
export const paths: readonly string[] = folders.filter((folder) => existsSync(join(root, folder))).flatMap(pathsBelow);

/** Every TypeScript file of the repository. */
export const sources: readonly Source[] = paths
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });

export const stylesheets = paths
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** What runs in production: no tests, nor what only tests use. */
export const production = sources.filter(
  ({ path }) =>
    /^(apps|packages)\/[\w-]+\/src\//.test(path) && !/\.test\.tsx?$|\/testing\/|^packages\/test-kit\//.test(path),
);

/** The production files whose text matches, sorted. */
export function filesWith(pattern: RegExp): string[] {
  return production
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();
}

/** How production code below a folder reaches a module at run time: each chain of imports that ends in one. */
export function chainsTo(module: RegExp, folder: string): string[] {
  const byPath = new Map(production.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const follow = (path: string, chain: readonly string[]): string[] => {
    if (module.test(path)) return [[...chain, path].join(' > ')];
    if (seen.has(path)) return [];
    seen.add(path);
    const imports = byPath.get(path)?.imports ?? [];
    return imports.filter(({ atRunTime }) => atRunTime).flatMap(({ to }) => follow(to, [...chain, path]));
  };
  return production.filter(({ path }) => path.startsWith(folder)).flatMap(({ path }) => follow(path, []));
}

/** The production files that come along with one: itself and what it imports at run time, not on demand. */
export function filesWithin(path: string): Source[] {
  const byPath = new Map(production.map((source) => [source.path, source]));
  const found = new Map<string, Source>();
  const follow = (to: string): void => {
    const source = byPath.get(to);
    if (!source || found.has(to)) return;
    found.set(to, source);
    for (const next of source.imports) if (next.atRunTime && !next.onDemand) follow(next.to);
  };
  follow(path);
  return [...found.values()];
}

function pathsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return notWritten.has(entry.name) ? [] : pathsBelow(path);
  });
}

function importsOf(path: string, text: string): Import[] {
  const written = /^(?:import|export)\s+(type\s)?(?:[\w*\s{},$]+\sfrom\s+)?'([^']+)'/gm;
  const onDemand = /\bimport\('([^']+)'\)/g;
  return [
    ...[...text.matchAll(written)].map(([, type, name = '']) => ({
      to: resolved(path, name),
      atRunTime: type === undefined,
      onDemand: false,
    })),
    ...[...text.matchAll(onDemand)].map(([, name = '']) => ({
      to: resolved(path, name),
      atRunTime: true,
      onDemand: true,
    })),
  ];
}

function resolved(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(dirname(from), name);
  if (name.startsWith('node:')) return name;
  const workspace = /^@rochdale\/([\w-]+)\/(.+)$/.exec(name);
  if (!workspace) return `npm:${name}`;
  const [, folder, path = ''] = workspace;
  return `packages/${folder}/src/${folder === 'ui' ? path : `${path}.ts`}`;
}
