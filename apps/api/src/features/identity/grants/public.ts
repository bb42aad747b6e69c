export { grantOwnMemberships, loginsOpening, reachOf } from './grants-store.ts';
