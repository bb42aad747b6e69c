export { accountByPhone } from './verify-by-phone.ts';
