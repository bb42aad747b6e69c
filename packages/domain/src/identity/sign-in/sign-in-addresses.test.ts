import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './return-url.ts';
import { signOutDestination } from './sign-out.ts';

describe('the address after sign-in', () => {
  it.each([
    '/pages/accountoverview',
    '/pages/usage-tracker?accountno=104471882',
    '/pages/billpayments/history?navto=budget-average',
    '/pages/help?next=/pages/login',
    `/pages/${'x'.repeat(493)}`,
  ])('may be %s', (path) => expect(safeReturnUrl(path)).toBe(path));

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/pages//evil.example',
    '/pages/\u0000',
    '/other',
    '',
    null,
    '/pages/x#y',
    '/pages/../x',
    '/pages/login?returnUrl=/pages/login',
    '/pages/external-redirect?token=x&member=200041',
    '/pages/External-Redirect',
    'javascript:/pages/x',
    '@evil.example/pages/x',
    `/pages/${'x'.repeat(494)}`,
    undefined,
  ])('may not be %j', (path) => expect(safeReturnUrl(path)).toBeUndefined());

  it('never leaves the portal, whatever is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `/pages/${rest}`),
        ),
        (given) => {
          const safe = safeReturnUrl(given);
          return safe === undefined || new URL(safe, 'https://portal.example').origin === 'https://portal.example';
        },
      ),
    );
  });
});

describe('the address after signing out', () => {
  it.each([
    ['/login', '/pages/login'],
    ['login?sessionTimeOut=true', '/pages/login?sessionTimeOut=true'],
    ['/home', '/pages/home'],
    ['/pages/login', '/pages/login'],
    ['evil.example/login', '/pages/home'],
    ['lo/pages/gin', '/pages/home'],
    ['https://evil.example', '/pages/home'],
  ])('for the setting %s is %s', (setting, address) => expect(signOutDestination(setting)).toBe(address));
});
