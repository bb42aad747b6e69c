export { feedIds } from './feed-ids.ts';
export { findMeterType } from './green-button-store.ts';
export { type ImportedUsage, importGreenButton, leftOutText } from './import-green-button.ts';
export { titleOf } from './meter-commodity.ts';
