export { checkHandOvers, checkOutsideSignIn } from './check-hand-overs.ts';
export { forgetHandOvers, takeHandOver } from './hand-overs-store.ts';
