import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MappedFile } from '../mapping.ts';
import { type OpenFile, openFile, textAt } from '../open-file.ts';
import { readRows } from '../sources/read-rows.ts';
import { lookAtText } from './look-at-text.ts';

/** A file of theirs that was looked at: how it is read, and what its first rows say. */
export interface LookedAt {
  readonly name: string;
  readonly mapped: MappedFile;
  readonly columns: readonly LookedColumn[];
  readonly rows: number;
}

export interface LookedColumn {
  readonly name: string;
  /** What stands in it, without the empty ones. */
  readonly texts: readonly string[];
  readonly different: number;
}

const lookedRows = 2000;
/** What other systems write where nothing is. */
const nothing = /^(null|\*?none|n\/a|#n\/a|0{6}|0{8}|00\/00\/0000|0000-00-00|9{7}|9{8}|9{12})$/i;

/** Looks at the first rows of every file of a folder. What can't be read is named with the reason. */
export async function lookAtFolder(folder: string) {
  const looked: LookedAt[] = [];
  const unread: { readonly file: string; readonly reason: string }[] = [];
  for (const file of (await readdir(folder)).filter((name) => /\.(csv|tsv|txt|dat|asc|prn|xlsx)$/i.test(name)).sort()) {
    try {
      const look = /\.xlsx$/i.test(file) ? ({ format: 'excel' } as const) : await lookAtText(join(folder, file));
      const name = nameOf(file, looked);
      const opened = await openFile(folder, name, { file: [file], ...look }, (_path, reason) => {
        throw new Error(reason);
      });
      if (opened) looked.push(await lookAtRows(opened, { file: [file], ...look }));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      unread.push({ file, reason: error.message });
    }
  }
  return { looked, unread };
}

/** A short name by which a mapping speaks of a file. */
function nameOf(file: string, others: readonly LookedAt[]): string {
  const bare =
    file
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'file';
  return others.some(({ name }) => name === bare) ? `${bare}-${others.length + 1}` : bare;
}

async function lookAtRows(file: OpenFile, mapped: MappedFile): Promise<LookedAt> {
  const texts: string[][] = file.columns.map(() => []);
  const empty = new Set<string>();
  let rows = 0;
  for await (const { fields } of readRows(file)) {
    for (const [place, found] of texts.entries()) {
      const text = textAt(file, fields, place);
      if (nothing.test(text)) empty.add(text);
      else if (text !== '') found.push(text);
    }
    rows += 1;
    if (rows === lookedRows) break;
  }
  const columns = file.columns.map((name, place) => {
    const found = texts[place] ?? [];
    return { name, texts: found, different: new Set(found).size };
  });
  return { name: file.name, mapped: empty.size > 0 ? { ...mapped, empty: [...empty] } : mapped, columns, rows };
}
