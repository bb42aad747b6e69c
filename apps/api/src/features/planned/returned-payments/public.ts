export { dismissReturn } from './returned-payments-store.ts';
export { type ReturnServices, takeReturned } from './take-returned.ts';
