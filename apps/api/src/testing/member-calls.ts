import type { CallTerms, WellFormedCalls } from './numbers.ts';
import { applicationOf } from './visitor-calls.ts';

const ofMember = ({ numbers: { memberNumber } }: CallTerms) => ({ params: { memberNumber } });
const ofAccount = ({ numbers: { accountNumber } }: CallTerms) => ({ params: { accountNumber } });
const ofBoth = ({ numbers: { memberNumber, accountNumber } }: CallTerms) => ({
  params: { memberNumber, accountNumber },
});
const ofFormer = ({ numbers: { memberNumber, accountNumber }, readOn }: CallTerms) => ({
  params: { memberNumber, formerAccountNumber: accountNumber, heldUntil: readOn },
});
const ofContact = ({ numbers: { memberNumber, contactId } }: CallTerms) => ({ params: { memberNumber, contactId } });
const ofRequest = () => ({ params: { requestId: 'unknown-request-of-an-app' } });
const ofDelegation = ({ numbers: { memberNumber } }: CallTerms) => ({
  params: { memberNumber, delegationId: '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6a1' },
});
const dayOf = ({ readOn }: CallTerms) => ({ fromDate: readOn, toDate: readOn });
const levelized = { action: 'Add', billingType: 'Average', estimatedBill: 1, settlementMonth: 1 } as const;

