export { forgetAuthorizations, noteConnectionRead } from './connections-store.ts';
export { type Connection, connectionsOf, readAppToken, readConnection } from './read-connection.ts';
