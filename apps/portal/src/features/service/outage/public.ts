export { sendKeptReports } from './report/send-kept.ts';
export { SignInNotice } from './sign-in-notice.tsx';
