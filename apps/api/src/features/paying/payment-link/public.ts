export { linkOf, paymentLinkHook } from './begun-by-link.ts';
export { concealed } from './concealed-result.ts';
export { callOffLink, holdPaymentLink, linkThatPaid, paymentLinksOf } from './payment-links-store.ts';
export { sendPaymentLink } from './send-payment-link.ts';
