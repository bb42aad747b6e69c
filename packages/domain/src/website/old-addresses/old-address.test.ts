import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoute } from '../screens/screen-access.ts';
import { oldAddressesOf, oldAddressProblem, screenOfOldAddress } from './old-address.ts';

const table = oldAddressesOf({
  '/Login.aspx': 'login',
  '/Account/Bills/': 'viewbill',
  '/portal.php?page=pay&lang=en': 'quick-pay',
  '/portal.php': 'home',
});

describe('an address of the old portal (moving-in-24)', () => {
  it.each([
    ['/login.aspx', '', '/pages/login'],
    ['/LOGIN.ASPX', '?ReturnUrl=https://evil.example', '/pages/login'],
    ['/account/bills', '', '/pages/viewbill'],
    ['/portal.php', '?lang=en&page=pay', '/pages/quick-pay'],
    ['/portal.php', '?page=other', '/pages/home'],
    ['/nothing', '', undefined],
  ])('%s%s leads to %s', (path, query, screen) => expect(screenOfOldAddress(table, path, query)).toBe(screen));

  it('leads to a screen of ours or nowhere, whatever is asked for', () => {
    const asked = fc.tuple(
      fc.oneof(fc.constantFrom('/login.aspx', '/portal.php', '//login.aspx'), fc.webPath(), fc.string()),
      fc.oneof(
        fc.webQueryParameters().map((query) => `?${query}`),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(asked, ([path, query]) => {
        const screen = screenOfOldAddress(table, path, query);
        expect(screen === undefined || isRoute(screen.split('/').slice(2).join('/'))).toBe(true);
      }),
    );
  });

  it.each(['Login.aspx', '//evil.example/x', '/', '/pages/login', '/V3/login', '/a b', '/a#b', '/a\\b', '/assets'])(
    '%s can be none',
    (text) => expect(oldAddressProblem(text)).toBeTypeOf('string'),
  );
  it('may have a path and a query', () => expect(oldAddressProblem('/portal.php?page=pay')).toBeUndefined());
});
