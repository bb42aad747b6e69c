import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import type { DraftSites } from '../studio/public.ts';

/** What serving the portal takes. */
export interface PortalServices {
  readonly site: Sites;
  /** The site by the draft, for whoever brings the code of a preview. */
  readonly draftSites: DraftSites;
  readonly clock: Clock;
  readonly runTime: KeptSettings;
  /** Where forms of a page may lead the browser besides the portal, redirects included. */
  readonly formOrigins: readonly string[];
  readonly portalFolder: string;
  readonly coopFolder: string;
  /** Where staff reach the office; undefined where there is none. */
  readonly officeUrl: string | undefined;
  /** Whether devices keep the offline page; without it those that do drop it. */
  readonly offlinePage: boolean;
}
