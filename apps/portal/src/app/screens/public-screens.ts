import { open, type Screen } from './screen.ts';

/** The screens that need no session (website-21). */
export const publicScreens: readonly Screen[] = [
  open('home', 'screen.home', {
    switcher: false,
    onServer: true,
    texts: ['home'],
    load: () => import('../../features/website/home/home-page.tsx'),
  }),
  open('login', 'screen.login', {
    frame: 'late',
    onServer: true,
    texts: ['sign-in'],
    load: () => import('../../features/identity/sign-in/login-page.tsx'),
  }),
  open('quick-pay', 'screen.quickPay', {
    onServer: true,
    texts: ['quick-pay', 'payments'],
    load: () => import('../../features/paying/quick-pay/quick-pay-page.tsx'),
  }),
  open('payment-link', 'screen.paymentLink', {
    switcher: false,
    texts: ['payment-link', 'payments'],
    load: () => import('../../features/paying/payment-link/payment-link-page.tsx'),
  }),
  open('payment-success', 'screen.payments', {
    duringMaintenance: true,
    texts: ['payment-results', 'quick-pay'],
    load: () => import('../../features/paying/payment-results/payment-success-page.tsx'),
  }),
  open('payment-cancel', 'screen.payments', {
    duringMaintenance: true,
    texts: ['payment-results'],
    load: () => import('../../features/paying/payment-results/payment-cancel-page.tsx'),
  }),
  open('services-products', 'screen.servicesProducts', {
    switcher: false,
    onServer: true,
    texts: ['home'],
    load: () => import('../../features/website/services-products/services-products-page.tsx'),
  }),
  open('legal-terms', 'screen.legalTerms', {
    switcher: false,
    onServer: true,
    texts: ['home'],
    load: () => import('../../features/website/legal-terms/legal-terms-page.tsx'),
  }),
  open('register', 'screen.register', {
    onServer: true,
    texts: ['registration'],
    load: () => import('../../features/identity/registration/register-page.tsx'),
  }),
  open('forgot-password', 'screen.forgotPassword', {
    onServer: true,
    texts: ['recovery', 'sign-in'],
    load: () => import('../../features/identity/recovery/forgot-password-page.tsx'),
  }),
  open('forgot-username', 'screen.forgotUsername', {
    onServer: true,
    texts: ['recovery', 'registration'],
    load: () => import('../../features/identity/recovery/forgot-username-page.tsx'),
  }),
  open('reset-password', 'screen.resetPassword', {
    texts: ['recovery', 'registration'],
    load: () => import('../../features/identity/recovery/reset-password-page.tsx'),
  }),
  open('stop-change', 'screen.stopChange', {
    texts: ['stop-change'],
    load: () => import('../../features/identity/stop-change/stop-change-page.tsx'),
  }),
  open('delegate-invitation', 'screen.delegateInvitation', {
    switcher: false,
    texts: ['delegates', 'registration'],
    load: () => import('../../features/identity/delegates/delegate-invitation-page.tsx'),
  }),
  open('external-redirect', 'screen.redirect', {
    switcher: false,
    texts: ['ways-in'],
    load: () => import('../../features/identity/hand-overs/external-redirect-page.tsx'),
  }),
  open('outside-sign-in', 'screen.login', {
    switcher: false,
    texts: ['ways-in'],
    load: () => import('../../features/identity/outside-sign-in/outside-sign-in-page.tsx'),
  }),
  open('maint', 'screen.maintenance', {
    frame: 'none',
    switcher: false,
    onServer: true,
    duringMaintenance: true,
    texts: ['maintenance'],
    load: () => import('../../features/website/maintenance/maint-page.tsx'),
  }),
  open('as-member', 'screen.asMember', {
    frame: 'none',
    switcher: false,
    texts: ['as-member'],
    load: () => import('../../features/identity/as-member/as-member-page.tsx'),
  }),
  open('direct-usage-tracker', 'screen.usageTracker', {
    switcher: false,
    frame: 'none',
    texts: ['usage', 'usage-rules'],
    load: () => import('../../features/energy/usage/direct/direct-usage-tracker-page.tsx'),
  }),
  open('service-type/select-service-type', 'screen.newService', {
    switcher: false,
    texts: ['application-for-service'],
    load: () => import('../../features/service/application-for-service/select-service-type-page.tsx'),
  }),
  open('service-type/application-for-service', 'screen.newService', {
    switcher: false,
    texts: ['account-profile', 'application-for-service', 'service-requests'],
    load: () => import('../../features/service/application-for-service/application-for-service-page.tsx'),
  }),
  open('cc-letterreturn', 'screen.letterReturn', {
    switcher: false,
    onServer: true,
    texts: ['letter-return'],
    load: () => import('../../features/service/letter-return/cc-letterreturn-page.tsx'),
  }),
  open('unclaimed-capital-credit', 'screen.unclaimedCredits', {
    switcher: false,
    onServer: true,
    texts: ['unclaimed-credits'],
    load: () => import('../../features/account/unclaimed-credits/unclaimed-capital-credit-page.tsx'),
  }),
  open('report-outage', 'screen.reportOutage', {
    worksOffline: true,
    onServer: true,
    texts: ['outage-page', 'outage-rules', 'quick-pay'],
    load: () => import('../../features/service/outage/report/report-outage-page.tsx'),
  }),
  open('last-seen', 'screen.lastSeen', {
    worksOffline: true,
    switcher: false,
    texts: ['last-seen'],
    load: () => import('../../features/identity/last-seen/last-seen-page.tsx'),
  }),
  open('outage-map', 'screen.outageMap', {
    switcher: false,
    texts: ['outage-map', 'outage-page', 'outage-rules'],
    load: () => import('../../features/service/outage/map/outage-map-page.tsx'),
  }),
  open('outage-map-embed', 'screen.outageMap', {
    switcher: false,
    frame: 'none',
    texts: ['outage-map', 'outage-page', 'outage-rules'],
    load: () => import('../../features/service/outage/map/outage-map-embed-page.tsx'),
  }),
];
