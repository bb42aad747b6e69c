export { type AutoPay, accountsWithAutoPay, autoPayOf } from './auto-pay-store.ts';
