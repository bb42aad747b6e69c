export { requestOnce } from './request-once.ts';
export { wantsServiceOrderEmail } from './service-requests-store.ts';
