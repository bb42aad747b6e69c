export { grantOwnMemberships, importLogins, reachOf } from './grants-store.ts';
