export { findDetails } from './overview-store.ts';
