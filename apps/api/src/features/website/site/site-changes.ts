import { translatableKeys } from '@rochdale/contract/site/site-texts';
import { type LanguageName, languages } from '@rochdale/domain/texts/languages';
import { featureNames } from '@rochdale/domain/website/site/site';
import { documentsKey } from '@rochdale/domain/website/studio/studio-fields';

/** A key of `site.yaml` that says something else since the product was built, for every language or for one. */
export interface SiteChange {
  readonly key: string;
  readonly language: LanguageName | undefined;
  readonly value: unknown;
}

/** The name under which a change is stored among the run-time settings. */
export function storedName({ key, language }: Pick<SiteChange, 'key' | 'language'>): string {
  return language === undefined ? `site:${key}` : `site.${language}:${key}`;
}

/** The site changes among what is stored; others are another's. */
export function changesIn(stored: ReadonlyMap<string, unknown>): SiteChange[] {
  return [...stored].flatMap(([name, value]): SiteChange[] => {
    const [, language, key] = /^site(?:\.(\w+))?:(.+)$/.exec(name) ?? [];
    if (key === undefined) return [];
    if (language === undefined) return [{ key, language, value }];
    const known = languages.find((one) => one === language);
    return known === undefined ? [] : [{ key, language: known, value }];
  });
}

/** Sections that may change while the product runs, and what of them is read at start only. */
const sections = [
  'settings',
  'configuration',
  'features',
  'config',
  'brand',
  'services',
  'loginHelp',
  'memberInfoDocs',
];
/** Sections that are said whole. */
const wholeSections = ['services', 'loginHelp', 'memberInfoDocs'];
const readAtStart = ['timeZone', 'config.CLIENTID'];

/** Why a key can't be changed while the product runs; undefined where it can. */
export function keyProblem({ key, language }: Pick<SiteChange, 'key' | 'language'>): string | undefined {
  if (readAtStart.includes(key)) return 'is read at start: change site.yaml and start again';
  const [section = '', ...steps] = key.split('.');
  const isWritten = steps.every((step) => /^[A-Za-z]\w*$/.test(step) && !(step in Object.prototype));
  if (!sections.includes(section) || !isWritten) return 'there is no such key';
  if (section === 'features' && !featureNames.some((name) => name === steps.join('.')))
    return `there is no such feature; there are ${featureNames.join(', ')}`;
  if (section !== 'features' && !wholeSections.includes(section) && steps.length === 0)
    return 'is a section: name a key of it';
  if (language !== undefined && !isTranslatable(key)) return 'says the same in every language';
  return undefined;
}

/** Whether a key holds words that a co-op may write in other languages too. */
export function isTranslatable(key: string): boolean {
  return key === documentsKey || translatableKeys.some((one) => one === key);
}
