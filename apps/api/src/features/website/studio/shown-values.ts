import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { SettingValue } from '@rochdale/domain/website/studio/draft';
import type { StudioField } from '@rochdale/domain/website/studio/studio-fields';
import { yesNoOf } from '@rochdale/domain/yes-no';
import { z } from 'zod';
import { isRecord } from '../../../platform/yaml/settings-text.ts';
import { checkSite } from '../site/check-site.ts';
import type { CoopFolder } from '../site/co-op-folder.ts';
import { valuesIn } from '../site/compose-sites.ts';
import type { SiteChange } from '../site/site-changes.ts';
import { type SiteValues, valueAt } from '../site/site-values.ts';

/** What a setting says in a language, as it would stand in `site.yaml`; null where it says nothing. */
export type ShownValues = (field: Pick<StudioField, 'key' | 'kind'>, language: LanguageName) => SettingValue;

/** What stands in `site.yaml` for what is not written there; a folder that can be used has no other. */
export type UsualValues = (field: Pick<StudioField, 'key' | 'kind'>) => SettingValue;

/** The values that hold where nobody says anything: those of the schema. */
export async function usualValues(folder: CoopFolder): Promise<UsualValues> {
  const checked = await checkSite(folder.path, valuesIn(folder, [], 'en'));
  const decoded = 'file' in checked && isRecord(checked.file) ? checked.file : {};
  return ({ key, kind }) => {
    const value = key.startsWith('features.') ? false : settingIn(decoded, key);
    if (kind === 'flag') return yesNoOf(value === true);
    return kind === 'money' && typeof value === 'number' ? value / 100 : value;
  };
}

/** What the folder says with changes laid over it. */
export function shownValues(folder: CoopFolder, changes: readonly SiteChange[], usual: UsualValues): ShownValues {
  const values = { en: valuesIn(folder, changes, 'en'), es: valuesIn(folder, changes, 'es') };
  return (field, language) => settingIn(values[language], field.key) ?? usual(field);
}

const json = z.json();
const settingIn = (values: SiteValues, key: string): SettingValue => json.safeParse(valueAt(values, key)).data ?? null;
