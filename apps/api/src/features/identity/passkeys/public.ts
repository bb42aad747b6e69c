export { checkPasskeys } from './check-passkeys.ts';
export { memberPasskeys, portalPasskeySite } from './member-passkeys.ts';
export {
  beginAssertion,
  beginRegistration,
  finishAssertion,
  finishRegistration,
  type PasskeyServices,
} from './passkey-checks.ts';
export {
  forgetChallengesEndedBefore,
  passkeysOf,
  removePasskeys,
} from './passkeys-store.ts';
export { relatedOrigins } from './related-origins.ts';
