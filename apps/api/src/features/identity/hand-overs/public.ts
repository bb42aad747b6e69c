export { forgetHandOvers, takeHandOver } from './hand-overs-store.ts';
