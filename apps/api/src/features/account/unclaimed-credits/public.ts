export { rotateClaims } from './rotate-claims.ts';
export { writeUnclaimed } from './unclaimed-credits-store.ts';
