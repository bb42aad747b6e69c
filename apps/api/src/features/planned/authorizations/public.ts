export {
  addAuthorizations,
  endAuthorizations,
  newAuthorizationId,
  noteEndTold,
  recordAuthorizations,
  resumeReplaced,
  type StandingAuthorization,
} from './authorizations-store.ts';
export { authorizedText } from './authorized-text.ts';
export { type BroughtAuthorization, bringAuthorizations } from './brought-authorizations-store.ts';
export { authorizationBy, type Consent, consent, consentTo, editionOf } from './consent.ts';
export { describeAuthorizations } from './describe-authorizations.ts';
export { endDoneAuthorizations, forgetProofsEndedBefore } from './ended-authorizations-store.ts';
export { recordPlansWithoutAuthorization } from './older-plans-store.ts';
export { planNames, tellEnds } from './tell-ends.ts';
