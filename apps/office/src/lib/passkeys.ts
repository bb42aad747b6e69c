import { passkeyAssertion, passkeyRegistration } from '@rochdale/contract/schemas/passkeys';
import { translate } from '@rochdale/ui/text/text.ts';

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Asks the browser for a passkey that there is, with what the server has given. */
export async function assertPasskey(options: object) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return passkeyAssertion.parse(answerOf(await navigator.credentials.get({ publicKey }).catch(stopped)));
}

/** Has the browser make a passkey, with what the server has given. */
export async function makePasskey(options: object) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return passkeyRegistration.parse(answerOf(await navigator.credentials.create({ publicKey }).catch(stopped)));
}

function answerOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) return stopped();
  return credential.toJSON();
}

/** Somebody has closed the browser's question, or it has no answer. */
function stopped(): never {
  throw new Error(translate('staffPages.passkey.stopped'));
}
