import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const site = siteWith();
const closed = { 'accounts.list': { status: 404, code: 4000, message: 'Not found.' } } as const;

it('a person whom nobody lets in any more comes to a page that says so, and to their profile as ever', async () => {
  const given = { isMember: false, mayInvite: false, received: [], results: [], totalRecords: 0 };
  const opened = await openScreen('manage-notifications', { site, signedIn: true, given, refusals: closed });
  expect(opened.path).toBe('/pages/delegates');
  expect(opened.text).toContain('No account is open to you');
  const profile = await openScreen('my-profile', { site, signedIn: true, given, refusals: closed });
  expect(profile.path).toBe('/pages/my-profile');
});
