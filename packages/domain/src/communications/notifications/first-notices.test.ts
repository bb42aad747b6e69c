import { siteWith } from '@rochdale/test-kit/site/builders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstTopicsOf, topicsOf } from './account-topics.ts';
import { firstChannel } from './first-notices.ts';

const account = { accountType: 'Electric', isPrepaidAccount: false, locationId: '17', isUsageSuspended: false };
const site = siteWith({ features: { Autopay: true, Outage: true, Usages: true } });

it('the first notices are a bill that is ready, one that is due, and outages (communications-38)', () => {
  expect(firstTopicsOf(site, account)).toEqual(['billReady', 'paymentDue', 'outage']);
  expect(firstTopicsOf(site, { ...account, isPrepaidAccount: true })).toEqual(['lowPrepaidBalance', 'outage']);
});

it('an account gets none that it can’t have, and none but by e-mail', () => {
  expect(firstChannel).toBe('email');
  fc.assert(
    fc.property(
      fc.record({
        accountType: fc.constantFrom('Electric', 'Water', 'Gas'),
        isPrepaidAccount: fc.boolean(),
        locationId: fc.option(fc.string()),
        isUsageSuspended: fc.boolean(),
      }),
      fc.record({ Outage: fc.boolean(), Usages: fc.boolean(), Autopay: fc.boolean() }),
      (one, features) => {
        const offered = siteWith({ features });
        const has = topicsOf(offered, one);
        const first = firstTopicsOf(offered, one);
        expect(has).toEqual(expect.arrayContaining(first));
        expect(first.length).toBeLessThanOrEqual(3);
      },
    ),
  );
});
