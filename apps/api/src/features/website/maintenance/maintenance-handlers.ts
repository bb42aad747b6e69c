import { expectedEnd } from '@rochdale/domain/website/maintenance/maintenance';
import type { Clock } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';

/** Whether the product is under maintenance (website-35). */
export function maintenanceHandlers({
  clock,
  runTime,
}: {
  clock: Clock;
  runTime: KeptSettings;
}): Pick<Handlers, 'maintenance.status'> {
  return {
    'maintenance.status': async () => {
      const maintenance = maintenanceOf(await runTime.fresh(), clock.now());
      const end = maintenance.isOn ? expectedEnd(maintenance, clock.now()) : null;
      return { isUnderMaintenance: maintenance.isOn, expectedEnd: end?.toISOString() ?? null };
    },
  };
}
