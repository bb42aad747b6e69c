export { CutoffDialog, HandOff, RecentPaymentDialog } from './payment-dialogs.tsx';
export { PaymentForm } from './payment-form.tsx';
export { usePayment } from './use-payment.ts';
