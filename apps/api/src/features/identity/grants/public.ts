export { grantOwnMemberships, inForce, loginsOpening, reachOf } from './grants-store.ts';
