export { feedIds } from './feed-ids.ts';
export { findMeterType, meterTypes } from './green-button-store.ts';
export { type ImportedUsage, importGreenButton, leftOutText } from './import-green-button.ts';
export { commodityOfMeter, titleOf } from './meter-commodity.ts';
