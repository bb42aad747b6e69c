export { findUpdate, hasNewerUpdate, type ProfileUpdate, profileOnFile } from './account-profile-store.ts';
export { layHeldValues, liftHeldValues } from './held-values-store.ts';
export { decideUpdate, describeUpdates, reopenUpdate } from './review.ts';
