import type { EarlyCall } from '../../lib/calls/early-calls.ts';
import { member, type Screen } from './screen.ts';

/** What the balance stands on. */
const overviewCalls: readonly EarlyCall[] = [
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/details',
];

/** The screens of a signed-in member (website-21). */
export const memberScreens: readonly Screen[] = [
  ...(['view-all-accounts', 'account-list'] as const).map((route) =>
    member(route, 'screen.accounts', {
      switcher: false,
      pageOf: 'view-all-accounts',
      texts: ['all-accounts', 'bills'],
      load: () => import('../../features/account/all-accounts/view-all-accounts-page.tsx'),
    }),
  ),
  member('viewbill', 'screen.bill', {
    texts: ['bill-explained', 'bills', 'service-requests'],
    load: () => import('../../features/account/bills/viewbill-page.tsx'),
  }),
  member('no-bill', 'screen.bill', {
    texts: ['bills'],
    load: () => import('../../features/account/bills/no-bill-page.tsx'),
  }),
  member('my-profile', 'screen.myProfile', {
    switcher: false,
    texts: [
      'access-tokens',
      'last-seen',
      'mfa',
      'operation-roundup',
      'my-profile',
      'ways-in',
      'passkeys',
      'registration',
    ],
    load: () => import('../../features/identity/my-profile/my-profile-page.tsx'),
  }),
  member('delegates', 'screen.delegates', {
    switcher: false,
    texts: ['delegates', 'my-profile', 'ways-in', 'passkeys', 'registration'],
    load: () => import('../../features/identity/delegates/delegates-page.tsx'),
  }),
  member('my-record', 'screen.myRecord', {
    switcher: false,
    texts: ['my-record', 'my-profile', 'ways-in', 'passkeys'],
    load: () => import('../../features/identity/my-record/my-record-page.tsx'),
  }),
  member('connected-apps', 'screen.connectedApps', {
    switcher: false,
    texts: ['connected-apps'],
    load: () => import('../../features/identity/connected-apps/connected-apps-page.tsx'),
  }),
  member('connect', 'screen.connect', {
    switcher: false,
    texts: ['connected-apps', 'my-profile', 'ways-in', 'passkeys'],
    load: () => import('../../features/identity/connected-apps/connect-page.tsx'),
  }),
  member('payment-options', 'screen.paymentOptions', {
    switcher: false,
    texts: ['home'],
    load: () => import('../../features/paying/payment-options/payment-options-page.tsx'),
  }),
  member('accountoverview', 'screen.accountOverview', {
    earlyCalls: overviewCalls,
    texts: ['bills', 'outage-rules', 'overview', 'payments'],
    load: () => import('../../features/account/overview/accountoverview-page.tsx'),
  }),
  member('accountoverview/mymeter', 'screen.accountOverview', {
    pageOf: 'accountoverview',
    earlyCalls: overviewCalls,
    texts: ['bills', 'outage-rules', 'overview', 'payments'],
    load: () => import('../../features/account/overview/accountoverview-page.tsx'),
  }),
  member('prepaid', 'screen.prepaid', {
    texts: ['auto-pay', 'payment-profile', 'payments', 'prepaid'],
    load: () => import('../../features/account/prepaid/prepaid-page.tsx'),
  }),
  member('meter-reading', 'screen.meterReading', {
    texts: ['meter-reading'],
    load: () => import('../../features/energy/meter-reading/meter-reading-page.tsx'),
  }),
  member('meter-sense-cc', 'screen.myMeter', {
    texts: ['overview'],
    load: () => import('../../features/energy/meter-sense/meter-sense-cc-page.tsx'),
  }),
  member('account-profile', 'screen.accountProfile', {
    texts: ['account-profile'],
    load: () => import('../../features/account/account-profile/account-profile-page.tsx'),
  }),
  member('billpayments/history', 'screen.accountHistory', {
    texts: ['bills', 'history'],
    load: () => import('../../features/account/history/history-page.tsx'),
  }),
  member('billpayments/view-deposits', 'screen.deposits', {
    texts: ['deposits'],
    load: () => import('../../features/account/deposits/view-deposits-page.tsx'),
  }),
  member('billpayments/view-arrangements', 'screen.arrangements', {
    texts: ['arrangements'],
    load: () => import('../../features/account/arrangements/view-arrangements-page.tsx'),
  }),
  member('billpayments/payment-help', 'screen.paymentHelp', {
    texts: ['payment-help', 'payments'],
    load: () => import('../../features/paying/payment-help/payment-help-page.tsx'),
  }),
  member('billpayments/auto-pay', 'screen.autoPay', {
    switcher: false,
    texts: ['auto-pay', 'payment-profile', 'payments'],
    load: () => import('../../features/planned/auto-pay/auto-pay-page.tsx'),
  }),
  member('billpayments/pay-automatically', 'screen.payAutomatically', {
    switcher: false,
    texts: ['planned-payments'],
    load: () => import('../../features/planned/planned-payments/pay-automatically-page.tsx'),
  }),
  member('billpayments/pay-multiple', 'screen.payMultiple', {
    switcher: false,
    texts: ['pay-multiple', 'payment-profile', 'payments', 'scheduled-payments'],
    load: () => import('../../features/paying/pay-multiple/pay-multiple-page.tsx'),
  }),
  member('billpayments/payment-profile', 'screen.paymentProfile', {
    switcher: false,
    texts: ['my-profile', 'payment-profile', 'payments'],
    load: () => import('../../features/paying/payment-profile/payment-profile-page.tsx'),
  }),
  member('accountoverview/meterusage', 'screen.usageTracker', {
    load: () => import('../../features/energy/usage/meterusage-page.tsx'),
  }),
  member('aclarajump', 'screen.redirect', {
    switcher: false,
    texts: ['ways-in'],
    load: () => import('../../features/identity/hand-overs/aclarajump-page.tsx'),
  }),
  member('draft-payments', 'screen.draftPayments', {
    switcher: false,
    texts: ['draft-payments', 'payment-profile', 'payments'],
    load: () => import('../../features/planned/draft-payments/draft-payments-page.tsx'),
  }),
  member('scheduled-payments', 'screen.scheduledPayments', {
    switcher: false,
    texts: ['scheduled-payments'],
    load: () => import('../../features/planned/scheduled-payments/scheduled-payments-page.tsx'),
  }),
  member('schedule-payments-success', 'screen.schedulePayment', {
    duringMaintenance: true,
    texts: ['scheduled-payments'],
    load: () => import('../../features/planned/scheduled-payments/schedule-payments-success-page.tsx'),
  }),
  member('schedule-payments-cancel', 'screen.schedulePayment', {
    duringMaintenance: true,
    texts: ['scheduled-payments'],
    load: () => import('../../features/planned/scheduled-payments/schedule-payments-cancel-page.tsx'),
  }),
  member('schedule-payments-error', 'screen.schedulePayment', {
    duringMaintenance: true,
    texts: ['scheduled-payments'],
    load: () => import('../../features/planned/scheduled-payments/schedule-payments-error-page.tsx'),
  }),
  member('outage-status', 'screen.outage', {
    texts: ['outage-map', 'outage-page', 'outage-rules', 'reliability', 'restoration-texts'],
    load: () => import('../../features/service/outage/outage-status-page.tsx'),
  }),
  member('manage-notifications', 'screen.notifications', {
    texts: ['notifications', 'registration'],
    load: () => import('../../features/communications/notifications/manage-notifications-page.tsx'),
  }),
  member('manage-contacts', 'screen.contacts', {
    texts: ['notifications', 'registration'],
    load: () => import('../../features/communications/notifications/manage-contacts-page.tsx'),
  }),
  member('usage-tracker', 'screen.usageTracker', {
    staysHere: true,
    texts: ['usage', 'usage-rules'],
    load: () => import('../../features/energy/usage/usage-tracker-page.tsx'),
  }),
  member('what-if', 'screen.whatIf', {
    texts: ['what-if'],
    load: () => import('../../features/energy/what-if/what-if-page.tsx'),
  }),
  member('operation-roundup', 'screen.roundUp', {
    switcher: false,
    texts: ['operation-roundup'],
    load: () => import('../../features/account/operation-roundup/operation-roundup-page.tsx'),
  }),
  member('levelized-billing', 'screen.averageBilling', {
    switcher: false,
    texts: ['levelized-billing'],
    load: () => import('../../features/account/levelized-billing/levelized-billing-page.tsx'),
  }),
  member('delinquent-history', 'screen.delinquents', {
    texts: ['bills', 'delinquents'],
    load: () => import('../../features/account/delinquents/delinquent-history-page.tsx'),
  }),
  member('member-info-docs', 'screen.documents', {
    switcher: false,
    texts: ['member-info-docs'],
    load: () => import('../../features/website/member-info-docs/member-info-docs-page.tsx'),
  }),
  member('service-requests', 'screen.serviceRequests', {
    texts: ['service-requests'],
    load: () => import('../../features/service/service-requests/service-requests-page.tsx'),
  }),
];
