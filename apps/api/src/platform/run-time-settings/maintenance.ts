import type { Maintenance } from '@rochdale/domain/website/maintenance/maintenance';
import type { RunTimeSettings } from './run-time-settings.ts';

/** What the settings say about maintenance now: what ends by itself is over at its end (website-46). */
export function maintenanceOf({ maintenance }: Pick<RunTimeSettings, 'maintenance'>, now: Date): Maintenance {
  const until = maintenance.until === null ? null : new Date(maintenance.until);
  const hasEnded = maintenance.endsItself === true && until !== null && until <= now;
  return { isOn: maintenance.isOn && !hasEnded, until };
}
