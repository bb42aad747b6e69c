export { ContinueButton } from './continue-button.tsx';
export { OnItsWay } from './on-its-way.tsx';
export { OverBalanceQuestion } from './over-balance-question.tsx';
export { CutoffDialog, PayAgainDialog, PaymentHandOff, StorePageHandOff } from './payment-dialogs.tsx';
export { FailureBanner, PaymentSteps } from './payment-steps.tsx';
export { PaymentSum } from './payment-sum.tsx';
export { usePayment } from './use-payment.ts';
export { useStorePage } from './use-store-page.ts';
