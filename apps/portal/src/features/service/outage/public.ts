export { sendKeptReports } from './report/send-kept.ts';
export { SignInAlert } from './sign-in-alert.tsx';
