import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type LanguageName, languages } from '@rochdale/domain/messages/languages';
import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import { SiteProblems } from './site-problems.ts';

/** A file of settings as it was read, before any schema. */
export interface SettingsText {
  /** `site.yaml`, or `site.es.yaml`. */
  readonly fileName: string;
  readonly document: Document;
  readonly lines: LineCounter;
  readonly values: Readonly<Record<string, unknown>>;
}

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

/** Reads a co-op's folder (open-points §8). Throws SiteProblems for a file that is missing or is no YAML. */
export async function readFolder(path: string, chatSandboxUrl?: string): Promise<CoopFolder> {
  const site = await read(path, 'site.yaml');
  if (!site) throw new SiteProblems([`There is no site.yaml in ${path}.`]);
  const texts = new Map<LanguageName, SettingsText>();
  for (const language of languages) {
    const found = language === 'en' ? undefined : await read(path, `site.${language}.yaml`);
    if (found) texts.set(language, found);
  }
  return { path, name: basename(path), site, texts, chatSandboxUrl };
}

async function read(folder: string, fileName: string): Promise<SettingsText | undefined> {
  const source = await readFile(join(folder, fileName), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const lines = new LineCounter();
  const [document, second] = parseAllDocuments(source, { lineCounter: lines });
  if (!document || document.contents === null) throw new SiteProblems([`${fileName}:1: the file is empty`]);
  if (second)
    throw new SiteProblems([`${fileName}:${lines.linePos(second.range[0]).line}: a second document begins here`]);
  if (document.errors.length > 0)
    throw new SiteProblems(
      document.errors.map(
        (error) => `${fileName}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`,
      ),
    );
  const values: unknown = document.toJS();
  if (!isRecord(values)) throw new SiteProblems([`${fileName}:1: must hold keys and values`]);
  return { fileName, document, lines, values };
}

/** Whether a value holds others by name. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
