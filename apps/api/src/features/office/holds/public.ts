export { howReleased, requireNotHeld } from './held.ts';
export {
  addHold,
  type Hold,
  isHeld,
  lastRestoredAt,
  lockRestoreHolds,
  noteHoldDetail,
  releaseHolds,
  standingHolds,
} from './holds-store.ts';
export { type RestoreDetail, readRestoreDetail, restoreDetail } from './restore-detail.ts';
