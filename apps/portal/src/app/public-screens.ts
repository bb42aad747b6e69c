import { open, type Screen } from './screen.ts';

/** The screens that need no session (S0 §2, S2 §2). */
export const publicScreens: readonly Screen[] = [
  open('home', 'screen.home', {
    switcher: false,
    onServer: true,
    texts: ['home'],
    load: () => import('../features/home/home-page.tsx'),
  }),
  open('login', 'screen.login', {
    frame: 'late',
    onServer: true,
    texts: ['sign-in'],
    load: () => import('../features/sign-in/sign-in-page.tsx'),
  }),
  open('quick-pay', 'screen.quickPay', {
    onServer: true,
    texts: ['quick-pay', 'payments'],
    load: () => import('../features/quick-pay/quick-pay-page.tsx'),
  }),
  open('payment-success', 'screen.payments', {
    duringMaintenance: true,
    texts: ['payment-results', 'quick-pay'],
    load: () => import('../features/payment-results/success-page.tsx'),
  }),
  open('payment-cancel', 'screen.payments', {
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
    onServer: true,
    texts: ['registration'],
    load: () => import('../features/registration/register-page.tsx'),
  }),
  open('forgot-password', 'screen.forgotPassword', {
    onServer: true,
    texts: ['recovery', 'sign-in'],
    load: () => import('../features/recovery/forgot-password-page.tsx'),
  }),
  open('forgot-username', 'screen.forgotUsername', {
    onServer: true,
    texts: ['recovery', 'registration'],
    load: () => import('../features/recovery/forgot-username-page.tsx'),
  }),
  open('reset-password', 'screen.resetPassword', {
    texts: ['recovery', 'registration'],
    load: () => import('../features/recovery/reset-password-page.tsx'),
  }),
  open('external-redirect', 'screen.redirect', {
    switcher: false,
    texts: ['hand-overs'],
    load: () => import('../features/hand-overs/external-redirect-page.tsx'),
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
    switcher: false,
    texts: ['application-for-service'],
    load: () => import('../features/application-for-service/select-service-type-page.tsx'),
  }),
  open('service-type/application-for-service', 'screen.newService', {
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
  open('report-outage', 'screen.reportOutage', {
    worksOffline: true,
    onServer: true,
    texts: ['outage-page', 'outage-rules', 'quick-pay'],
    load: () => import('../features/outage/report-outage-page.tsx'),
  }),
];
