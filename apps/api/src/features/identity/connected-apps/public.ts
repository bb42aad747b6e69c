export { authorizationRoutes } from './authorization-places.ts';
export { forgetAuthorizations } from './connections-store.ts';
export { endConnectionsOf, endConnectionsWithoutAccounts } from './ends/end-connections-store.ts';
export { endDataAccess } from './ends/end-data-access.ts';
export {
  type Connection,
  connectionsOf,
  readAppBearer,
  readAppConnection,
  readAppToken,
  readAuthorizations,
  readConnection,
} from './read-connection.ts';
export { findActiveApp, type ThirdParty } from './third-parties-store.ts';
