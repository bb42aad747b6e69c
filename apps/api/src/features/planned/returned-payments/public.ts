export type { ReturnServices } from './return-services.ts';
export { dismissReturn } from './returned-payments-store.ts';
export { takeReturned } from './take-returned.ts';
