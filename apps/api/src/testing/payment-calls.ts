import { paymentItem } from '@rochdale/test-kit/payments/payment-item';
import type { CallTerms, WellFormedCalls } from './numbers.ts';

const ofMember = ({ numbers: { memberNumber } }: CallTerms) => ({ params: { memberNumber } });
const ofBoth = ({ numbers: { memberNumber, accountNumber } }: CallTerms) => ({
  params: { memberNumber, accountNumber },
});
const payment = (terms: CallTerms) => ({
  accountsToPay: [paymentItem(terms.numbers.accountNumber, 250)],
  ...({
    amount: 250,
    reconnectFee: 0,
    additionalDeposit: 0,
    arrangementPaymentAmount: 0,
    reconnectMeter: true,
    payAgain: true,
  } as const),
});
const autoPay = ({ numbers: { storedPaymentId } }: CallTerms) =>
  ({ storedPaymentId, daysBefore: 0, ceiling: null, agreed: true }) as const;
const drafted = ({ numbers: { accountNumber }, later }: CallTerms) =>
  ({ accountNumber, action: 'ADD', draftMethod: 'WHEN_BILLED', draftDay: null, draftStartDate: later }) as const;

/** What moves money, or says how it will. */
export const paymentCalls = {
  'auto-pay.list': ofMember,
  'planned-payments.list': ofMember,
  'auto-pay.enroll': (terms) => ({
    ...ofMember(terms),
    body: { ...autoPay(terms), accounts: [{ accountNumber: terms.numbers.accountNumber }] },
  }),
  'auto-pay.change': (terms) => ({ ...ofBoth(terms), body: autoPay(terms) }),
  'auto-pay.pause': (terms) => ({ ...ofBoth(terms), body: { isPaused: true } }),
  'auto-pay.remove': ofBoth,
  'draft-payments.list': ofMember,
  'draft-payments.options': ofMember,
  'draft-payments.settings': ofMember,
  'draft-payments.institutions': () => ({ query: { routingNumber: '021000021' } }),
  'draft-payments.update': (terms) => ({
    ...ofMember(terms),
    body: {
      memberNumber: terms.numbers.memberNumber,
      draftAccounts: [drafted(terms)],
      draftType: 'Savings',
      bankAccountNumber: '123456',
      routingNumber: '021000021',
      bankName: 'A Bank',
      draftAuthorize: true,
    },
  }),
  'draft-payments.initiate': (terms) => ({
    ...ofMember(terms),
    body: {
      paymentType: 'DRAFT',
      amount: 0,
      removeDraft: false,
      draftOption: 'CC',
      draftAuthorize: true,
      accountsToDraft: [drafted(terms)],
    },
  }),
  'hosted-payment.postback': () => ({ body: { transNo: 'unknown' } }),
  'member-pay.amounts': ofBoth,
  'member-pay.settings': (terms) => ({
    ...ofMember(terms),
    query: { accountNumber: terms.numbers.accountNumber },
  }),
  'member-pay.initiate': (terms) => ({ ...ofMember(terms), body: payment(terms) }),
  'member-pay.result': (terms) => ({ ...ofMember(terms), query: { encryptedPayload: 'unknown' } }),
  'member-pay.email-receipt': (terms) => ({ ...ofMember(terms), body: { encryptedPayload: 'unknown' } }),
  'pay-multiple.accounts': (terms) => ({ ...ofMember(terms), query: {} }),
  'authorizations.list': ofMember,
  'payment-profile.list': ofMember,
  'payment-profile.add': (terms) => ({ ...ofMember(terms), body: { paymentType: 'cc' } }),
  'payment-profile.change': ({ numbers: { memberNumber, storedPaymentId } }) => ({
    params: { memberNumber, storedPaymentId },
    body: { label: 'Mine' },
  }),
  'payment-profile.remove': ({ numbers: { memberNumber, storedPaymentId } }) => ({
    params: { memberNumber, storedPaymentId },
  }),
  'payment-link.open': () => ({ body: { code: 'unknown' } }),
  'payment-link.pay': () => ({ body: { code: 'unknown' } }),
  'payment-link.result': () => ({ body: { code: 'unknown', encryptedPayload: 'unknown' } }),
  'quick-pay.settings': (terms) => ({ ...ofMember(terms), query: {} }),
  'quick-pay.initiate': (terms) => ({
    ...ofMember(terms),
    query: { encryptedAccount: terms.numbers.encryptedAccount },
    body: payment(terms),
  }),
  'quick-pay.result': () => ({ query: { encryptedPayload: 'unknown' } }),
  'quick-pay.receipt': () => ({ query: { receipt: 'unknown' } }),
  'quick-pay.email-receipt': () => ({ body: { receipt: 'unknown', email: 'somebody@example.com' } }),
  'scheduled-payments.create': (terms) => ({
    ...ofMember(terms),
    body: {
      accountsToPay: [paymentItem(terms.numbers.accountNumber, 250)],
      amount: 250,
      paymentDate: terms.later,
      payWith: { kind: 'stored', storedPaymentId: terms.numbers.storedPaymentId },
    },
  }),
  'scheduled-payments.list': ofMember,
  'scheduled-payments.find': ({ numbers: { memberNumber, transNo } }) => ({ params: { memberNumber, transNo } }),
  'scheduled-payments.delete': ({ numbers: { memberNumber, transNo } }) => ({ params: { memberNumber, transNo } }),
} satisfies Partial<WellFormedCalls>;
