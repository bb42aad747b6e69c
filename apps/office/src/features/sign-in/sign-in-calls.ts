import { operation } from '../../lib/calls.ts';
import { assertPasskey } from '../../lib/passkeys.ts';

export const waysToSignIn = operation('staff-sign-in.ways', 'GET /v1/sign-in');
export const signInLocally = operation('staff-sign-in.sign-in', 'POST /v1/sign-in');
export const openInvitation = operation('staff-invitation.open', 'POST /v1/invitation/open');
export const acceptInvitation = operation('staff-invitation.accept', 'POST /v1/invitation/accept');
const startProvider = operation('staff-sign-in.start-provider', 'POST /v1/sign-in/provider');
const passkeyOptions = operation('staff-sign-in.passkey-options', 'POST /v1/sign-in/passkey/options');
const passkey = operation('staff-sign-in.passkey', 'POST /v1/sign-in/passkey');

/** Goes to the co-op's provider; with an invitation's code, to take it with that sign-on. */
export async function goToProvider(invitation?: string): Promise<void> {
  const { url } = await startProvider({ body: { ...(invitation !== undefined && { invitation }) } });
  window.location.assign(url);
}

/** Signs in with a passkey. */
export async function signInByPasskey(): Promise<void> {
  await passkey({ body: { assertion: await assertPasskey(await passkeyOptions({})) } });
}

/**
 * Opens the office where one wanted to go, which stands behind `#`: a path of this office, never another site. The page
 * loads anew, so that nothing is left of the time before.
 */
export function enterOffice(): void {
  const wanted = window.location.hash.slice(1);
  const { origin, pathname, search } = new URL(/^\/[^/\\]/.test(wanted) ? wanted : '/', window.location.origin);
  window.location.replace(origin === window.location.origin ? pathname + search : '/');
}
