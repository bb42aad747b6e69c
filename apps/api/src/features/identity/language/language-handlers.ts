import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { setLanguage } from '../sign-in/public.ts';

/** The language that a member chose, kept with the login. Ownership is checked before this runs. */
export function languageHandlers({ db }: { readonly db: Database }): Pick<Handlers, 'language.choose'> {
  return {
    'language.choose': async ({ body: { language }, caller: { memberNumber } }) => {
      await setLanguage(db, memberNumber, language);
      return { language };
    },
  };
}
