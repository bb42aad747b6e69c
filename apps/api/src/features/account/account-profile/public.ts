export { profileOnFile } from './account-profile-store.ts';
export { layHeldValues, liftHeldValues } from './held-values-store.ts';
export { describeUpdates, reviewUpdate } from './review.ts';
export { type RejectReason, rejectReasons } from './review-mail.ts';
