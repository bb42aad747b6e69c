import type { OfficeServices } from '../../office/staff/office-services.ts';
import type { CoopFolder } from '../site/co-op-folder.ts';

/** What the site studio works with. */
export interface StudioServices extends Pick<OfficeServices, 'db' | 'clock' | 'site'> {
  /** The co-op's folder as it was read at start. */
  readonly siteFolder: CoopFolder;
  /** The demo's members were brought: each of them may be looked at. */
  readonly isDemo: boolean;
}
