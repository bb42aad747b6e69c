import type { GateName } from '@rochdale/domain/gates/gates';
import type { PlainMessageCode } from '@rochdale/domain/messages/text';
import type { ReactNode } from 'react';
import type { TextPart } from '../lib/text.ts';

/** One screen of the portal. */
export interface Screen {
  /** Under `/pages`. */
  readonly route: string;
  readonly access: 'public' | 'member';
  readonly gate: GateName;
  /** The screen that a signed-in member is led to instead, whatever the gate says. */
  readonly membersGoTo?: string;
  readonly title: PlainMessageCode;
  /** Whether the account switcher stands under the header (S0 §2). */
  readonly switcher: boolean;
  readonly frame: 'full' | 'slim' | 'none';
  /** Shown during maintenance too: how a payment ended, and the maintenance page itself. */
  readonly duringMaintenance: boolean;
  /** Rendered on the server for visitors; the others render in the browser. */
  readonly onServer: boolean;
  /** The texts that the page says, beside those of the shell. */
  readonly texts: readonly TextPart[];
  /** The page; a screen without one answers with the page that says so. */
  readonly load?: () => Promise<{ Page: () => ReactNode }>;
}

type Details = Partial<Omit<Screen, 'route' | 'title' | 'access'>>;

const screen = (access: Screen['access'], route: string, title: PlainMessageCode, details: Details = {}): Screen => ({
  route,
  access,
  title,
  gate: 'always',
  switcher: true,
  frame: 'full',
  onServer: false,
  duringMaintenance: false,
  texts: [],
  ...details,
});
const open = (route: string, title: PlainMessageCode, details?: Details) => screen('public', route, title, details);
const member = (route: string, title: PlainMessageCode, details?: Details) => screen('member', route, title, details);

