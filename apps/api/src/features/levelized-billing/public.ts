export { layHeldTypes, liftHeldTypes } from './held-types-store.ts';
