export { authorizationRoutes } from './authorization-server.ts';
export { forgetAuthorizations } from './connections-store.ts';
export { endDataAccess } from './end-data-access.ts';
export {
  type Connection,
  connectionsOf,
  readAppBearer,
  readAppConnection,
  readAppToken,
  readAuthorizations,
  readConnection,
} from './read-connection.ts';
export { rotateSigningKeys } from './signing-keys.ts';
export { findActiveApp, type ThirdParty } from './third-parties-store.ts';
