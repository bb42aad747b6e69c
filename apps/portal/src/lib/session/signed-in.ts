import { createContext, use } from 'react';
import { useSession } from './session.ts';

/** Whether whoever looks is taken for a member before anybody knows: while a member's page is on its way. */
export const ExpectedMember = createContext(false);

/** Whether a member is signed in, or expected. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return use(ExpectedMember) || session !== undefined;
}
