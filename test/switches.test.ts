import { readFileSync } from 'node:fs';
import { siteFile } from '@rochdale/contract/site/site-file';
import { featureNames } from '@rochdale/domain/website/site/site';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { production } from './sources.ts';

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Every key of `site.yaml`, read from the schema; a union's keys count all, a menu within a menu once. */
function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) => [key, ...keysOf(inner, seen)]);
  if (schema instanceof z.ZodArray) return keysOf(schema.element, seen);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return keysOf(schema.unwrap(), seen);
  return schema instanceof z.ZodPipe ? keysOf(schema.in, seen) : [];
}
/** Keys of list entries that say what they are by themselves. */
const plainWords = new Set(['name', 'text', 'url', 'enable']);
const keys = [...new Set([...keysOf(siteFile), ...featureNames])].filter((key) => !plainWords.has(key));

describe('docs/switches.md', () => {
  const documented = new Set(
    [...text('docs/switches.md').matchAll(/^\| ([\w, ]+) \|/gm)].flatMap(([, names = '']) => names.split(', ')),
  );

  it('is held against the whole schema', () => {
    expect(keys).toEqual(expect.arrayContaining(['mcpMenu', 'timeoutInSeconds', 'workTypeID', 'onAccent', 'apiUrl']));
    expect(keys.length).toBeGreaterThan(180);
  });

  it('says of every key where it shows, or why it does not', () => {
    expect(keys.filter((key) => !documented.has(key))).toEqual([]);
  });

  it('says it of nothing else', () => {
    const heads = new Set(['feature', 'key']);
    expect([...documented].filter((name) => !keys.includes(name) && !heads.has(name))).toEqual([]);
  });
});

describe('the decoded site', () => {
  const declared = text('packages/domain/src/website/site/site.ts');
  const fields = [...new Set([...declared.matchAll(/readonly (\w+)\??:/g)].map(([, name = '']) => name))];
  const readers = production.filter(
    ({ path, text: written }) =>
      /^(apps\/(api|portal)\/src|packages\/domain\/src)\//.test(path) &&
      !/^(packages\/domain\/src\/(website\/site|texts)|apps\/api\/src\/features\/site)\//.test(path) &&
      /\b(site|Site|configuration|settings|config|useSite|rules|tokens|item)\b/.test(written),
  );
  /** Fields that nothing reads by name, and why. */
  const unread: Readonly<Record<string, string>> = {
    accent: 'written into the page with all colours of the brand',
    brandDeep: 'written into the page with all colours of the brand',
    brandHover: 'written into the page with all colours of the brand',
    brandTint: 'written into the page with all colours of the brand',
    onAccent: 'written into the page with all colours of the brand',
  };

  it.each(fields.filter((name) => !(name in unread)))('%s is read', (name) => {
    const read = new RegExp(`\\b${name}\\b(?!\\??:)|\\b${name}: \\w+[,} ]`);
    expect(readers.filter(({ text: written }) => read.test(written)).map(({ path }) => path)).not.toEqual([]);
  });
});
