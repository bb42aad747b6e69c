import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../../../reading/unreadable-file.ts';
import { xmlTags } from './xml-tags.ts';

/** Largest parts of a workbook, unpacked, in bytes: what claims more, or turns out to be more, is refused. */
const maxBytes = { sheet: 4_000_000_000, texts: 256_000_000, other: 16_000_000 };
const maxParts = 5000;

/** A workbook that is open: its parts by their names. */
export interface Workbook {
  readonly zip: ZipFile;
  readonly parts: ReadonlyMap<string, Entry>;
}

/** Runs with an Excel workbook that is open, and closes it. Nothing of it is unpacked but what is read. */
export async function* withWorkbook<T>(
  path: string,
  run: (workbook: Workbook) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(() => {
    throw new UnreadableFile(1, 'is no Excel workbook (.xlsx)');
  });
  try {
    const parts = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      parts.set(entry.fileName, entry);
      if (parts.size > maxParts) throw new UnreadableFile(1, `holds more than ${maxParts} parts`);
    }
    yield* run({ zip, parts });
  } finally {
    zip.close();
  }
}

/** A part of a workbook, unpacked as it is read; undefined where there is none. */
export async function partOf(
  { zip, parts }: Workbook,
  name: string,
  kind: keyof typeof maxBytes,
): Promise<Readable | undefined> {
  const entry = parts.get(name);
  if (!entry) return undefined;
  if (entry.uncompressedSize > maxBytes[kind])
    throw new UnreadableFile(1, `holds ${name} of more than ${maxBytes[kind] / 1_000_000} MB; save the sheet as CSV`);
  return zip.openReadStreamPromise(entry);
}

/** The name of the part in which a sheet stands: the one that is named, else the first. */
export async function sheetPart(workbook: Workbook, sheet: string | undefined): Promise<string> {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  for await (const tag of tagsOf(workbook, 'xl/workbook.xml'))
    if (tag.name === 'sheet') sheets.push({ name: tag.of('name'), id: tag.of('id') });
  const found = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet);
  if (!found)
    throw new UnreadableFile(1, `has no sheet ${sheet ?? ''}; it has ${sheets.map(({ name }) => name).join(', ')}`);
  for await (const tag of tagsOf(workbook, 'xl/_rels/workbook.xml.rels'))
    if (tag.name === 'Relationship' && tag.of('Id') === found.id)
      return tag.of('Target').startsWith('/') ? tag.of('Target').slice(1) : `xl/${tag.of('Target')}`;
  throw new UnreadableFile(1, `does not say where its sheet ${found.name} stands`);
}

/** The beginnings of all elements of a small part. */
export async function* tagsOf(workbook: Workbook, name: string) {
  const part = await partOf(workbook, name, 'other');
  if (!part) return;
  for await (const event of xmlTags(part)) if (event.kind === 'open') yield event;
}
