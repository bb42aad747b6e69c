export { type ComparedBill, compareBills } from './compare-bills.ts';
export { countSentBills, namedSchedules, type SentFilter, type SentPlace } from './differences-store.ts';
export { importUrdb } from './import-urdb.ts';
export { loadHomeFigures } from './load-home-figures.ts';
export { loadSchedules, type Schedules } from './load-schedules.ts';
