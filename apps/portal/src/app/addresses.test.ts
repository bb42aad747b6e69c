import { describe, expect, it } from 'vitest';
import { resolveAddress } from './addresses.ts';

describe('an address', () => {
  it.each([
    ['/', '/pages/home'],
    ['/home', '/pages/home'],
    ['/login', '/pages/login'],
    ['/register', '/pages/register'],
    ['/account-management', '/pages/accountoverview'],
    ['/forgot-password', '/pages/forgot-password'],
    ['/outage-status', '/pages/outage-status'],
    ['/service-requests', '/pages/service-requests'],
    ['/billpayments/history', '/pages/billpayments/history'],
    ['/pages/account-management', '/pages/accountoverview'],
    ['/pages/login/', '/pages/login'],
    ['/pages/nothing-of-the-kind', '/pages/home'],
    ['//evil.example', '/pages/home'],
  ])('%s leads to %s', (path, redirect) => {
    expect(resolveAddress(path)).toEqual({ redirect });
  });

  it('under /pages is its screen', () => {
    const address = resolveAddress('/pages/quick-pay');
    expect('screen' in address && address.screen.route).toBe('quick-pay');
  });
});
