export { grantOwnMemberships, reachOf } from './grants-store.ts';
