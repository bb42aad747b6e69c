export { accountsOfHeldTypes, layHeldTypes, liftHeldTypes } from './held-types-store.ts';
export { levelizedRefusal } from './levelized-offer.ts';
