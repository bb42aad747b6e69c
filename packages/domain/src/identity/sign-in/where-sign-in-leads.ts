import { addressOf } from '../../website/screens/address.ts';
import type { ReturnUrl } from './return-url.ts';

/** What a sign-in says of where it leads. */
interface SignedIn {
  /** An authenticator has to be set up before anything else. */
  readonly mustSetUpMfa?: boolean;
  /** This sign-in, the first, chose notices. */
  readonly areNoticesNew?: boolean;
}

/**
 * Where sign-in leads (identity-8): to the set-up of an authenticator when the site asks for one, to the meter portal when
 * that feature is on, else to a safe returnUrl, else to notices that are new, else to the overview.
 */
export function whereSignInLeads(
  { mustSetUpMfa, areNoticesNew }: SignedIn,
  hasMeterPortal: boolean,
  returnUrl: ReturnUrl | undefined,
) {
  if (mustSetUpMfa) return addressOf('my-profile');
  if (hasMeterPortal) return addressOf('aclarajump');
  if (returnUrl !== undefined) return returnUrl;
  return areNoticesNew ? addressOf('manage-notifications', { first: 'true' }) : addressOf('accountoverview');
}