/** Every screen (S0 §2, S2 §2). Router, menus, tiles and page titles read this table. */
export const screens: readonly Screen[] = [
  open('home', 'screen.home', {
    switcher: false,
    onServer: true,
    texts: ['home'],
    load: () => import('../features/home/home-page.tsx'),
  }),
  open('login', 'screen.login', {
    frame: 'none',
    onServer: true,
    texts: ['sign-in'],
    load: () => import('../features/sign-in/sign-in-page.tsx'),
  }),
  open('quick-pay', 'screen.quickPay', {
    gate: 'quickPay',
    membersGoTo: 'accountoverview',
    frame: 'slim',
    onServer: true,
    texts: ['quick-pay', 'payments'],
    load: () => import('../features/quick-pay/quick-pay-page.tsx'),
  }),
  open('payment-success', 'screen.payments', {
    frame: 'slim',
    duringMaintenance: true,
    texts: ['payment-results'],
    load: () => import('../features/payment-results/success-page.tsx'),
  }),
  open('payment-cancel', 'screen.payments', {
    frame: 'slim',
    duringMaintenance: true,
    texts: ['payment-results'],
    load: () => import('../features/payment-results/cancel-page.tsx'),
  }),
  open('services-products', 'screen.servicesProducts', {
    switcher: false,
    onServer: true,
    texts: ['home'],
    load: () => import('../features/services-products/services-products-page.tsx'),
  }),
  open('legal-terms', 'screen.legalTerms', {
    switcher: false,
    onServer: true,
    texts: ['home'],
    load: () => import('../features/legal-terms/legal-terms-page.tsx'),
  }),
  open('register', 'screen.register', {
    frame: 'slim',
    onServer: true,
    texts: ['registration'],
    load: () => import('../features/registration/register-page.tsx'),
  }),
  open('forgot-password', 'screen.forgotPassword', {
    frame: 'slim',
    onServer: true,
    texts: ['recovery', 'sign-in'],
    load: () => import('../features/recovery/forgot-password-page.tsx'),
  }),
  open('forgot-username', 'screen.forgotUsername', {
    frame: 'slim',
    onServer: true,
    texts: ['recovery', 'registration'],
    load: () => import('../features/recovery/forgot-username-page.tsx'),
  }),
  open('reset-password', 'screen.resetPassword', {
    frame: 'slim',
    texts: ['recovery', 'registration'],
    load: () => import('../features/recovery/reset-password-page.tsx'),
  }),
  open('external-redirect', 'screen.redirect', {
    frame: 'slim',
    switcher: false,
    texts: ['hand-overs'],
    load: () => import('../features/hand-overs/external-redirect-page.tsx'),
  }),
  open('aclarajump', 'screen.redirect', {
    gate: 'meterPortalJump',
    frame: 'slim',
    switcher: false,
    texts: ['hand-overs'],
    load: () => import('../features/hand-overs/aclarajump-page.tsx'),
  }),
  ...['view-all-accounts', 'account-list'].map((route) =>
    member(route, 'screen.accounts', {
      switcher: false,
      texts: ['all-accounts'],
      load: () => import('../features/all-accounts/all-accounts-page.tsx'),
    }),
  ),
  member('viewbill', 'screen.bill', {
    texts: ['bills'],
    load: () => import('../features/bills/viewbill-page.tsx'),
  }),
  member('no-bill', 'screen.bill', { texts: ['bills'], load: () => import('../features/bills/no-bill-page.tsx') }),
  member('my-profile', 'screen.myProfile', {
    switcher: false,
    texts: ['mfa', 'my-profile', 'operation-roundup', 'registration'],
    load: () => import('../features/my-profile/my-profile-page.tsx'),
  }),
  member('payment-options', 'screen.paymentOptions', {
    switcher: false,
    texts: ['home'],
    load: () => import('../features/payment-options/payment-options-page.tsx'),
  }),
  member('accountoverview', 'screen.accountOverview', {
    texts: ['bills', 'outage-rules', 'overview', 'payments'],
    load: () => import('../features/overview/overview-page.tsx'),
  }),
  member('accountoverview/mymeter', 'screen.accountOverview', {
    texts: ['bills', 'outage-rules', 'overview', 'payments'],
    load: () => import('../features/overview/overview-page.tsx'),
  }),
  member('meter-reading', 'screen.meterReading', {
    texts: ['meter-reading'],
    load: () => import('../features/meter-reading/meter-reading-page.tsx'),
  }),
  member('meter-sense-cc', 'screen.myMeter', {
    texts: ['overview'],
    load: () => import('../features/meter-sense/meter-sense-cc-page.tsx'),
  }),
  member('account-profile', 'screen.accountProfile', {
    texts: ['account-profile'],
    load: () => import('../features/account-profile/account-profile-page.tsx'),
  }),
  member('billpayments/history', 'screen.accountHistory', {
    texts: ['bills', 'history'],
    load: () => import('../features/history/history-page.tsx'),
  }),
  member('billpayments/view-deposits', 'screen.deposits', {
    gate: 'deposits',
    texts: ['deposits'],
    load: () => import('../features/deposits/deposits-page.tsx'),
  }),
  member('billpayments/view-arrangements', 'screen.arrangements', {
    gate: 'arrangements',
    texts: ['arrangements'],
    load: () => import('../features/arrangements/arrangements-page.tsx'),
  }),
  member('billpayments/auto-pay', 'screen.autoPay', {
    gate: 'autoPay',
    switcher: false,
    texts: ['auto-pay', 'payment-profile', 'payments'],
    load: () => import('../features/auto-pay/auto-pay-page.tsx'),
  }),
  member('billpayments/pay-multiple', 'screen.payMultiple', {
    switcher: false,
    texts: ['pay-multiple', 'payment-profile', 'payments', 'scheduled-payments'],
    load: () => import('../features/pay-multiple/pay-multiple-page.tsx'),
  }),
  member('billpayments/payment-profile', 'screen.paymentProfile', {
    switcher: false,
    texts: ['my-profile', 'payment-profile', 'payments'],
    load: () => import('../features/payment-profile/payment-profile-page.tsx'),
  }),

  open('maint', 'screen.maintenance', {
    frame: 'none',
    switcher: false,
    onServer: true,
    duringMaintenance: true,
    texts: ['maintenance'],
    load: () => import('../features/maintenance/maint-page.tsx'),
  }),
  open('direct-usage-tracker', 'screen.usageTracker', {
    switcher: false,
    frame: 'none',
    texts: ['usage', 'usage-rules'],
    load: () => import('../features/usage/direct-usage-tracker-page.tsx'),
  }),
  open('service-type/select-service-type', 'screen.newService', {
    gate: 'applicationForService',
    switcher: false,
    texts: ['application-for-service'],
    load: () => import('../features/application-for-service/select-service-type-page.tsx'),
  }),
  open('service-type/application-for-service', 'screen.newService', {
    gate: 'applicationForService',
    switcher: false,
    texts: ['account-profile', 'application-for-service', 'service-requests'],
    load: () => import('../features/application-for-service/application-for-service-page.tsx'),
  }),
  open('cc-letterreturn', 'screen.letterReturn', {
    switcher: false,
    onServer: true,
    texts: ['letter-return'],
    load: () => import('../features/letter-return/cc-letterreturn-page.tsx'),
  }),
  open('unclaimed-capital-credit', 'screen.unclaimedCredits', {
    switcher: false,
    onServer: true,
    texts: ['unclaimed-credits'],
    load: () => import('../features/unclaimed-credits/unclaimed-capital-credit-page.tsx'),
  }),
  member('accountoverview/meterusage', 'screen.usageTracker', {
    gate: 'detailedUsageAnalysis',
    load: () => import('../features/usage/meterusage-page.tsx'),
  }),
  member('draft-payments', 'screen.draftPayments', {
    gate: 'draftPayments',
    switcher: false,
    texts: ['draft-payments', 'payments'],
    load: () => import('../features/draft-payments/draft-payments-page.tsx'),
  }),
  member('scheduled-payments', 'screen.scheduledPayments', {
    gate: 'scheduledPayments',
    switcher: false,
    texts: ['scheduled-payments'],
    load: () => import('../features/scheduled-payments/scheduled-payments-page.tsx'),
  }),
  member('schedule-payments-success', 'screen.schedulePayment', {
    duringMaintenance: true,
    texts: ['scheduled-payments'],
    load: () => import('../features/scheduled-payments/schedule-payments-success-page.tsx'),
  }),
  member('schedule-payments-cancel', 'screen.schedulePayment', {
    duringMaintenance: true,
    texts: ['scheduled-payments'],
    load: () => import('../features/scheduled-payments/schedule-payments-cancel-page.tsx'),
  }),
  member('schedule-payments-error', 'screen.schedulePayment', {
    duringMaintenance: true,
    texts: ['scheduled-payments'],
    load: () => import('../features/scheduled-payments/schedule-payments-error-page.tsx'),
  }),
  member('outage-status', 'screen.outage', { gate: 'outage' }),
  member('manage-notifications', 'screen.notifications', { gate: 'notifications' }),
  member('manage-contacts', 'screen.contacts', { gate: 'notifications' }),
  member('usage-tracker', 'screen.usageTracker', {
    texts: ['usage', 'usage-rules'],
    load: () => import('../features/usage/usage-tracker-page.tsx'),
  }),
  member('operation-roundup', 'screen.roundUp', {
    gate: 'roundUp',
    switcher: false,
    texts: ['operation-roundup'],
    load: () => import('../features/operation-roundup/operation-roundup-page.tsx'),
  }),
  member('levelized-billing', 'screen.averageBilling', {
    gate: 'averageBilling',
    switcher: false,
    texts: ['levelized-billing'],
    load: () => import('../features/levelized-billing/levelized-billing-page.tsx'),
  }),
  member('delinquent-history', 'screen.delinquents', {
    gate: 'delinquents',
    texts: ['bills', 'delinquents'],
    load: () => import('../features/delinquents/delinquent-history-page.tsx'),
  }),
  member('member-info-docs', 'screen.documents', {
    gate: 'memberInfoDocs',
    switcher: false,
    texts: ['member-info-docs'],
    load: () => import('../features/member-info-docs/member-info-docs-page.tsx'),
  }),
  member('service-requests', 'screen.serviceRequests', {
    gate: 'serviceRequests',
    texts: ['service-requests'],
    load: () => import('../features/service-requests/service-requests-page.tsx'),
  }),
];

/** The screen of a route. */
export function screenOf(route: string): Screen | undefined {
  return screens.find((one) => one.route === route);
}

/** Whether a route has a page that menus may lead to. */
export function isBuilt(route: string): boolean {
  return screenOf(route)?.load !== undefined;
}
