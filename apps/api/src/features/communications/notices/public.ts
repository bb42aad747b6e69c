export { owingOf } from './facts/owing-facts-store.ts';
export { type KindReport, noticesBetween } from './notices-report-store.ts';
export { type RunServices, recordNotices, runNotices } from './run-notices.ts';
