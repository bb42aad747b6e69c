export { requestOnce } from './request-once.ts';
export { wantsServiceOrderEmail } from './service-requests-store.ts';
export { billQuestion, billQuestionWords, workIn } from './work-words.ts';
