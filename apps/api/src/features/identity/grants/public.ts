export { grantOwnMemberships, holdPayingGrants, inForce, loginsOpening, reachOf } from './grants-store.ts';
