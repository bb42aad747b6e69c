import { localTimeAt } from '@rochdale/domain/dates';
import { z } from 'zod';
import type { Database, Executor } from '../database/database.ts';
import { changeStored, listSettingChanges, readStoredSettings } from './run-time-settings-store.ts';

/** The settings that change while the product runs: how each is stored, and what holds until it is changed first. */
const settingSpecs = {
  maintenance: {
    /** `endsItself`: the portal opens at the end that is named. */
    schema: z.object({ isOn: z.boolean(), until: z.iso.datetime().nullable(), endsItself: z.boolean().optional() }),
    asBuilt: { isOn: false, until: null },
  },
  banner: {
    schema: z.object({ isOn: z.boolean(), en: z.string(), es: z.string(), until: z.iso.datetime().nullable() }),
    asBuilt: { isOn: false, en: '', es: '', until: null },
  },
} as const;

export type SettingName = keyof typeof settingSpecs;
export type RunTimeSettings = { readonly [N in SettingName]: z.output<(typeof settingSpecs)[N]['schema']> };

/** All settings from what is stored. A value that a newer or older release wrote otherwise counts as not stored. */
export function settingsOf(stored: ReadonlyMap<string, unknown>): RunTimeSettings {
  const { maintenance, banner } = settingSpecs;
  return {
    maintenance: maintenance.schema.safeParse(stored.get('maintenance')).data ?? maintenance.asBuilt,
    banner: banner.schema.safeParse(stored.get('banner')).data ?? banner.asBuilt,
  };
}

/** Changes a setting for every process, and notes who did. */
export async function changeSetting<N extends SettingName>(
  db: Executor,
  name: N,
  value: RunTimeSettings[N],
  by: { readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  await changeStored(db, by, async () => [{ name, value: settingSpecs[name].schema.parse(value) }]);
}

/** The settings as they stand in the database now. */
export async function storedSettings(db: Executor): Promise<RunTimeSettings> {
  return settingsOf(await readStoredSettings(db));
}

const shownChanges = 20;

/**
 * The newest changes of the settings whose names begin so, newest first, a line each by the co-op's clock. `shownName`
 * writes a setting's name; without it the lines name none.
 */
export async function describeChanges(
  db: Database,
  prefix: string,
  timeZone: string,
  shownName: (name: string) => string = () => '',
): Promise<string> {
  const changes = await listSettingChanges(db, prefix, shownChanges);
  return changes
    .map(({ name, changedAt, changedBy, valueBefore, valueAfter }) => {
      const { day, time } = localTimeAt(changedAt, timeZone);
      const what = [shownName(name), `${JSON.stringify(valueBefore)} to ${JSON.stringify(valueAfter)}`];
      return `${day} ${time}  ${changedBy}: ${what.filter(Boolean).join(' ')}`;
    })
    .join('\n');
}
