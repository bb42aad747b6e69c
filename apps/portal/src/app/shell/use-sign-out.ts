import { signOutDestination } from '@rochdale/domain/sign-in/sign-out';
import { operation } from '../../lib/api.ts';
import { forgetMemberLanguage } from '../../lib/language.ts';
import { screenPath } from '../../lib/paths.ts';
import { endSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.tsx';
import { keepForTab } from '../../lib/storage.ts';
import { signedOutNote } from './signed-out-note.ts';

const logout = operation('sign-in.logout', 'POST /v3/logout');

/** Revokes the session, forgets it here, and leaves for the configured place (S0 §4). */
export function useSignOut(): () => void {
  const { settings } = useSite();
  return () => {
    void logout({})
      // The session ends here in any case; the server's own limits end it there.
      .catch(() => undefined)
      .finally(() => {
        endSession();
        forgetMemberLanguage();
        const to = signOutDestination(settings.signOutLink);
        // Sign-in says so itself.
        if (to === screenPath('home')) keepForTab(signedOutNote, 'yes');
        window.location.assign(to);
      });
  };
}
