import { type GateName, isUsableLink } from '../gates/gates.ts';
import type { PlainMessageCode } from '../messages/text.ts';
import type { ExternalLink, Site } from '../site/site.ts';

/** One entry of the standard menu before its gate is asked. */
export interface StandardEntry {
  readonly label: { readonly code: PlainMessageCode } | { readonly text: string };
  readonly link?: string;
  readonly external?: boolean;
  readonly gate?: GateName;
  readonly entries?: readonly StandardEntry[];
}

const to = (code: PlainMessageCode, link: string, gate?: GateName): StandardEntry => ({
  label: { code },
  link,
  ...(gate && { gate }),
});
const away = (label: StandardEntry['label'], link: string | undefined, gate?: GateName): StandardEntry => ({
  label,
  external: true,
  ...(link !== undefined && { link }),
  ...(gate && { gate }),
});
const group = (code: PlainMessageCode, entries: readonly StandardEntry[]): StandardEntry => ({
  label: { code },
  entries,
});
const links = (code: PlainMessageCode, items: readonly ExternalLink[]): StandardEntry =>
  group(
    code,
    items.map((item) => away({ text: item.title }, item.moduleLink)),
  );

/** The standard menu with its targets and gates (S0 §2 Menus, Menu targets; §6). */
export function standardMenu(site: Site): readonly StandardEntry[] {
  const { configuration, settings } = site;
  const label = (text: string | undefined, fallback: PlainMessageCode) => (text ? { text } : { code: fallback });
  return [
    to('menu.home', settings.homeClickRedirectionLink),
    group('menu.myAccount', [
      to('menu.accountOverview', '/accountoverview'),
      to('menu.accountProfile', '/account-profile'),
      to('menu.accountHistory', '/billpayments/history'),
      to('menu.serviceRequests', '/service-requests', 'serviceRequests'),
      away({ code: 'menu.outageMap' }, configuration.outageMapLink, 'outageMap'),
      {
        ...group('menu.notifications', [
          to('menu.manageNotifications', '/manage-notifications'),
          to('menu.manageContacts', '/manage-contacts'),
        ]),
        gate: 'notifications',
      },
      to('menu.usageTracker', '/usage-tracker', 'usageTracker'),
      {
        label: label(configuration.detailedUsageAnalysisLabel, 'menu.usageTracker'),
        link: '/accountoverview/meterusage',
        gate: 'detailedUsageAnalysis',
      },
      to('menu.delinquents', '/delinquent-history', 'delinquents'),
      to('menu.myMeter', '/accountoverview/mymeter'),
      away({ code: 'menu.meterDataPortal' }, configuration.nexGridLinkUrl, 'meterDataPortal'),
    ]),
    group('menu.billingAndPayments', [
      group('menu.billing', [
        to('menu.deposits', '/billpayments/view-deposits', 'deposits'),
        to('menu.arrangements', '/billpayments/view-arrangements', 'arrangements'),
        to('menu.averageBilling', '/levelized-billing', 'averageBilling'),
      ]),
      group('menu.payments', [
        to('menu.paymentProfile', '/billpayments/payment-profile'),
        to('menu.autoPayments', '/billpayments/auto-pay', 'autoPay'),
        to('menu.paymentOptions', '/payment-options'),
        to('menu.payMultiple', '/billpayments/pay-multiple'),
        to('menu.scheduledPayments', '/scheduled-payments', 'scheduledPayments'),
        to(configuration.whecEnabled ? 'menu.ezPay' : 'menu.draftPayments', '/draft-payments', 'draftPayments'),
      ]),
    ]),
    to('menu.outage', '/outage-status', 'outage'),
    group('menu.more', [
      to('menu.roundUp', '/operation-roundup', 'roundUp'),
      away({ code: 'menu.contactUs' }, settings.coopContactUsLink),
      to('menu.servicesAndProducts', '/services-products'),
      {
        label: { text: configuration.memberInfoDocsLinkName },
        link: '/member-info-docs',
        gate: 'memberInfoDocs',
      },
      { ...links('menu.contact', configuration.contactSubMenu), gate: 'whec' },
      { ...links('menu.accountServices', configuration.accountServicesSubMenu), gate: 'whec' },
      away({ code: 'menu.faqs' }, isUsableLink(configuration.displayFaqUrl) ? configuration.displayFaqUrl : undefined),
    ]),
  ];
}
