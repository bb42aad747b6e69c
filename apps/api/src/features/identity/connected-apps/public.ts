export { forgetAuthorizations } from './connections-store.ts';
export { type Connection, connectionsOf, readAppBearer, readAppToken, readConnection } from './read-connection.ts';
