import type { PortalBanner } from '@rochdale/domain/website/frame/portal-banner';
import type { RunTimeSettings } from './run-time-settings.ts';

/** What the settings say about the banner above every page. */
export function bannerOf({ banner }: Pick<RunTimeSettings, 'banner'>): PortalBanner {
  return { ...banner, until: banner.until === null ? null : new Date(banner.until) };
}
