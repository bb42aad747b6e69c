import { basename } from 'node:path';
import { type LanguageName, languages } from '@rochdale/domain/texts/languages';
import { documentsKey } from '@rochdale/domain/website/studio/studio-fields';
import { SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { lineOf, readSettingsText, type SettingsText } from '../../../platform/yaml/settings-text.ts';
import { type ListedDocuments, readListedDocuments } from '../member-info-docs/public.ts';

/** A co-op's folder as it was read: `site.yaml`, and the co-op's own texts in other languages where it has them. */
export interface CoopFolder {
  readonly path: string;
  /** The folder's name, for example `cedar-ridge`. */
  readonly name: string;
  readonly site: SettingsText;
  readonly texts: ReadonlyMap<LanguageName, SettingsText>;
  /** The lists of `member-info-docs.yaml` and its translations. */
  readonly documents: ListedDocuments;
  /** What a web chat that asks the sandbox asks; without it there is no such chat. */
  readonly chatSandboxUrl: string | undefined;
  /** Whether devices have the service worker; what needs it is off without. */
  readonly hasServiceWorker: boolean;
}

/** Reads a co-op's folder (general-10). Throws SettingsProblems for a file that is missing or is no YAML. */
export async function readFolder(path: string, chatSandboxUrl?: string, hasServiceWorker = true): Promise<CoopFolder> {
  const site = await readSettingsText(path, 'site.yaml');
  if (!site) throw new SettingsProblems([`There is no site.yaml in ${path}.`]);
  const texts = new Map<LanguageName, SettingsText>();
  for (const language of languages) {
    const found = language === 'en' ? undefined : await readSettingsText(path, `site.${language}.yaml`);
    if (found) texts.set(language, found);
  }
  for (const text of [site, ...texts.values()])
    if (text.values[documentsKey] !== undefined)
      throw new SettingsProblems([
        `${text.fileName}:${lineOf([documentsKey], text)}: ${documentsKey} stands in member-info-docs.yaml`,
      ]);
  const documents = await readListedDocuments(path);
  return { path, name: basename(path), site, texts, documents, chatSandboxUrl, hasServiceWorker };
}
