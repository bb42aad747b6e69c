import type { MyProfileTab } from '@rochdale/domain/identity/my-profile/tabs';

/** How the tabs of My Profile are called. */
export const tabTexts = {
  login: 'myProfile.tab.login',
  paperless: 'myProfile.tab.paperless',
  'round-up': 'myProfile.tab.roundUp',
  mfa: 'mfa.tab',
  passkeys: 'passkeys.title',
  'access-tokens': 'accessTokens.tab',
} as const satisfies Record<MyProfileTab, string>;
