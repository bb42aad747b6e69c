import { gates } from '../../gates/gates.ts';
import type { Site } from '../../website/site/site.ts';

/** The tabs of My Profile (identity-47). */
export type MyProfileTab = 'login' | 'paperless' | 'round-up' | 'mfa' | 'passkeys' | 'access-tokens';
/** A tab whose fields are saved. */
export type SettingsTab = Exclude<MyProfileTab, 'mfa' | 'passkeys' | 'access-tokens'>;

/** Whether paperless can be chosen anywhere. */
export const hasPaperless = ({ config }: Site): boolean =>
  config.accounts.paperlessAtMemberLevel || config.accounts.paperlessAtAccountLevel;

/** Whether accounts can be enrolled in Operation RoundUp here. */
export const hasRoundUp = (site: Site): boolean =>
  gates.roundUp({ site, signedIn: true }).open && site.config.accounts.roundUp;

/** The tabs of a site, in their order. */
export function tabsOf(site: Site): readonly MyProfileTab[] {
  return [
    'login',
    ...(hasPaperless(site) ? (['paperless'] as const) : []),
    ...(hasRoundUp(site) ? (['round-up'] as const) : []),
    ...(gates.mfa({ site, signedIn: true }).open ? (['mfa'] as const) : []),
    'passkeys',
    ...(gates.usageTracker({ site, signedIn: true }).open ? (['access-tokens'] as const) : []),
  ];
}

/** Whether a tab is saved; what is done on the others is done at once. */
export const isSettingsTab = (tab: MyProfileTab): tab is SettingsTab =>
  tab !== 'mfa' && tab !== 'passkeys' && tab !== 'access-tokens';

/** The tabs that are saved, in their order. */
export const settingsTabsOf = (site: Site): readonly SettingsTab[] => tabsOf(site).filter(isSettingsTab);
