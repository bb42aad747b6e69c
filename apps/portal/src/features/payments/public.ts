export { CutoffDialog } from './payment-dialogs.tsx';
export { FailureBanner, PaymentSteps } from './payment-steps.tsx';
export { usePayment } from './use-payment.ts';
