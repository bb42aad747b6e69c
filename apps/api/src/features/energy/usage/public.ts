export { sealAccount } from './direct-usage-right.ts';
export { findUsageSettings, prepaidDays } from './usage-account-store.ts';
export { makeUsagePartitions, monthsFrom } from './usage-partitions-store.ts';
export { findIntervals, findUsageDays, type MeterDay, type MeterIntervals, servingMeters } from './usage-store.ts';
export { type WrittenDay, writeUsageDays, writeUsageIntervals } from './usage-writing-store.ts';
