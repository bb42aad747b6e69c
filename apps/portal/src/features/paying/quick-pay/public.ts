export { QuickPayDialog } from './quick-pay-dialog.tsx';
