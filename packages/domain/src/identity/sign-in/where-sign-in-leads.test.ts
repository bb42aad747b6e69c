import { expect, it } from 'vitest';
import { safeReturnUrl } from './return-url.ts';
import { whereSignInLeads } from './where-sign-in-leads.ts';

it('of all that sign-in could lead to, what comes first leads (identity-8)', () => {
  const returnUrl = safeReturnUrl('/pages/billpayments/history');
  const all = { mustSetUpMfa: true, areNoticesNew: true };
  expect([
    whereSignInLeads(all, true, returnUrl),
    whereSignInLeads({ ...all, mustSetUpMfa: false }, true, returnUrl),
    whereSignInLeads({ areNoticesNew: true }, false, returnUrl),
    whereSignInLeads({ areNoticesNew: true }, false, undefined),
    whereSignInLeads({}, false, undefined),
  ]).toEqual([
    '/pages/my-profile',
    '/pages/aclarajump',
    '/pages/billpayments/history',
    '/pages/manage-notifications?first=true',
    '/pages/accountoverview',
  ]);
});
