import type { WaysOutSettings } from '../../../platform/http/ways-out/ways-out-settings.ts';
import type { OfficeServices } from '../staff/office-services.ts';

/** What the office's side of connected systems works with. */
export interface ConnectedServices extends OfficeServices {
  readonly waysOut: WaysOutSettings;
}
