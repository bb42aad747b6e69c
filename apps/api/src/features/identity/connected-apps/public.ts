export { forgetAuthorizations } from './connections-store.ts';
export { endDataAccess } from './end-data-access.ts';
export { type Connection, connectionsOf, readAppBearer, readAppToken, readConnection } from './read-connection.ts';
export { rotateSigningKeys } from './signing-keys.ts';
