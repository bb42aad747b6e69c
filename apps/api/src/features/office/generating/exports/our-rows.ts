import { join } from 'node:path';
import { csvRows } from '../../importing/public.ts';

/** A row of the import's folder, by its columns. */
export type OurRow = Readonly<Record<string, string>>;

/** All rows of a folder that an import reads, by file. */
export interface OurFolder {
  readonly rows: (file: string) => readonly OurRow[];
  /** Of a file the rows of one account or member. */
  readonly of: (file: string, column: string, value: string) => readonly OurRow[];
}

/** Reads the files of a folder into memory: an invented co-op is small. */
export async function readOurFolder(folder: string, files: readonly string[]): Promise<OurFolder> {
  const all = new Map<string, readonly OurRow[]>();
  const grouped = new Map<string, Map<string, OurRow[]>>();
  for (const file of files) all.set(file, await rowsOf(join(folder, file)));
  const rows = (file: string) => all.get(file) ?? [];
  const groupsOf = (file: string, column: string): Map<string, OurRow[]> => {
    const name = `${file} ${column}`;
    const known = grouped.get(name);
    if (known) return known;
    const made = new Map<string, OurRow[]>();
    for (const row of rows(file)) {
      const value = row[column] ?? '';
      const group = made.get(value);
      if (group) group.push(row);
      else made.set(value, [row]);
    }
    grouped.set(name, made);
    return made;
  };
  return { rows, of: (file, column, value) => groupsOf(file, column).get(value) ?? [] };
}

async function rowsOf(path: string): Promise<OurRow[]> {
  const rows: OurRow[] = [];
  let header: readonly string[] | undefined;
  for await (const { fields } of csvRows(path)) {
    if (header) rows.push(Object.fromEntries(header.map((name, place) => [name, fields[place] ?? ''])));
    else header = fields;
  }
  return rows;
}
