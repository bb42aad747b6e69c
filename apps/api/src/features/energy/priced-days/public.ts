export { priceDays } from './price-days.ts';
