import type { OperationAnswer } from '../operation.ts';
import type { InputOf, OperationName, Operations } from '../operations/operations.ts';

/** One call with its answer: the parts that the row has. */
type Example<N extends OperationName> = Partial<Pick<InputOf<N>, 'params' | 'query' | 'body'>> & {
  readonly response?: Partial<OperationAnswer<Operations[N]>>;
};

const sealed = 'q7Zk1w.9fTqU2c0mB4xYp8aLr5nDe3sVh6jGi0oKt';
const token = '3nB0c2Yk8Qm1Vd7sXo5Ht9LwRz4Jg6EuTfPaKi0NyMc';
const days = { fromDate: '2026-11-14', toDate: '2026-11-14' };

const application = {
  accountType: 'Electric',
  kind: 'existing',
  startDate: '2026-12-01',
  street: '18 Mill Rd',
  unit: '',
  city: 'Cedar Ridge',
  state: 'OR',
  zip: '97498',
  mailTo: 'same',
  mailStreet: '',
  mailUnit: '',
  mailCity: '',
  mailState: '',
  mailZip: '',
  firstName: 'Ada',
  lastName: 'Lund',
  businessName: '',
  phone: '5415550142',
  email: 'ada.lund@example.org',
  comments: '',
};

/** What money and sign-in are about, and what a schema alone doesn't tell. It replaces what is made from the schema. */
export const handWritten: { readonly [N in OperationName]?: Example<N> } = {
  'application-for-service.apply': { body: { applicationId: '1a0b7a52-54c8-4c39-9d5e-0f5a3ef4a6a2', application } },
  'application-for-service.apply-as-member': {
    body: { applicationId: '6f1b7a52-54c8-4c39-9d5e-0f5a3ef4a6a1', application },
  },
  'accounts.search': { query: { search: 'mill', sort: 'number', page: 1, pageSize: 10 } },
  'auto-pay.enroll': {
    body: {
      storedPaymentId: 'S2000251',
      daysBefore: 3,
      ceiling: 250,
      agreed: true,
      accounts: [{ accountNumber: '104500017' }],
    },
  },
  'bills.capital-credits': { response: { fileName: 'capital-credits-2026.pdf' } },
  'delinquents.document': { response: { fileName: 'notice-2026-11-05.pdf' } },
  'direct-usage.daily': { body: { accountNumber: sealed, ...days, dataEncrypt: true } },
  'direct-usage.intervals': {
    body: { accountNumber: '104500017', ...days, usageToken: token, meterId: '40118233', intervalType: '60' },
  },
  'direct-usage.prepaid': { body: { accountNumber: '104500017', ...days, usageToken: token } },
  'draft-payments.initiate': {
    body: {
      paymentType: 'DRAFT',
      amount: 0,
      removeDraft: false,
      draftOption: 'CC',
      draftAuthorize: true,
      accountsToDraft: [
        {
          accountNumber: '104500017',
          action: 'ADD',
          draftMethod: 'WHEN_BILLED',
          draftDay: null,
          draftStartDate: '2026-12-05',
        },
      ],
    },
  },
  'hosted-payment.postback': { body: { result: `${sealed}.${token}` } },
  'levelized-billing.update': {
    body: { action: 'Add', billingType: 'Average', estimatedBill: 92, settlementMonth: 6 },
  },
  'meter-reading.submit': { body: { meterNumber: '40118233', reading: 48_237, confirmed: false } },
  'my-profile.update': { body: { receivePaymentEmail: true, isMarketEmail: false } },
  'notices.text-reply': { body: { from: '+15415550103', text: 'STOP' } },
  'notifications.save': {
    body: {
      topics: [
        { topic: 'paymentDue', channels: ['email'], threshold: 3 },
        { topic: 'outage', channels: ['email', 'text'], threshold: null },
      ],
      appliesToAll: false,
    },
  },
  'operation-roundup.update': {
    body: [{ accountNumber: '104500017', isRoundUp: true, amount: 2, expireDate: '2027-06-30' }],
  },
  'payment-profile.change': { body: { label: 'Checking', isDefault: true } },
  'recovery.reset-password': { body: { otc: token, password: 'Maple-river-42!', cnfpassword: 'Maple-river-42!' } },
  'registration.register': {
    body: {
      registrationToken: sealed,
      loginId: 'ada.lund',
      email: 'ada.lund@example.org',
      password: 'Maple-river-42!',
      cnfpassword: 'Maple-river-42!',
      paperlessConfirmText: false,
      hasOptedForPaperlessBilling: false,
      hasOptedForPaperlessOther: false,
      areMarketingEmailsAllowed: false,
    },
    response: { loginId: 'ada.lund' },
  },
  'registration.username': { body: { loginId: 'ada.lund', registrationToken: sealed } },
  'scheduled-payments.create': {
    response: { kind: 'scheduled', transNo: '20261121-7K3M9Q2XHT4V', paymentDate: '2026-11-28' },
  },
  'sign-in.login': {
    body: { username: 'walter.prine', password: 'Rochdale-demo-1!' },
    response: { mfaAuthenticateModel: null },
  },
  'sign-in.verify-code': {
    body: { userName: 'walter.prine', token: '492817', encryptedMember: sealed, encryptedUserName: sealed },
    response: { memberMfaEnabled: true, mfaAuthenticateModel: null },
  },
  'unclaimed-credits.search': { body: { firstName: 'Ada', lastName: 'Lund', companyName: '', page: 1, pageSize: 10 } },
  'unclaimed-credits.claim': {
    body: {
      claimId: '3c1b7a52-54c8-4c39-9d5e-0f5a3ef4a6a3',
      reference: sealed,
      name: 'Ada Lund',
      ssn: '6789',
      phone: '(541) 555-0142',
      contactPref: 'Email',
      email: 'ada.lund@example.org',
      address1: '18 Mill Rd',
      address2: '',
      city: 'Cedar Ridge',
      state: 'OR',
      zip: '97498',
      comments: '',
    },
  },
};
