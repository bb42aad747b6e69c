import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../app/testing/open-screen.tsx';

it('a link that has ended says where to get a new one, and offers nothing that cannot help', async () => {
  const message = 'This link is no longer valid.';
  const { text, links } = await openScreen('direct-usage-tracker', {
    site: siteWith(),
    signedIn: false,
    query: { acnum: 'sealed' },
    refusals: { 'direct-usage.daily': { status: 404, code: 4045, message } },
  });
  expect(text).toContain(message);
  expect(text).not.toContain('Try again');
  expect(links).toContain('usage-tracker');
});
