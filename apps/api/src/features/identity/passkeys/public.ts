export { checkPasskeys } from './check-passkeys.ts';
export { endOtherPasskeys } from './end-other-passkeys.ts';
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
export { presentPasskeys } from './present-passkeys.ts';
export { relatedOrigins } from './related-origins.ts';
