import { expect, it } from 'vitest';
import { meterPortalUrl } from './meter-portal-url.ts';

const visit = { clientId: '12', memberNumber: '200041', accountNumber: '104471882', premiseId: '9 B', webToken: 'a&b' };

it('the meter portal is told who comes, with a token that nothing in it can break out of', () => {
  const query =
    'clientId=12&customerId=200041&accountId=104471882&premiseId=9+B&servicePoint=&locale=en-US&webToken=a%26b';
  expect(meterPortalUrl({ ...visit, aclaraUrl: 'https://meters.example/in' })).toBe(
    `https://meters.example/in?${query}`,
  );
  expect(meterPortalUrl({ ...visit, aclaraUrl: 'https://meters.example/in?x=1' })).toBe(
    `https://meters.example/in?x=1&${query}`,
  );
});
