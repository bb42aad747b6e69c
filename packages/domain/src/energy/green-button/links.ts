import type { Resource } from './parts.ts';

/** The path that a link leads to, without host, doubled slashes and a slash at its end. */
export function pathOf(href: string): string {
  return href
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
}

/** The path one step up. */
export const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Finds resources by the paths that lead to them. */
export interface Finder<T extends Resource> {
  /** The one that a path names, or that says it is related to it. */
  at(...paths: readonly string[]): T | undefined;
  /** The one whose own path a path begins with. */
  over(path: string): T | undefined;
  /** The only one there is. */
  readonly only: T | undefined;
}

/** Makers link in different ways: by the path itself, by the collection above, by `related` of either side. */
export function finderOf<T extends Resource>(all: readonly T[]): Finder<T> {
  const byPath = new Map<string, T>();
  for (const one of all) for (const path of one.related) byPath.set(path, one);
  for (const one of all) if (one.self) byPath.set(one.self, one);
  const distinct = new Set(all.map((one) => one.self));
  return {
    at: (...paths) => paths.map((path) => byPath.get(path)).find((found) => found !== undefined),
    over(path) {
      for (let one = path; one !== ''; one = above(one)) {
        const found = byPath.get(one);
        if (found?.self === one) return found;
      }
      return undefined;
    },
    only: distinct.size === 1 ? all.at(-1) : undefined,
  };
}
