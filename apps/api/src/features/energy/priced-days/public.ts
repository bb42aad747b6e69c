export { priceDays } from './price-days.ts';
export { costsOfDays } from './priced-days-store.ts';
