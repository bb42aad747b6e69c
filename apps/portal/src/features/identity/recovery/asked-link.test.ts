import { afterEach, describe, expect, it } from 'vitest';
import { askedLink, forgetLink } from './asked-link.ts';

const none = new URLSearchParams();
afterEach(forgetLink);

describe('the link to a new password', () => {
  it.each([
    ['otc=abc', { otc: 'abc' }],
    ['key=abc&username=walter', { key: 'abc', username: 'walter' }],
  ])('%s is still there after a reload, until it is used', (query, link) => {
    expect(askedLink(new URLSearchParams(query))).toEqual(link);
    expect(askedLink(none)).toEqual(link);
    forgetLink();
    expect(askedLink(none)).toEqual({ otc: '' });
  });
});
