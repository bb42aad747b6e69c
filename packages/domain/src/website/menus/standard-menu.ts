import { type GateName, isUsableLink } from '../../gates/gates.ts';
import type { PlainTextCode } from '../../texts/text.ts';
import type { Route } from '../screens/screen-access.ts';
import type { ExternalLink, Site } from '../site/site.ts';
import type { menuPanelTexts } from './menu-panel.en.ts';

/** A line about an entry: the code of its label with `.text` behind. */
export type EntryAbout = keyof typeof menuPanelTexts;
type AboutStem = EntryAbout extends infer Code ? (Code extends `${infer Stem}.text` ? Stem : never) : never;

/** One entry of the standard menu before its gate is asked. */
export interface StandardEntry {
  readonly label: { readonly code: PlainTextCode } | { readonly text: string };
  readonly about?: EntryAbout;
  readonly link?: string;
  readonly external?: boolean;
  readonly gate?: GateName;
  readonly entries?: readonly StandardEntry[];
}

const linkTo = (route: Route): string => `/${route}`;
/** An entry that stands in the bar itself, where there is no room for a line about it. */
const top = (code: PlainTextCode, route: Route, gate?: GateName): StandardEntry => ({
  label: { code },
  link: linkTo(route),
  ...(gate && { gate }),
});
const lineAbout = <C extends AboutStem>(stem: C): `${C}.text` => `${stem}.text`;
const to = (code: AboutStem & PlainTextCode, route: Route, gate?: GateName): StandardEntry => ({
  ...top(code, route, gate),
  about: `${code}.text`,
});
const away = (code: AboutStem & PlainTextCode, link: string | undefined, gate?: GateName): StandardEntry => ({
  label: { code },
  about: `${code}.text`,
  external: true,
  ...(link !== undefined && { link }),
  ...(gate && { gate }),
});
const group = (code: PlainTextCode, entries: readonly StandardEntry[]): StandardEntry => ({
  label: { code },
  entries,
});
const links = (code: PlainTextCode, items: readonly ExternalLink[]): StandardEntry =>
  group(
    code,
    items.map((item) => ({ label: { text: item.title }, external: true, link: item.moduleLink })),
  );

/** The standard menu with its targets and gates (website-17, website-18). */
export function standardMenu(site: Site): readonly StandardEntry[] {
  const { configuration, settings } = site;
  const label = (text: string | undefined, fallback: PlainTextCode) => (text ? { text } : { code: fallback });
  return [
    {
      label: { code: 'menu.home' },
      link: settings.homeClickRedirectionLink,
      external: /^https?:/i.test(settings.homeClickRedirectionLink),
    },
    group('menu.myAccount', [
      to('menu.accountOverview', 'accountoverview'),
      to('menu.accountProfile', 'account-profile'),
      to('menu.accountHistory', 'billpayments/history'),
      to('menu.serviceRequests', 'service-requests', 'serviceRequests'),
      away('menu.outageMap', configuration.outageMapLink, 'outageMap'),
      {
        ...group('menu.notifications', [
          to('menu.manageNotifications', 'manage-notifications'),
          to('menu.manageContacts', 'manage-contacts'),
        ]),
        gate: 'notifications',
      },
      to('menu.usageTracker', 'usage-tracker', 'usageTracker'),
      {
        label: label(configuration.detailedUsageAnalysisLabel, 'menu.usageTracker'),
        about: lineAbout('menu.detailedUsage'),
        link: linkTo('accountoverview/meterusage'),
        gate: 'detailedUsageAnalysis',
      },
      to('menu.delinquents', 'delinquent-history', 'delinquents'),
      to('menu.myMeter', 'accountoverview/mymeter'),
      away('menu.meterDataPortal', configuration.nexGridLinkUrl, 'meterDataPortal'),
    ]),
    group('menu.billingAndPayments', [
      group('menu.billing', [
        to('menu.deposits', 'billpayments/view-deposits', 'deposits'),
        to('menu.arrangements', 'billpayments/view-arrangements', 'arrangements'),
        to('menu.paymentHelp', 'billpayments/payment-help', 'paymentHelp'),
        to('menu.averageBilling', 'levelized-billing', 'averageBilling'),
      ]),
      group('menu.payments', [
        to('menu.paymentProfile', 'billpayments/payment-profile'),
        to('menu.autoPayments', 'billpayments/auto-pay', 'autoPay'),
        to('menu.paymentOptions', 'payment-options'),
        to('menu.payMultiple', 'billpayments/pay-multiple'),
        to('menu.scheduledPayments', 'scheduled-payments', 'scheduledPayments'),
        {
          ...to('menu.draftPayments', 'draft-payments', 'draftPayments'),
          ...(configuration.whecEnabled && { label: { code: 'menu.ezPay' } }),
        },
      ]),
    ]),
    top('menu.outage', 'outage-status', 'outage'),
    group('menu.more', [
      to('menu.roundUp', 'operation-roundup', 'roundUp'),
      away('menu.contactUs', settings.coopContactUsLink),
      to('menu.servicesAndProducts', 'services-products'),
      {
        label: { text: configuration.memberInfoDocsLinkName },
        about: lineAbout('menu.documents'),
        link: linkTo('member-info-docs'),
        gate: 'memberInfoDocs',
      },
      { ...links('menu.contact', configuration.contactSubMenu), gate: 'whec' },
      { ...links('menu.accountServices', configuration.accountServicesSubMenu), gate: 'whec' },
      away('menu.faqs', isUsableLink(configuration.displayFaqUrl) ? configuration.displayFaqUrl : undefined),
    ]),
  ];
}
