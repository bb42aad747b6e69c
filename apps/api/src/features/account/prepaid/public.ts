export { outlooksOf, prepaidOnOverview } from './use-rates.ts';
