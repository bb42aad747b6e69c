import { createHash } from 'node:crypto';
import type { SiteFile } from '@rochdale/contract/site/site-file';
import { type LanguageName, languages, memberLanguage } from '@rochdale/domain/texts/languages';
import type { Site, Sites } from '@rochdale/domain/website/site/site';
import { documentsKey } from '@rochdale/domain/website/studio/studio-fields';
import { type PlacedProblem, SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { describeProblem, readUtf8, type SettingsText } from '../../../platform/yaml/settings-text.ts';
import { checkSite } from './check-site.ts';
import { cleanHtml } from './clean-html.ts';
import type { CoopFolder } from './co-op-folder.ts';
import { defaultWords } from './default-words.ts';
import { isTranslatable, keyProblem, type SiteChange } from './site-changes.ts';
import { type SiteTexts, siteOf } from './site-of.ts';
import { keyOf, keysIn, type SiteValues, valueAt, withValue } from './site-values.ts';

/**
 * The settings of a folder with the changes made since: checked, decoded and with their texts read, for each language.
 * Throws SettingsProblems that name every wrong key.
 */
export async function composeSites(folder: CoopFolder, changes: readonly SiteChange[]): Promise<Sites> {
  const wrong = changes.flatMap((change) => {
    const reason = keyProblem(change);
    return reason === undefined ? [] : [`${change.key}: ${reason}`];
  });
  if (wrong.length > 0) throw new SettingsProblems(wrong);
  const { en: english, ...others } = await readLanguages(folder, changes);
  const said = JSON.stringify([english, ...Object.values(others)]);
  const version = nameOf(said);
  const announcementId = english.texts.announcement && nameOf(english.texts.announcement);
  const site = ({ file, texts }: LanguageSettings): Site =>
    siteOf(folder.name, version, file, { ...texts, announcementId });
  const sites = { en: site(english), es: site(others.es) };
  return (language = 'en') => sites[memberLanguage(language)];
}

/** A short name for a text; another text has another. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

interface LanguageSettings {
  readonly file: SiteFile;
  readonly texts: SiteTexts;
}

/** The settings in each language. Throws SettingsProblems that name what is wrong in all of them, each once. */
async function readLanguages(
  folder: CoopFolder,
  changes: readonly SiteChange[],
): Promise<Record<LanguageName, LanguageSettings>> {
  const asked = languages.map((language) => readLanguage(folder, changes, language));
  const problems = new Set<string>();
  for (const { reason } of (await Promise.allSettled(asked)).filter((one) => one.status === 'rejected')) {
    if (!(reason instanceof SettingsProblems)) throw reason;
    for (const problem of reason.problems) problems.add(problem);
  }
  if (problems.size > 0) throw new SettingsProblems([...problems]);
  return { en: await readLanguage(folder, changes, 'en'), es: await readLanguage(folder, changes, 'es') };
}

async function readLanguage(
  folder: CoopFolder,
  changes: readonly SiteChange[],
  language: LanguageName,
): Promise<LanguageSettings> {
  const words = folder.texts.get(language);
  const values = valuesIn(folder, changes, language);
  const checked = await checkSite(folder.path, values);
  if ('problems' in checked)
    throw new SettingsProblems(
      checked.problems.map((problem) => describe(problem, { folder, words, values, changes })),
    );
  const { file } = checked;
  const read = async (name: string): Promise<string> => cleanHtml((await readUtf8(folder.path, name)) ?? '');
  const { settings, configuration } = file;
  const texts: SiteTexts = {
    aboutUs: await read(settings.aboutUs),
    legalContent: settings.legalContent && (await read(settings.legalContent)),
    loginHelp: await read(file.loginHelp),
    announcement: configuration.emergencyAnnouncementMessage && cleanHtml(configuration.emergencyAnnouncementMessage),
    chatSandboxUrl: folder.chatSandboxUrl,
    hasServiceWorker: folder.hasServiceWorker,
  };
  return { file, texts };
}

/** `site.yaml`, then the words in the language (the usual ones, the folder's), then what was changed since: for all languages, then for this one. */
export function valuesIn(folder: CoopFolder, changes: readonly SiteChange[], language: LanguageName): SiteValues {
  const forAll = changes.filter((change) => change.language === undefined);
  const isChanged = (key: string): boolean => forAll.some((change) => isWithin(change.key, key));
  const usual = defaultWords(language).filter(({ key }) => valueAt(folder.site.values, key) === undefined);
  const listed = language === 'en' ? undefined : folder.documents[language];
  const documents = listed ? [{ key: documentsKey, value: listed }] : [];
  const translated = [...usual, ...wordsOf(folder.texts.get(language)), ...documents].filter(
    ({ key }) => !isChanged(key),
  );
  const forThis = changes.filter((change) => change.language === language);
  return [...translated, ...forAll, ...forThis].reduce<SiteValues>(
    (values, { key, value }) => withValue(values, key, value),
    { ...folder.site.values, [documentsKey]: folder.documents.en ?? [] },
  );
}

/** A text changed for everybody since is newer than its translation in the folder. */
function isWithin(key: string, other: string): boolean {
  return key === other || key.startsWith(`${other}.`) || other.startsWith(`${key}.`);
}

/** The translations of a file. Throws for a key that holds no words of the co-op. */
function wordsOf(text: SettingsText | undefined): readonly { readonly key: string; readonly value: unknown }[] {
  if (!text) return [];
  const keys = keysIn(text.values);
  const wrong = keys.filter((key) => !isTranslatable(key));
  if (wrong.length > 0)
    throw new SettingsProblems(
      wrong.map((key) => describeProblem({ path: key.split('.'), reason: 'is not a text you can change' }, text)),
    );
  return keys.map((key) => ({ key, value: valueAt(text.values, key) }));
}

/** A problem where it was made: at a change since, or on a line of the language's file or of `site.yaml`. */
function describe(
  { path, reason }: PlacedProblem,
  at: { folder: CoopFolder; words: SettingsText | undefined; values: SiteValues; changes: readonly SiteChange[] },
): string {
  const key = keyOf(at.values, path);
  if (at.changes.some((change) => isWithin(change.key, key))) return `${key}: ${reason}`;
  const { words, folder } = at;
  const where = words !== undefined && valueAt(words.values, key) !== undefined ? words : folder.site;
  return describeProblem({ path, reason }, where);
}
