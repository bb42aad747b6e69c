export { type KindReport, noticesBetween } from './notices-report-store.ts';
export { type NoticesReport, type RunServices, runNotices } from './run-notices.ts';
