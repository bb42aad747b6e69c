import { isKeyAccess } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { describe, expect, it } from 'vitest';
import { errorNumbers } from '../error-codes.ts';
import { referencePage } from './reference-page.ts';

const page = referencePage({ title: 'The API', document: '/api/docs/json' });
const names = Object.keys(operations) as OperationName[];
const articleOf = (name: string): string => page.split(`<article id="${name}">`)[1]?.split('</article>')[0] ?? '';

describe('the page of the API', () => {
  it.each(names)('tells %s: its call, who may, and an example', (name) => {
    const { method, path, access } = operations[name];
    expect(articleOf(name)).toContain(`<code>${method} ${path}</code>`);
    expect(articleOf(name)).toMatch(/Who: .+ Gate: .+ Refused with \d/);
    expect(articleOf(name).includes('Authorization: Bearer')).toBe(
      access === 'member' || access === 'quick-pay' || access === 'data' || isKeyAccess(access),
    );
    expect(page).toContain(`<li><a href="#${name}">${name}</a></li>`);
  });

  it('says of each field where it stands, what it means and what it takes', () => {
    expect(articleOf('usage.daily')).toMatch(
      /<h4>In the query<\/h4>.*<dt><code>fromDate<\/code><\/dt><dd>first day <span>text, at most 10<\/span>/s,
    );
    expect(articleOf('bills.view')).toContain('the <code>billViewUrl</code> of a bill in the history');
    expect(articleOf('green-button.download')).toContain('&#60;?xml version');
  });

  it('tells every number of an error', () => {
    for (const [code, number] of Object.entries(errorNumbers))
      expect(page).toMatch(new RegExp(`<code>${number}</code></dt><dd>.+<span>${code}</span>`));
  });

  it('has each anchor that it links to, no script, and nothing from elsewhere', () => {
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor = '']) => anchor);
    expect(anchors.filter((anchor) => !page.includes(`id="${anchor}"`))).toEqual([]);
    const runOrFetched = /<(?:script|link|img|iframe)|\s(?:src|style|on\w+)="|href="(?![#/])/g;
    expect([...page.matchAll(runOrFetched)].map(String)).toEqual([]);
  });
});
