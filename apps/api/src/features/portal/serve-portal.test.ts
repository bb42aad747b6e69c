import { expect, it } from 'vitest';
import { askedFor } from './serve-portal.ts';

it('an address asks for a page and a query', () => {
  expect(askedFor('/pages/login?returnUrl=a?b')).toEqual({ path: '/pages/login', query: '?returnUrl=a?b' });
  expect(askedFor('/pages/login')).toEqual({ path: '/pages/login', query: '' });
});

it('a path that no page has is not read, however many slashes stand in it', () => {
  expect(askedFor(`/pages/${'/'.repeat(15_000)}x?a=1`)).toEqual({ path: '/', query: '?a=1' });
});
