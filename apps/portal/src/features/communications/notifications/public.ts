export { DraftNoticeHint } from './draft-notice-hint.tsx';
