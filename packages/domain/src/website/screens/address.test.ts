import { expect, it } from 'vitest';
import { type Address, addressOf } from './address.ts';

it.each([
  [addressOf('home'), '/pages/home'],
  [
    addressOf('billpayments/history', { accountno: '000123456789' }),
    '/pages/billpayments/history?accountno=000123456789',
  ],
  [addressOf('login', { returnUrl: '/pages/viewbill?a=1' }), '/pages/login?returnUrl=%2Fpages%2Fviewbill%3Fa%3D1'],
  [addressOf('outage-status', { accountno: '1', memberno: undefined }), '/pages/outage-status?accountno=1'],
])('%s', (address, written) => {
  expect(address).toBe(written);
});

it('of no screen, or with what its screen does not read, does not compile', () => {
  const wrong: readonly Address[] = [
    // @ts-expect-error there is no such screen
    addressOf('acountoverview'),
    // @ts-expect-error with a slash it is no route
    addressOf('/accountoverview'),
    // @ts-expect-error the overview does not read it
    addressOf('accountoverview', { account: '1' }),
    // @ts-expect-error these terms are told nothing
    addressOf('legal-terms', { accountno: '1' }),
    // @ts-expect-error written out, and wrong
    '/pages/acountoverview',
    // @ts-expect-error a query does not mend it
    '/pages/acountoverview?accountno=1',
  ];
  expect(wrong).toHaveLength(6);
});
