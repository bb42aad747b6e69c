import { parse } from 'yaml';
import type { Database } from '../../../platform/database/database.ts';
import { SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { changeLayer, type SiteLayer, withoutOldWords } from '../studio/public.ts';
import type { CoopFolder } from './co-op-folder.ts';
import { fitting, problemsOf } from './kept-sites.ts';
import { changesIn, keyProblem, type SiteChange, storedName } from './site-changes.ts';

/** A change as it was typed; without a value the folder speaks again. */
export type TypedChange = Pick<SiteChange, 'key' | 'language'> & { readonly typed?: string };

/**
 * Changes settings for every process, all of them or none. Throws SettingsProblems with the reasons when the settings could
 * not be used so; nothing is stored then.
 */
export async function changeSite(
  db: Database,
  folder: CoopFolder,
  typed: readonly TypedChange[],
  by: { readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  const wrong = typed.flatMap((change) => {
    const reason = keyProblem(change);
    return reason === undefined || change.typed === undefined ? [] : [`${change.key}: ${reason}`];
  });
  if (wrong.length > 0) throw new SettingsProblems(wrong);
  const change = async (layer: SiteLayer): Promise<SiteLayer> => {
    const names = typed.map(storedName);
    const others = changesIn(layer).filter((change) => !names.includes(storedName(change)));
    const { inForce } = await fitting(folder, others);
    const values = await valuesOf(folder, inForce, typed);
    const next = new Map(layer);
    for (const [index, one] of typed.entries()) {
      const value = values[index]?.value;
      if (value === undefined) next.delete(storedName(one));
      else next.set(storedName(one), value);
    }
    return withoutOldWords(folder, layer, next, typed);
  };
  await db.transaction((tx) => changeLayer(tx, by, change));
}

/**
 * What was typed, as YAML reads it (`5`, `true`, `[one, two]`), or where a key wants text, as it stands. Throws
 * SettingsProblems when neither will do.
 */
async function valuesOf(
  folder: CoopFolder,
  others: readonly SiteChange[],
  typed: readonly TypedChange[],
): Promise<readonly (SiteChange | undefined)[]> {
  const read = (isText: (key: string) => boolean) =>
    typed.map(({ key, language, typed: text }) =>
      text === undefined ? undefined : { key, language, value: isText(key) ? text : typedValue(key, text) },
    );
  const problemsWith = (values: readonly (SiteChange | undefined)[]) =>
    problemsOf(folder, [...others, ...values.filter((one) => one !== undefined)]);
  const values = read(() => false);
  const problems = await problemsWith(values);
  if (problems === undefined) return values;
  const asText = read((key) => problems.split('\n').some((line) => line.startsWith(`${key}: `)));
  if ((await problemsWith(asText)) === undefined) return asText;
  throw new SettingsProblems(problems.split('\n'));
}

const onOrOff = new Map(Object.entries({ on: true, Y: true, off: false, N: false }));

function typedValue(key: string, text: string): unknown {
  const isOn = key.startsWith('features.') ? onOrOff.get(text) : undefined;
  if (isOn !== undefined) return isOn;
  try {
    const value: unknown = parse(text);
    return value === null || value === undefined ? text : value;
  } catch {
    return text;
  }
}
