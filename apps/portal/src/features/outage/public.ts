export { sendKeptReports } from './send-kept.ts';
export { SignInNotice } from './sign-in-notice.tsx';
