import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ListedDocument,
  memberInfoDocsFile,
  memberInfoDocsSection,
} from '@rochdale/contract/site/member-info-docs';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { documentEnding } from '@rochdale/domain/website/member-info-docs/document-types';
import { LineCounter, parseDocument } from 'yaml';
import { realFileInside } from '../../../platform/files/inside.ts';
import { SettingsProblems } from '../../../platform/yaml/settings-problems.ts';

/**
 * Member information document (website-31): a link to another site, or a file by its name; with a `document` one that the
 * office added, by the SHA-256 of its bytes, else one of the co-op's folder.
 */
export type MemberInfoDoc =
  | { readonly friendlyDescription: string; readonly url: string }
  | { readonly friendlyDescription: string; readonly file: string; readonly document?: string };

/** What members find, in each language. */
export type MemberInfoDocs = Readonly<Record<LanguageName, readonly MemberInfoDoc[]>>;

/** What a co-op's folder lists; a language without a list of its own has none here. */
export type ListedDocuments = Readonly<Partial<Record<LanguageName, readonly ListedDocument[]>>>;

/** Where the files lie, below the co-op's folder. */
export const documentsFolder = 'documents/member-info';

/** Decodes a checked list. */
export const memberInfoDocsOf = (listed: unknown): MemberInfoDoc[] =>
  memberInfoDocsSection.parse(listed ?? []).map(({ friendlyDescription, url, document }) => {
    if (documentEnding(url) === undefined) return { friendlyDescription, url };
    return { friendlyDescription, file: url, ...(document !== undefined && { document }) };
  });

/**
 * Reads `member-info-docs.yaml` of a co-op's folder, and `member-info-docs.es.yaml` for those who read Spanish, who have
 * the first list without it; without either there are none. They never leave the server as they are: only members see
 * them. Throws SettingsProblems that name line and reason of the first thing wrong.
 */
export async function readListedDocuments(coopFolder: string): Promise<ListedDocuments> {
  const [en, es] = [
    await readList(coopFolder, 'member-info-docs.yaml'),
    await readList(coopFolder, 'member-info-docs.es.yaml'),
  ];
  return { ...(en && { en }), ...(es && { es }) };
}

async function readList(coopFolder: string, source: string): Promise<readonly ListedDocument[] | undefined> {
  const text = await readFile(join(coopFolder, source), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return lines.linePos(Number(node.range[0])).line;
    }
    return 1;
  };
  const [broken] = document.errors;
  if (broken)
    throw new SettingsProblems([`${source}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split('\n')[0]}`]);
  const read = memberInfoDocsFile.safeParse(document.toJS() ?? []);
  const [issue] = read.error?.issues ?? [];
  if (!read.success)
    throw new SettingsProblems([`${source}:${lineOf(issue?.path ?? [])}: ${issue?.path.join('.')}: ${issue?.message}`]);
  for (const [index, { url }] of read.data.entries()) {
    if (documentEnding(url) === undefined) continue;
    const found = await realFileInside(join(coopFolder, documentsFolder), url);
    if (found === undefined || !(await stat(found)).isFile())
      throw new SettingsProblems([`${source}:${lineOf([index, 'url'])}: there is no file ${documentsFolder}/${url}`]);
  }
  return read.data;
}
