import { signOutDestination } from '@rochdale/domain/identity/sign-in/sign-out';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { operation } from '../../lib/calls/api.ts';
import { keepForTab } from '../../lib/device/storage.ts';
import { lookingNow } from '../../lib/session/looking.ts';
import { endSession } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site.tsx';
import { forgetMemberLanguage } from '../../lib/text/language.ts';
import { signedOutNote } from './signed-out-note.ts';

const logout = operation('sign-in.logout', 'POST /v3/logout');

/** Revokes the session, forgets it here, and leaves for the configured place (identity-15). Who looks as a member ends that. */
export function useSignOut(): () => void {
  const { settings } = useSite();
  const looking = lookingNow();
  if (looking) return looking.end;
  return () => {
    // The session ends here in any case, and at once; there by this call, or by the server's own limits.
    void logout({}, { keepalive: true }).catch(() => undefined);
    endSession();
    forgetMemberLanguage();
    const to = signOutDestination(settings.signOutLink);
    // Sign-in says so itself.
    if (to === addressOf('home')) keepForTab(signedOutNote, 'yes');
    window.location.assign(to);
  };
}
