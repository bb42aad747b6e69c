import { type ApplicationField, applicationFields } from '@rochdale/domain/service/application-for-service/application';
import type { CallTerms, WellFormedCalls } from './numbers.ts';

/** An application for service that every rule lets pass. */
export function applicationOf({ today }: CallTerms): Record<ApplicationField, string> {
  const empty = Object.fromEntries(applicationFields.map((field) => [field, ''])) as Record<ApplicationField, string>;
  return {
    ...empty,
    accountType: 'Electric',
    kind: 'existing',
    startDate: today,
    street: '1 Mill St',
    city: 'Cedar',
    state: 'OR',
    zip: '97498',
    mailTo: 'same',
    firstName: 'Ada',
    lastName: 'Lund',
    phone: '5415550142',
    email: 'ada@example.com',
  };
}

const secrets = { password: 'Maple-river-42!', cnfpassword: 'Maple-river-42!' };
/** The last digits of the phone of the demo's first member; wrong for all others. */
const phoneLastFourDigits = '0142';

/** What anybody may call. */
export const visitorCalls = {
  'hand-overs.take': ({ numbers: { memberNumber } }) => ({ body: { token: `rdl_ho_${'x'.repeat(43)}`, memberNumber } }),
  'outside-sign-in.begin': () => ({}),
  'outside-sign-in.finish': () => ({ body: { answer: 'code=x&state=sign-in.x' } }),
  'as-member.begin': () => ({ body: { code: 'A'.repeat(43) } }),
  'as-member.end': () => ({ body: { accessToken: 'unknown' } }),
  'account-code.send': ({ numbers: { accountNumber } }) => ({ body: { accountNumber, channel: 'email' } }),
  'account-code.check': () => ({ body: { attempt: 'unknown', verificationCode: '123456' } }),
  'sign-in.send-code': () => ({ body: { username: 'marisol.okonkwo', channel: 'email' } }),
  'application-for-service.apply': (terms) => ({
    body: { applicationId: '1a0b7a52-54c8-4c39-9d5e-0f5a3ef4a6a2', application: applicationOf(terms) },
  }),
  'direct-usage.daily': ({ numbers: { directUsageLink }, today }) => ({
    body: { accountNumber: directUsageLink, fromDate: today, toDate: today, dataEncrypt: true },
  }),
  'direct-usage.prepaid': ({ numbers: { accountNumber }, today }) => ({
    body: { accountNumber, fromDate: today, toDate: today },
  }),
  'direct-usage.intervals': ({ numbers: { accountNumber }, today }) => ({
    body: { accountNumber, fromDate: today, toDate: today },
  }),
  'letter-return.submit': ({ numbers: { memberNumber } }) => ({ body: { memberNumber, letterId: '424242' } }),
  'delegates.see-invitation': () => ({ body: { code: 'unknown' } }),
  'delegates.join': () => ({ body: { code: 'unknown', loginId: 'hollis.granger', ...secrets } }),
  'login-changes.see': () => ({ body: { code: 'unknown' } }),
  'login-changes.stop': () => ({ body: { code: 'unknown' } }),
  'maintenance.status': () => ({}),
  'notices.text-reply': () => ({ body: { from: '+15415550142', text: 'STOP' } }),
  'notices.undeliverable': () => ({ body: { recipient: 'ada@example.com', reason: 'unknown' } }),
  'outage-public.map': () => ({}),
  'outage-public.territory': () => ({}),
  'outage-public.status': ({ numbers: { accountNumber } }) => ({ body: { accountNumber, phoneLastFourDigits } }),
  'outage-public.report': ({ numbers: { accountNumber } }) => ({
    body: {
      reportId: '8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d12',
      accountNumber,
      phoneLastFourDigits,
      outageReason: 'No power at all',
      callBack: false,
    },
  }),
  'quick-pay.verify': ({ numbers: { accountNumber } }) => ({ body: { accountNumber, phoneLastFourDigits } }),
  'recovery.forgot-password': () => ({ body: { username: 'marisol.okonkwo', email: 'someone@example.com' } }),
  'recovery.forgot-username': ({ numbers: { accountNumber } }) => ({
    body: { accountNumber, email: 'someone@example.com' },
  }),
  'recovery.validate-link': () => ({ body: { otc: 'unknown' } }),
  'recovery.reset-password': () => ({ body: { otc: 'unknown', ...secrets } }),
  'registration.authentication-types': ({ numbers: { accountNumber } }) => ({ body: { accountNumber } }),
  'registration.verify-account': () => ({ body: { selectedAuthenticateOption: 'unknown' } }),
  'registration.verify-code': () => ({ body: { attempt: 'unknown', verificationCode: '123456' } }),
  'registration.username': () => ({ body: { loginId: 'another.username', registrationToken: 'unknown' } }),
  'registration.register': () => ({
    body: {
      registrationToken: 'unknown',
      loginId: 'another.username',
      email: 'ada@example.com',
      ...secrets,
      hasOptedForPaperlessBilling: false,
      hasOptedForPaperlessOther: false,
      areMarketingEmailsAllowed: false,
      paperlessConfirmText: false,
    },
  }),
  'sign-in.login': () => ({ body: { username: 'marisol.okonkwo', password: 'not the password' } }),
  'sign-in.verify-code': () => ({
    body: { userName: 'marisol.okonkwo', token: '123456', encryptedMember: 'unknown', encryptedUserName: 'unknown' },
  }),
  'unclaimed-credits.search': () => ({
    body: { firstName: '', lastName: 'Nobody At All', companyName: '', page: 1, pageSize: 10 },
  }),
  'unclaimed-credits.claim': () => ({
    body: {
      claimId: '3c1b7a52-54c8-4c39-9d5e-0f5a3ef4a6a3',
      reference: 'unknown',
      name: 'Ada Lund',
      ssn: '6789',
      phone: '(541) 555-0142',
      contactPref: 'Email',
      email: 'ada@example.com',
      address1: '1 Mill St',
      address2: '',
      city: 'Cedar',
      state: 'OR',
      zip: '97498',
      comments: '',
    },
  }),
  'usage.config': () => ({}),
} satisfies Partial<WellFormedCalls>;
