export { findMeterType } from './green-button-store.ts';
export { type ImportedUsage, importGreenButton, leftOutText } from './import-green-button.ts';
export { commodityOfMeter } from './meter-commodity.ts';
