export {
  beginAssertion,
  beginRegistration,
  finishAssertion,
  finishRegistration,
  type PasskeyServices,
} from './passkey-checks.ts';
export { passkeysOf, removePasskeys } from './passkeys-store.ts';
