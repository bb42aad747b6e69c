import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFile } from '@rochdale/contract/site/site-file';
import { type LanguageName, languages, memberLanguage } from '@rochdale/domain/messages/languages';
import type { Site, Sites } from '@rochdale/domain/site/site';
import { checkSite } from './check-site.ts';
import { cleanHtml } from './clean-html.ts';
import type { CoopFolder, SettingsText } from './co-op-folder.ts';
import { defaultWords } from './default-words.ts';
import { isTranslatable, keyProblem, type SiteChange } from './site-changes.ts';
import { type SiteTexts, siteOf } from './site-of.ts';
import { describeProblem, type PlacedProblem, SiteProblems } from './site-problems.ts';
import { keyOf, keysIn, type SiteValues, valueAt, withValue } from './site-values.ts';

/**
 * The settings of a folder with the changes made since: checked, decoded and with their texts read, for each language.
 * Throws SiteProblems that name every wrong key.
 */
export async function composeSites(folder: CoopFolder, changes: readonly SiteChange[]): Promise<Sites> {
  const wrong = changes.flatMap((change) => {
    const reason = keyProblem(change);
    return reason === undefined ? [] : [`${change.key}: ${reason}`];
  });
  if (wrong.length > 0) throw new SiteProblems(wrong);
  const english = await readLanguage(folder, changes, 'en');
  const others = new Map<LanguageName, LanguageSettings>();
  for (const language of languages)
    if (language !== 'en') others.set(language, await readLanguage(folder, changes, language));
  const said = JSON.stringify([english, ...others.values()]);
  const version = createHash('sha256').update(said).digest('base64url').slice(0, 12);
  const site = ({ file, texts }: LanguageSettings): Site => siteOf(folder.name, version, file, texts);
  const inEnglish = site(english);
  const sites = new Map([...others].map(([language, settings]) => [language, site(settings)]));
  return (language = 'en') => sites.get(memberLanguage(language)) ?? inEnglish;
}

interface LanguageSettings {
  readonly file: SiteFile;
  readonly texts: SiteTexts;
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
    throw new SiteProblems(checked.problems.map((problem) => describe(problem, { folder, words, values, changes })));
  const { file } = checked;
  const read = async (name: string): Promise<string> => cleanHtml(await readFile(join(folder.path, name), 'utf8'));
  const { settings, configuration } = file;
  const texts: SiteTexts = {
    aboutUs: await read(settings.aboutUs),
    legalContent: settings.legalContent && (await read(settings.legalContent)),
    loginHelp: await read(file.loginHelp),
    announcement: configuration.emergencyAnnouncementMessage && cleanHtml(configuration.emergencyAnnouncementMessage),
    chatSandboxUrl: folder.chatSandboxUrl,
  };
  return { file, texts };
}

/** `site.yaml`, then the words in the language (the usual ones, the folder's), then what was changed since: for all languages, then for this one. */
export function valuesIn(folder: CoopFolder, changes: readonly SiteChange[], language: LanguageName): SiteValues {
  const forAll = changes.filter((change) => change.language === undefined);
  const isChanged = (key: string): boolean => forAll.some((change) => isWithin(change.key, key));
  const usual = defaultWords(language).filter(({ key }) => valueAt(folder.site.values, key) === undefined);
  const translated = [...usual, ...wordsOf(folder.texts.get(language))].filter(({ key }) => !isChanged(key));
  const forThis = changes.filter((change) => change.language === language);
  return [...translated, ...forAll, ...forThis].reduce<SiteValues>(
    (values, { key, value }) => withValue(values, key, value),
    folder.site.values,
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
    throw new SiteProblems(
      wrong.map((key) => describeProblem({ path: key.split('.'), reason: 'is no text of the co-op’s own' }, text)),
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
