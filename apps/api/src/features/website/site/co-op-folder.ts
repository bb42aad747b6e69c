import { basename } from 'node:path';
import { type LanguageName, languages } from '@rochdale/domain/texts/languages';
import { SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { readSettingsText, type SettingsText } from '../../../platform/yaml/settings-text.ts';

/** A co-op's folder as it was read: `site.yaml`, and the co-op's own texts in other languages where it has them. */
export interface CoopFolder {
  readonly path: string;
  /** The folder's name, for example `cedar-ridge`. */
  readonly name: string;
  readonly site: SettingsText;
  readonly texts: ReadonlyMap<LanguageName, SettingsText>;
  /** What a web chat that asks the sandbox asks; without it there is no such chat. */
  readonly chatSandboxUrl: string | undefined;
}

/** Reads a co-op's folder (general-10). Throws SettingsProblems for a file that is missing or is no YAML. */
export async function readFolder(path: string, chatSandboxUrl?: string): Promise<CoopFolder> {
  const site = await readSettingsText(path, 'site.yaml');
  if (!site) throw new SettingsProblems([`There is no site.yaml in ${path}.`]);
  const texts = new Map<LanguageName, SettingsText>();
  for (const language of languages) {
    const found = language === 'en' ? undefined : await readSettingsText(path, `site.${language}.yaml`);
    if (found) texts.set(language, found);
  }
  return { path, name: basename(path), site, texts, chatSandboxUrl };
}
