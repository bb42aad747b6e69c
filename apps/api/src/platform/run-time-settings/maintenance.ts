import type { Maintenance } from '@rochdale/domain/website/maintenance/maintenance';
import type { RunTimeSettings } from './run-time-settings.ts';

/** What the settings say about maintenance. */
export function maintenanceOf({ maintenance: { isOn, until } }: RunTimeSettings): Maintenance {
  return { isOn, until: until === null ? null : new Date(until) };
}
