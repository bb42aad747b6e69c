import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Modules are kept as Vitest has transformed them, each by its path and text, and name the files that they import. Where an
 * import by a package's name leads stands in package.json and package-lock.json, which count as well. Imports of files are
 * written out in full, so that nothing else decides on them.
 */
export const keptModules: Plugin = {
  name: 'kept-modules',
  configureVitest: ({ experimental_defineCacheKeyGenerator: addToKey }) => {
    const names = digestOfNames();
    addToKey(() => names);
  },
};

function digestOfNames(): string {
  const hash = createHash('sha256');
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(root, folder)).sort()) add(join(root, folder, name, 'package.json'));
  add(join(root, 'package-lock.json'));
  return hash.digest('hex');

  function add(path: string): void {
    if (existsSync(path)) hash.update(path).update(readFileSync(path));
  }
}
