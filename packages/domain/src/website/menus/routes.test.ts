import { expect, it } from 'vitest';
import { isScreenLink, routeOf } from './routes.ts';

it.each([
  ['/accountoverview?link=mymeter', 'accountoverview'],
  ['/pages/home', 'home'],
  ['billpayments/history', 'billpayments/history'],
  ['/account-management?accountno=1', 'accountoverview'],
  ['/pages/notifications/', 'manage-notifications'],
  ['/legal-terms#payments', 'legal-terms'],
  ['/', 'home'],
  ['/accountoverview/anything', 'accountoverview'],
  ['/pages/billpayments', 'billpayments/history'],
  ['/service-type', 'service-type/select-service-type'],
])('the route of %s is %s', (link, route) => {
  expect(routeOf(link)).toBe(route);
});

it.each([
  ['/billpayments/pay-multiple', true],
  ['/accountoverview/mymeter', true],
  ['/account-management', true],
  ['/pay', false],
  ['/constructor', false],
])('%s leads to a screen: %s', (link, leads) => {
  expect(isScreenLink(link)).toBe(leads);
});
