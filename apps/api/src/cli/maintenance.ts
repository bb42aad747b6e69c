import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { localTimeAt } from '@rochdale/domain/dates';
import { readEnd } from '@rochdale/domain/website/maintenance/read-end';
import { loadSite } from '../features/website/site/load-site.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { maintenanceOf } from '../platform/run-time-settings/maintenance.ts';
import {
  changeSetting,
  describeChanges,
  type RunTimeSettings,
  storedSettings,
} from '../platform/run-time-settings/run-time-settings.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

type Maintenance = RunTimeSettings['maintenance'];

export const maintenanceCommand: Command = {
  usage: 'maintenance on [--until 15:30] [--by <name>] | maintenance off [--by <name>] | maintenance',
  summary: 'Closes the portal for maintenance, opens it again, or says how it stands and who changed it.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { until: { type: 'string' }, by: { type: 'string' } },
    });
    const [action = 'show', ...rest] = positionals;
    if (!['on', 'off', 'show'].includes(action) || rest.length > 0 || (values.until !== undefined && action !== 'on'))
      throw new Error('Usage: coop maintenance on [--until 15:30], off, or nothing to see how it stands.');
    const environment = readEnvironment();
    const { timeZone } = await loadSite(environment.coopFolder);
    const now = systemClock.now();
    const end = values.until === undefined ? undefined : readEnd(values.until, now, timeZone);
    if (values.until !== undefined && !end)
      throw new Error(
        `--until ${values.until} must be in the future, by the co-op’s clock: 15:30 or 2026-11-21T15:30.`,
      );
    return withDatabase(environment, async ({ db }) => {
      if (action !== 'show') {
        const value: Maintenance = { isOn: action === 'on', until: end?.toISOString() ?? null };
        const changedBy = (values.by ?? userInfo().username).slice(0, 100);
        await changeSetting(db, 'maintenance', value, { changedBy, changedAt: now });
      }
      console.log(describe((await storedSettings(db)).maintenance, timeZone));
      if (action === 'show') console.log(await describeChanges(db, 'maintenance', timeZone));
      return 0;
    });
  },
};

function describe(told: Maintenance, timeZone: string): string {
  const { isOn, until } = maintenanceOf({ maintenance: told }, systemClock.now());
  if (!isOn) return 'The portal is open.';
  if (until === null) return 'The portal is closed for maintenance until it is opened: coop maintenance off.';
  const { day, time } = localTimeAt(until, timeZone);
  if (told.endsItself === true) return `The portal is closed for maintenance. It opens by itself on ${day} at ${time}.`;
  return `The portal is closed for maintenance. Members read that it is back on ${day} at ${time}; open it then: coop maintenance off.`;
}
