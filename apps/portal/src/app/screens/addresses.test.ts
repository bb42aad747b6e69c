import { addressOf } from '@rochdale/domain/website/screens/address';
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
    ['/pages', '/pages/home'],
  ])('%s leads to %s', (path, redirect) => {
    const address = resolveAddress(path);
    expect('redirect' in address && addressOf(address.redirect)).toBe(redirect);
  });

  it.each([
    ['/pages/nothing-of-the-kind', true],
    ['/nothing-of-the-kind', false],
    ['//evil.example', false],
    ['/robots.txt', false],
  ])('%s is unknown', (path, isPage) => {
    expect(resolveAddress(path)).toEqual({ isUnknown: true, isPage });
  });

  it('under /pages is its screen', () => {
    const address = resolveAddress('/pages/quick-pay');
    expect('screen' in address && address.screen.route).toBe('quick-pay');
  });
});
