export { sealAccount } from './direct-usage-right.ts';
export { makeUsagePartitions } from './usage-partitions-store.ts';
export {
  type WrittenDay,
  type WrittenIntervals,
  writeUsageDays,
  writeUsageIntervals,
} from './usage-writing-store.ts';
