import { translate } from '@rochdale/ui/text/text.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const browser = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys, here: pages that came in the clear have none. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/** Whether this device itself can make a passkey and verify who uses it. */
export const canVerify = async (): Promise<boolean> =>
  knowsPasskeys() && (await (await browser()).platformAuthenticatorIsAvailable());

/** Whether this browser offers passkeys in the field where a username is typed. */
export const offersInField = async (): Promise<boolean> =>
  knowsPasskeys() && (await (await browser()).browserSupportsWebAuthnAutofill());

/** Asks the browser for a passkey that there is, with what the server has given; in the username's field, or at once. */
export async function assertPasskey(given: object, useBrowserAutofill = false) {
  const { startAuthentication } = await browser();
  const optionsJSON = given as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill }).catch(stopped);
}

/** Has the browser make a passkey, with what the server has given. */
export async function makePasskey(given: object) {
  const { startRegistration } = await browser();
  const optionsJSON = given as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(stopped);
}

/** Stops waiting for a passkey in the username's field. */
export const stopWaiting = async (): Promise<void> => (await browser()).WebAuthnAbortService.cancelCeremony();

/** Somebody has closed the browser's question, or it has no answer. */
function stopped(): never {
  throw new Error(translate('passkeys.stopped'));
}
