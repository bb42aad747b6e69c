import type { LanguageName } from '@rochdale/domain/texts/languages';
import { documentsKey } from '@rochdale/domain/website/studio/studio-fields';
import { stringify } from 'yaml';
import { isRecord, lineOf } from '../../../platform/yaml/settings-text.ts';
import type { CoopFolder } from './co-op-folder.ts';
import { valuesIn } from './compose-sites.ts';
import { fitting } from './kept-sites.ts';
import type { SiteChange } from './site-changes.ts';
import { keysIn, valueAt } from './site-values.ts';

/** The keys that begin so, a line each: what is in force, and where it is said. None: nothing of the kind is set. */
export async function describeKeys(
  folder: CoopFolder,
  changes: readonly SiteChange[],
  prefix: string,
  language: LanguageName,
): Promise<string[]> {
  const { inForce } = await fitting(folder, changes);
  const values = valuesIn(folder, inForce, language);
  return keysIn(values)
    .filter((key) => prefix === '' || key === prefix || key.startsWith(`${prefix}.`))
    .map((key) => `${key}: ${written(valueAt(values, key))}  (${sourceOf(folder, inForce, key, language)})`);
}

function sourceOf(folder: CoopFolder, changes: readonly SiteChange[], key: string, language: LanguageName): string {
  const isChanged = changes.some(
    (change) => change.key === key && (change.language === undefined || change.language === language),
  );
  if (isChanged) return 'changed at run time';
  if (key === documentsKey)
    return folder.documents[language] && language !== 'en'
      ? `member-info-docs.${language}.yaml`
      : 'member-info-docs.yaml';
  const words = folder.texts.get(language);
  const file = words !== undefined && valueAt(words.values, key) !== undefined ? words : folder.site;
  return `${file.fileName}:${lineOf(placeOf(key, file.values), file)}`;
}

function placeOf(key: string, { features }: Readonly<Record<string, unknown>>): (string | number)[] {
  const [first = '', ...rest] = key.split('.');
  const index =
    first === 'features' && Array.isArray(features)
      ? features.findIndex((one: unknown) => isRecord(one) && one.name === rest[0])
      : -1;
  return index >= 0 ? ['features', index] : [first, ...rest];
}

/** What differs from the folder, a line each; a change that is not in force says why. */
export async function describeDifferences(folder: CoopFolder, changes: readonly SiteChange[]): Promise<string[]> {
  const { inForce } = await fitting(folder, changes);
  const lines: string[] = [];
  for (const change of changes) {
    const { key, language, value } = change;
    const before = valueAt(valuesIn(folder, [], language ?? 'en'), key);
    const what = `${key}${language === undefined ? '' : ` (${language})`}: ${written(before)} -> ${written(value)}`;
    const isInForce = inForce.includes(change);
    lines.push(isInForce ? what : `${what}  NOT IN FORCE: ${(await fitting(folder, [change])).left.join(' ')}`);
  }
  return lines;
}

function written(value: unknown): string {
  if (value === undefined) return 'not set';
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}
