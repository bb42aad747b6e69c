import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { realFileInside } from '../../../platform/files/inside.ts';

/** What browsers show or save without running any of it, by the ending of the name. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const fileName = new RegExp(`^[A-Za-z0-9_][\\w-]{0,99}\\.(${Object.keys(documentTypes).join('|')})$`);
const isFile = (url: string): boolean => fileName.test(url);
const isWebAddress = (url: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(url).success;

const list = z.array(
  z.strictObject({
    friendlyDescription: z.string().trim().min(1).max(200),
    url: z
      .string()
      .max(1000)
      .refine((url) => isFile(url) || isWebAddress(url), 'must be an address (https://…) or the name of a file'),
  }),
);

/** Member information document (website-31): a link to another site, or a file of the co-op's folder by its name. */
type MemberInfoDoc =
  | { readonly friendlyDescription: string; readonly url: string }
  | { readonly friendlyDescription: string; readonly file: string };

/** What members find, in each language. */
export type MemberInfoDocs = Readonly<Record<LanguageName, readonly MemberInfoDoc[]>>;

/** Where the files lie, below the co-op's folder. */
export const documentsFolder = 'documents/member-info';

/**
 * Reads `member-info-docs.yaml` of a co-op's folder, and `member-info-docs.es.yaml` for those who read Spanish, who have
 * the first list without it; without either there are none. They never leave the server as they are: only members see
 * them. Throws one sentence that names line and reason of the first thing wrong.
 */
export async function loadMemberInfoDocs(coopFolder: string): Promise<MemberInfoDocs> {
  const en = (await readList(coopFolder, 'member-info-docs.yaml')) ?? [];
  return { en, es: (await readList(coopFolder, 'member-info-docs.es.yaml')) ?? en };
}

async function readList(coopFolder: string, source: string): Promise<readonly MemberInfoDoc[] | undefined> {
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
  if (broken) throw new Error(`${source}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split('\n')[0]}`);
  const read = list.safeParse(document.toJS() ?? []);
  const [issue] = read.error?.issues ?? [];
  if (!read.success)
    throw new Error(`${source}:${lineOf(issue?.path ?? [])}: ${issue?.path.join('.')}: ${issue?.message}`);
  for (const [index, { url }] of read.data.entries()) {
    if (!isFile(url)) continue;
    const found = await realFileInside(join(coopFolder, documentsFolder), url);
    if (found === undefined || !(await stat(found)).isFile())
      throw new Error(`${source}:${lineOf([index, 'url'])}: there is no file ${documentsFolder}/${url}`);
  }
  return read.data.map(({ friendlyDescription, url }) =>
    isFile(url) ? { friendlyDescription, file: url } : { friendlyDescription, url },
  );
}
