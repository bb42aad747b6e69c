export { hasOpenRequest } from './rate-requests-store.ts';
