export { looksNoted } from './looks-store.ts';
