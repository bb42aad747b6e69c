import { isUsageSupported } from '../../energy/usage/tabs.ts';
import { gates } from '../../gates/gates.ts';
import { isOutageSupported } from '../../service/outage/reporting.ts';
import type { Site } from '../../website/site/site.ts';
import { type FirstTopic, firstTopics } from './first-notices.ts';
import { type NotificationTopic, notificationTopics } from './topics.ts';

/** What decides which topics an account has. */
export interface NotifiedAccount {
  readonly accountType: string;
  readonly isPrepaidAccount: boolean;
  readonly locationId: string | null;
  /** The billing system holds the account's usage back. */
  readonly isUsageSuspended: boolean;
}

/**
 * The topics of an account (communications-12). A prepaid account has a balance that runs low instead of bills that fall
 * due; a draft is announced where auto pay or drafts can be set up; usage and outages where the account shows them.
 */
export function topicsOf(site: Site, account: NotifiedAccount): NotificationTopic[] {
  const { accountType, isPrepaidAccount: isPrepaid } = account;
  const isOpen = (gate: 'autoPay' | 'draftPayments' | 'usageTracker' | 'outage') =>
    gates[gate]({ site, signedIn: true }).open;
  const { hideNonElectricUsage, hideNonElectricOutage } = site.config.accounts;
  const has: Record<NotificationTopic, boolean> = {
    billReady: !isPrepaid,
    paymentDue: !isPrepaid,
    pastDue: !isPrepaid,
    paymentReceived: true,
    draftComing: !isPrepaid && (isOpen('autoPay') || isOpen('draftPayments')),
    highUsage:
      isOpen('usageTracker') && isUsageSupported(accountType, hideNonElectricUsage) && !account.isUsageSuspended,
    lowPrepaidBalance: isPrepaid,
    prepaidDays: isPrepaid,
    outage: isOpen('outage') && isOutageSupported(accountType, hideNonElectricOutage) && account.locationId !== null,
  };
  return notificationTopics.filter((topic) => has[topic]);
}

/** The first topics that an account has. */
export function firstTopicsOf(site: Site, account: NotifiedAccount): FirstTopic[] {
  const has = topicsOf(site, account);
  return firstTopics.filter((topic) => has.includes(topic));
}
