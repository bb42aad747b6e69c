import { addressOf } from '@rochdale/domain/website/screens/address';
import { readSession } from '../../../lib/session/session.ts';
import { takeReturn } from '../sign-in/public.ts';

/** Where it leads after signing in by the outside provider: the same way as by the password (identity-8). */
export function whereTo(hasMeterPortal: boolean) {
  const session = readSession();
  const returnUrl = takeReturn();
  if (session?.mustSetUpMfa) return addressOf('my-profile');
  if (hasMeterPortal) return addressOf('aclarajump');
  if (returnUrl !== undefined) return returnUrl;
  return session?.areNoticesNew ? addressOf('manage-notifications', { first: 'true' }) : addressOf('accountoverview');
}
