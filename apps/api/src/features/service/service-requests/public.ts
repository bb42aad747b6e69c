export { wantsServiceOrderEmail } from './service-requests-store.ts';
