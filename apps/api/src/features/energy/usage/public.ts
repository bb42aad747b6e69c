export { accountRate, billsForRate } from './account-rate.ts';
export { dayCosts } from './day-costs.ts';
export { sealAccount } from './direct-usage-right.ts';
export { type ServingMeter, servingMeters, servingMetersOf } from './meters/serving-meters-store.ts';
export { findReadDays, findReadings } from './readings-store.ts';
export { findUsageSettings, prepaidDays, type UsageSettings, usageBills } from './usage-account-store.ts';
export { makeUsagePartitions, monthsFrom } from './usage-partitions-store.ts';
export {
  findIntervals,
  findUsageDays,
  findWeather,
  type MeterDay,
  type MeterIntervals,
} from './usage-store.ts';
export { type WrittenDay, writeUsageDays, writeUsageIntervals } from './usage-writing-store.ts';
