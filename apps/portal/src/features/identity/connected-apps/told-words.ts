import type { ToldFact } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import type { PlainTextCode } from '@rochdale/domain/texts/text';

/** What a site is told of whom it signs in, in words; of each at least that it is the same person. */
export const toldWords = {
  sub: 'connectedApps.signIn.told.sub',
  member: 'connectedApps.signIn.told.member',
  accounts: 'connectedApps.signIn.told.accounts',
  profile: 'connectedApps.signIn.told.profile',
  email: 'connectedApps.signIn.told.email',
} as const satisfies Readonly<Record<ToldFact | 'sub', PlainTextCode>>;
