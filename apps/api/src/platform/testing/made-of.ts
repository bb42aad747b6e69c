import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../../../node_modules/@rochdale', import.meta.url));

/** What decides on something that is made once and kept. */
export interface Ingredients {
  /** Programs that make it; each counts with all that it imports from this repository when it runs. */
  readonly programs: readonly string[];
  /** Files and folders that they read. */
  readonly files: readonly string[];
  readonly words: readonly string[];
}

/** A name for what is made of these; another one as soon as a file of theirs is another. */
export function digestOf({ programs, files, words }: Ingredients): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  const add = (path: string) => hash.update(createHash('sha256').update(readFileSync(path)).digest());
  for (const path of filesOf(programs)) add(path);
  for (const path of files.flatMap(filesBelow)) add(path);
  return hash.digest('hex').slice(0, 32);
}

/** Programs and what they import at run time, in one order. */
export function filesOf(programs: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const next of importsOf(path)) follow(next);
  };
  for (const program of programs) follow(program);
  return [...found];
}

function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const written = /^(?:import|export)\s+(?!type\s)(?:[\w*\s{},$]+\sfrom\s+)?'([^']+)'/gm;
  const onDemand = /\bimport\('([^']+)'\)/g;
  return [...text.matchAll(written), ...text.matchAll(onDemand)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [join(dirname(path), name)];
    const [, workspace, module] = /^@rochdale\/([\w-]+)\/(.+)$/.exec(name) ?? [];
    return workspace && module ? [join(packages, workspace, 'src', `${module}.ts`)] : [];
  });
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const below = readdirSync(path, { recursive: true, withFileTypes: true });
  return below
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