/** What members call with a body of no money. */
export const memberCalls = {
  'account-profile.get': ofBoth,
  'account-profile.update': (terms) => ({
    ...ofBoth(terms),
    body: {
      firstName: 'Marisol',
      middleName: '',
      lastName: 'Okonkwo',
      streetNumber: '1',
      streetName: 'Mill',
      streetType: 'RD',
      unit: '',
      city: 'Cedar',
      state: 'OR',
      zip: '97498',
      contactPhones: [],
    },
  }),
  'account-names.list': ofMember,
  'account-names.set': (terms) => ({ ...ofBoth(terms), body: { nickname: 'Home' } }),
  'accounts.list': (terms) => ({ ...ofMember(terms), query: { selected: terms.numbers.accountNumber } }),
  'accounts.search': (terms) => ({ ...ofMember(terms), query: {} }),
  'accounts.info': ofBoth,
  'former-accounts.list': ofMember,
  'former-accounts.papers': ofFormer,
  'former-accounts.bill': (terms) => ({ ...ofFormer(terms), query: { url: terms.numbers.billViewUrl } }),
  'history.payments': (terms) => ({ ...ofAccount(terms), query: {} }),
  'history.bills': (terms) => ({ ...ofAccount(terms), query: {} }),
  'history.entries': (terms) => ({ ...ofAccount(terms), query: {} }),
  'history.budget-average': (terms) => ({ ...ofAccount(terms), query: {} }),
  'bill-explained.get': (terms) => ({ ...ofAccount(terms), query: {} }),
  'bill-explained.ask': (terms) => ({ ...ofAccount(terms), body: { about: 'bill' } }),
  'bills.get': (terms) => ({ ...ofAccount(terms), query: {} }),
  'bills.view': (terms) => ({ ...ofAccount(terms), query: { url: terms.numbers.billViewUrl } }),
  'bills.capital-credits': (terms) => ({ ...ofBoth(terms), query: { url: terms.numbers.viewccPdfUrl } }),
  'application-for-service.apply-as-member': (terms) => ({
    ...ofMember(terms),
    body: { applicationId: '6f1b7a52-54c8-4c39-9d5e-0f5a3ef4a6a1', application: applicationOf(terms) },
  }),
  'application-for-service.applicant': ofMember,
  'what-if.compare': (terms) => ({ ...ofAccount(terms), query: {} }),
  'what-if.ask': (terms) => ({ ...ofAccount(terms), body: { schedule: 'TOU' } }),
  'arrangements.list': ofAccount,
  'prepaid.get': ofAccount,
  'top-up.get': ofAccount,
  'top-up.set': (terms) => ({
    params: ofAccount(terms).params,
    body: {
      storedPaymentId: 'S2000171',
      trigger: 'days' as const,
      line: 3,
      amount: 40,
      ceiling: 160,
      agreed: true as const,
    },
  }),
  'top-up.end': ofAccount,
  'payment-help.get': ofAccount,
  'payment-help.ask': (terms) => ({
    ...ofAccount(terms),
    body: { kind: 'extension', amount: 92, lastDay: '2026-12-09' },
  }),
  'delinquents.list': (terms) => ({ ...ofAccount(terms), query: {} }),
  'delinquents.document': (terms) => ({
    ...ofAccount(terms),
    query: { delinquentViewUrl: terms.numbers.delinquentViewUrl },
  }),
  'access-tokens.list': ofMember,
  'access-tokens.make': (terms) => ({
    ...ofMember(terms),
    body: {
      name: 'Home Assistant',
      accounts: [{ accountNumber: terms.numbers.accountNumber }],
      endsOn: terms.later,
      currentPassword: 'Rochdale-demo-1!',
    },
  }),
  'access-tokens.end': ({ numbers: { memberNumber } }) => ({
    params: { memberNumber, tokenId: '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6b1' },
  }),
  'data.accounts': () => ({}),
  'data.usage': ({ readOn }) => ({
    params: { accountId: '0c5f7a52-54c8-8c39-9d5e-0f5a3ef4a6b2' },
    query: { from: readOn, to: readOn },
  }),
  'connected-apps.list': ofMember,
  'connected-apps.end': (terms) => ({
    params: { ...ofMember(terms).params, connectionId: '0b8c1a7e-5f7b-4a39-9d5e-0f5a3ef4a6a0' },
  }),
  'connected-apps.see-request': ofRequest,
  'connected-apps.refuse': ofRequest,
  'connected-apps.sign-in': () => ({ ...ofRequest(), body: { currentPassword: 'Rochdale-demo-1!' } }),
  'connected-apps.allow': ({ numbers }) => ({
    ...ofRequest(),
    body: {
      accounts: [{ accountNumber: numbers.accountNumber }],
      kinds: ['use' as const],
      historyMonths: 12,
      untilMonths: 3,
      currentPassword: 'Rochdale-demo-1!',
    },
  }),
  'delegates.list': ofMember,
  'grants.accounts': (terms) => ({ ...ofMember(terms), query: {} }),
  'delegates.invite': (terms) => ({
    ...ofMember(terms),
    body: {
      email: 'chidi@okonkwo.example',
      scope: 'pay',
      accounts: [{ accountNumber: terms.numbers.accountNumber }],
      endsOn: null,
      currentPassword: 'Rochdale-demo-1!',
    },
  }),
  'delegates.send-again': ofDelegation,
  'delegates.end': ofDelegation,
  'delegates.accept': () => ({ body: { code: 'unknown' } }),
  'my-record.list': (terms) => ({ ...ofMember(terms), query: {} }),
  'my-record.kept': ofMember,
  'my-record.download': (terms) => ({ ...ofMember(terms), body: { currentPassword: 'not it' } }),
  'my-record.closing': ofMember,
  'sessions.list': ofMember,
  'sessions.end': (terms) => ({ ...ofMember(terms), body: { sessionId: null, currentPassword: 'not it' } }),
  'my-record.close': (terms) => ({ ...ofMember(terms), body: { currentPassword: 'not it', agreed: true } }),
  'deposits.list': ofAccount,
  'green-button.download': (terms) => ({ ...ofBoth(terms), query: { from: terms.readOn, to: terms.readOn } }),
  'language.choose': (terms) => ({ ...ofMember(terms), body: { language: 'es' } }),
  'levelized-billing.list': ofMember,
  'levelized-billing.update': (terms) => ({ ...ofBoth(terms), body: levelized }),
  'levelized-billing.update-many': (terms) => ({
    ...ofMember(terms),
    body: [{ ...levelized, accountNumber: terms.numbers.accountNumber }],
  }),
  'member-info-docs.list': () => ({}),
  'meter-portal.jump': ofMember,
  'meter-reading.meters': ofAccount,
  'meter-reading.submit': (terms) => ({
    ...ofAccount(terms),
    body: { meterNumber: terms.numbers.meterId, reading: 999_999, confirmed: true },
  }),
  'mfa.status': ofMember,
  'mfa.qr-code': ofMember,
  'mfa.set': (terms) => ({
    ...ofMember(terms),
    body: { encryptedMember: 'unknown', code: '000000', key: 'unknown', currentPassword: 'unknown' },
  }),
  'mfa.remove': (terms) => ({ ...ofMember(terms), body: { currentPassword: 'Rochdale-demo-1!' } }),
  'my-profile.details': ofMember,
  'my-profile.update': (terms) => ({
    ...ofMember(terms),
    body: {
      paperlessConfirmText: true,
      paperlessAccounts: [
        { accountNumber: terms.numbers.accountNumber, isEmail: true, isPaperless: false, isPaperlessOther: false },
      ],
    },
  }),
  'my-profile.username': (terms) => ({ ...ofMember(terms), body: { loginId: 'another.username' } }),
  'my-profile.auto-payments': ofMember,
  'notifications.get': ofBoth,
  'notifications.save': (terms) => ({ ...ofBoth(terms), body: { topics: [], appliesToAll: false } }),
  'push.devices': ofMember,
  'push.subscribe': (terms) => ({
    ...ofMember(terms),
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'push.remove': (terms) => ({
    params: { ...ofMember(terms).params, subscriptionId: '8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11' },
  }),
  'notifications.contacts': ofMember,
  'notifications.add-contact': (terms) => ({
    ...ofMember(terms),
    body: { kind: 'email', address: 'another@example.com' },
  }),
  'notifications.send-code': ofContact,
  'notifications.verify-contact': (terms) => ({ ...ofContact(terms), body: { verificationCode: '123456' } }),
  'notifications.resume-texts': (terms) => ({ ...ofContact(terms), body: { topic: 'outage' } }),
  'notifications.remove-contact': (terms) => ({ ...ofContact(terms), query: {} }),
  'operation-roundup.list': ofMember,
  'operation-roundup.update': (terms) => ({
    ...ofMember(terms),
    body: [{ accountNumber: terms.numbers.accountNumber, isRoundUp: true, amount: null, expireDate: null }],
  }),
  'outage.status': ofAccount,
  'outage.info': ofBoth,
  'outage.history': ({ numbers: { accountNumber, locationId } }) => ({
    params: { accountNumber, locationId },
    query: {},
  }),
  'outage.report': ({ numbers: { accountNumber } }) => ({
    body: {
      reportId: '8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11',
      accountNumber,
      outageReason: 'No power at all',
      callBack: false,
    },
  }),
  'outage.areas': ofAccount,
  'outage.reports': ofAccount,
  'reliability.see': ofAccount,
  'restoration-text.get': ofAccount,
  'restoration-text.ask': (terms) => ({ ...ofAccount(terms), body: { phone: '(541) 555-0142' } }),
  'restoration-text.prove': (terms) => ({ ...ofAccount(terms), body: { verificationCode: '123456' } }),
  'restoration-text.withdraw': ofAccount,
  'overview.details': ofBoth,
  'overview.billed-usage': ofAccount,
  'overview.my-meter': ofAccount,
  'service-requests.types': ofAccount,
  'service-requests.submit': ({ numbers: { accountNumber } }) => ({
    body: { accountNumber, workType: 'METER', phone: '5415550142' },
  }),
  'service-requests.list': ofAccount,
  'sign-in.session': () => ({}),
  'outside-sign-in.see': ofMember,
  'outside-sign-in.begin-tie': (terms) => ({ ...ofMember(terms), body: { currentPassword: 'Rochdale-demo-1!' } }),
  'outside-sign-in.tie': (terms) => ({ ...ofMember(terms), body: { answer: 'code=x&state=tie.x' } }),
  'outside-sign-in.untie': (terms) => ({ ...ofMember(terms), body: { currentPassword: 'Rochdale-demo-1!' } }),
  'sign-in.session-of-member': ofMember,
  'sign-in.logout': () => ({}),
  'usage.account': ofBoth,
  'usage.daily': (terms) => ({ ...ofBoth(terms), query: dayOf(terms) }),
  'usage.temperatures': (terms) => ({ ...ofBoth(terms), query: dayOf(terms) }),
  'usage.prepaid': (terms) => ({ ...ofBoth(terms), query: dayOf(terms) }),
  'usage.attributes': ({ numbers: { memberNumber, meterId } }) => ({ params: { memberNumber, meterId } }),
  'usage.intervals': (terms) => ({
    ...ofBoth(terms),
    query: { ...dayOf(terms), meterId: terms.numbers.meterId, intervalType: '60' },
  }),
  'usage.interval-range': (terms) => ({
    ...ofBoth(terms),
    query: { ...dayOf(terms), meterId: terms.numbers.meterId, intervalType: '60' },
  }),
  'usage.monthly': ofBoth,
  'usage.insight': (terms) => ({ ...ofBoth(terms), query: { meterId: terms.numbers.meterId } }),
} satisfies Partial<WellFormedCalls>;
