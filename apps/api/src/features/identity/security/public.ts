export { noteEvent, type SecurityEventKind } from './security-store.ts';
