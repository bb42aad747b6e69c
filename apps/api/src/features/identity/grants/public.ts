export { grantOwnMemberships, importLogins, loginsOpening, reachOf } from './grants-store.ts';
