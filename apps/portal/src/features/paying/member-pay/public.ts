export { MemberPayDialog } from './member-pay-dialog.tsx';
