import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@rochdale/contract/operations/operations';
import { gates } from '@rochdale/domain/gates/gates';
import { en } from '@rochdale/domain/messages/en/catalogue';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const folders = [
  'apps/api/src',
  'apps/portal/src',
  'apps/payment-sandbox/src',
  'packages/domain/src',
  'packages/contract/src',
  'e2e',
  'test',
  'bench',
];

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
);
const production = sources.filter(({ path }) => !/\.test\.tsx?$|^e2e|^test|^bench|\/testing\//.test(path));

/** Files of production code below a folder that match a pattern. */
function filesWith(folder: string, pattern: RegExp): string[] {
  return production.filter(({ path, text }) => path.startsWith(folder) && pattern.test(text)).map(({ path }) => path);
}

/** What a file imports, as written. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

describe('each thing stands in one place', () => {
  it.each([
    ['the environment of the API', 'apps/api', /process\.env/, ['apps/api/src/platform/environment.ts']],
    [
      'the environment of the sandbox',
      'apps/payment-sandbox',
      /process\.env/,
      ['apps/payment-sandbox/src/settings.ts'],
    ],
    ['fetch in the portal', 'apps/portal', /\bfetch\(/, ['apps/portal/src/lib/api.ts']],
    ['fetch in the API', 'apps/api', /\bfetch\(/, ['apps/api/src/features/payments/hosted-gateway.ts']],
    ['fetch in the sandbox', 'apps/payment-sandbox', /\bfetch\(/, ['apps/payment-sandbox/src/postback.ts']],
    ['the clock of the API', 'apps/api', /Date\.now\(\)|new Date\(\)/, ['apps/api/src/platform/clock.ts']],
    ['the clock of the portal', 'apps/portal', /Date\.now\(\)|new Date\(\)/, ['apps/portal/src/lib/clock.ts']],
    [
      'the clock of the sandbox',
      'apps/payment-sandbox',
      /Date\.now\(\)|new Date\(\)/,
      ['apps/payment-sandbox/src/clock.ts'],
    ],
    [
      'browser storage',
      'apps/portal',
      /\b(localStorage|sessionStorage)\b/,
      ['apps/portal/src/lib/colour-mode.ts', 'apps/portal/src/lib/storage.ts'],
    ],
    [
      'decoding of Y and N',
      'packages',
      /'Y'\s*\|\s*'N'|\['Y', 'N'\]|=== 'Y'/,
      ['packages/contract/src/site/values.ts'],
    ],
  ])('%s', (_what, folder, pattern, where) => {
    expect(filesWith(folder, pattern).sort()).toEqual(where);
  });

  it('SQL in stores and migrations', () => {
    const sql = filesWith('apps/api/src', /\.query\(|\bsql[`<]|\b(db|tx)\s*\.(select|insert|update|delete)\(/);
    const allowed = /-store\.ts$|\.tables\.ts$|platform\/(postgres|database)\//;
    expect(sql.filter((path) => !allowed.test(path))).toEqual([]);
  });
});

describe('directions', () => {
  const breaking = (folder: string, forbidden: RegExp, except: RegExp = /^$/) =>
    production
      .filter(({ path }) => path.startsWith(folder) && !except.test(path))
      .flatMap(({ path, text }) =>
        importsOf(text)
          .filter((name) => forbidden.test(name))
          .map((name) => `${path} imports ${name}`),
      );

  it('domain imports nothing', () => expect(breaking('packages/domain', /^[^.]/)).toEqual([]));
  it('contract imports domain and zod alone', () =>
    expect(breaking('packages/contract', /^(?!\.|@rochdale\/domain|zod$|node:crypto$)/)).toEqual([]));
  it('apps do not import apps', () =>
    expect(breaking('apps', /@rochdale\/(api|portal|payment-sandbox)|\.\.\/(api|portal|payment-sandbox)\//)).toEqual(
      [],
    ));
  it('the sandbox knows only the contract of hosted payments', () =>
    expect(breaking('apps/payment-sandbox', /@rochdale\/(?!contract\/hosted-payment\/)/)).toEqual([]));
  it('ui knows no feature and no app', () => expect(breaking('apps/portal/src/ui', /\/(features|app)\//)).toEqual([]));
  it('lib knows no feature, ui or app', () =>
    expect(breaking('apps/portal/src/lib', /\/(features|app|ui)\//)).toEqual([]));
  it('platform knows no feature', () =>
    expect(breaking('apps/api/src/platform', /\/features\//, /database\/tables\.ts$|testing\//)).toEqual([]));

  it('a feature enters another by its public face or its tables', () => {
    const inside = production.filter(({ path }) => /\/features\/[\w-]+\//.test(path));
    const wrong = inside.flatMap(({ path, text }) =>
      importsOf(text)
        .filter((name) => /^\.\.\/[\w-]+\//.test(name) && !/\/public\.tsx?$|\.tables\.ts$/.test(name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('no browser file imports zod, nor a contract file that does, at run time', () => {
    const runtime = production
      .filter(({ path }) => path.startsWith('apps/portal'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^import (?!type)[\s\S]*?from '([^']+)';/gm)]
          .map((match) => match[1] ?? '')
          .filter((name) => /^zod|@rochdale\/contract\/(schemas|operations|site|operation)/.test(name))
          .map((name) => `${path} imports ${name}`),
      );
    expect(runtime).toEqual([]);
  });
});

describe('the four tables', () => {
  it('every operation has an access rule, a gate and a response', () => {
    for (const [name, row] of Object.entries(operations)) {
      expect(['public', 'quick-pay', 'member', 'gateway'], name).toContain(row.access);
      expect(gates, name).toHaveProperty(row.gate);
      expect(row.response, name).toBeDefined();
    }
  });

  it('every operation has a handler', () => {
    const handlers = production
      .filter(({ path }) => path.endsWith('-handlers.ts'))
      .map(({ text }) => text)
      .join('\n');
    for (const name of Object.keys(operations)) expect(handlers).toContain(`'${name}':`);
  });

  it('every message is said somewhere', () => {
    const said = production
      .filter(({ path }) => !path.includes('/messages/en/'))
      .map(({ text }) => text)
      .join('\n');
    const unsaid = Object.keys(en).filter((code) => !said.includes(`'${code}'`) && !code.startsWith('shell.colours.'));
    expect(unsaid).toEqual([]);
  });
});

describe('files', () => {
  it('are short enough to read', () => {
    expect(sources.filter(({ text }) => text.split('\n').length > 300).map(({ path }) => path)).toEqual([]);
  });

  it('have a subject in their name', () => {
    expect(
      sources
        .filter(({ path }) => /(^|\/)(utils?|misc|common|helpers?)(\/|\.tsx?$)/.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('hold no any, no cast to never or any, no ignored error', () => {
    expect(filesWith('', /: any\b|as any\b|as never\b|@ts-ignore|@ts-expect-error/)).toEqual([]);
  });
});
