import type { SiteFeatures } from '../../website/site/site.ts';

/** The tabs of the Usage Tracker, in their order (energy-2). */
export const usageTabNames = ['daily', 'monthly', 'interval'] as const;
export type UsageTab = (typeof usageTabNames)[number];

/** What an account says about its usage. */
export interface UsageAccount {
  readonly accountType: string;
  readonly viewUsageHistory: boolean;
  readonly showUsageSuspendedMsg: boolean;
}

/** Daily with the Usages feature, Monthly with the account's usage history, Interval with the cloud meter data (energy-2). */
export function usageTabs(features: SiteFeatures, account: { readonly viewUsageHistory: boolean }): UsageTab[] {
  const isShown: Record<UsageTab, boolean> = {
    daily: features.Usages,
    monthly: account.viewUsageHistory,
    interval: features.MdmCloudEnabled,
  };
  return usageTabNames.filter((tab) => isShown[tab]);
}

/** The tab it opens on: Monthly when navigated so or when Usages is off, else Daily; what is there, where that is not (energy-3). */
export function openingTab(
  features: SiteFeatures,
  account: { readonly viewUsageHistory: boolean },
  navigatedMonthly: boolean,
): UsageTab | undefined {
  const tabs = usageTabs(features, account);
  const wanted: UsageTab = navigatedMonthly || !features.Usages ? 'monthly' : 'daily';
  return tabs.find((tab) => tab === wanted) ?? tabs[0];
}

/** Whether the account is one of another service than electricity. */
export const isOtherService = (accountType: string): boolean => accountType !== 'Electric';

/** Whether the account's usage may be shown at all (energy-4: the co-op may hide accounts that are not electric). */
export function isUsageSupported(accountType: string, hidesNonElectric: boolean): boolean {
  return !(hidesNonElectric && isOtherService(accountType));
}
