import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { withoutEndOfFile } from '../../reading/strict-text.ts';
import type { MappedFile } from '../mapping.ts';

/** How a file of text seems to be written, as a mapping says it. */
export type Look = Pick<MappedFile, 'format' | 'by' | 'encoding' | 'widths' | 'columns' | 'quotes' | 'skip'>;

const lookedBytes = 262_144;
const lookedLines = 300;
/** Signs that part columns, and how a mapping names them. */
const signs: Readonly<Record<string, Pick<MappedFile, 'format' | 'by'>>> = {
  ',': { format: 'csv' },
  '\t': { format: 'tsv' },
  ';': { format: 'semicolon' },
  '|': { format: 'bar' },
  '~': { by: '~' },
  '^': { by: '^' },
};
/** Most kinds of lines in one file, by how many fields they have. */
const maxKinds = 3;

/** Looks at the beginning of a file of text: its encoding, what parts its columns, and whether it has a header. */
export async function lookAtText(path: string): Promise<Look> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(lookedBytes), position: 0 });
  await file.close();
  const bytes = buffer.subarray(0, bytesRead);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  // The last character may be cut.
  const isPlain = isUtf8(bytes.subarray(0, lastWhole(bytes)));
  const text = new TextDecoder(isWide ? 'utf-16le' : isPlain ? 'utf-8' : 'windows-1252').decode(bytes);
  const encoding = isWide || isPlain ? {} : ({ encoding: 'windows-1252' } as const);
  const lines = withoutEndOfFile(text).split(/\r?\n/).slice(0, lookedLines);
  if (lines.length > 1) lines.pop();
  const parted = parting(lines);
  if (parted) return { ...encoding, ...signs[parted.sign], ...headless(lines, parted) };
  if (lines.slice(0, lines.findLastIndex(Boolean)).includes(''))
    throw new Error('has empty lines between others, and no columns: a text for people');
  return { ...encoding, ...fixed(lines) };
}

function lastWhole(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && end > bytes.length - 4 && (bytes[end - 1] ?? 0) >= 0x80) end -= 1;
  return end;
}

interface Parted {
  readonly sign: string;
  /** How often it stands in most lines. */
  readonly count: number;
}

/** The sign that parts the columns: it stands in nearly every line, and as often in all lines of a kind. */
function parting(lines: readonly string[]): Parted | undefined {
  const full = lines.filter(Boolean).map((line) => line.replace(/"[^"]*"/g, ''));
  const rated = Object.keys(signs).flatMap((sign) => {
    const counts = new Map<number, number>();
    for (const line of full) {
      const count = line.split(sign).length - 1;
      counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const without = counts.get(0) ?? 0;
    counts.delete(0);
    // A comma stands in names and sums as well: it must part most lines alike, and the first of them.
    const kinds = [...counts].sort(([, one], [, other]) => other - one).slice(0, sign === ',' ? 1 : maxKinds);
    const alike = kinds.reduce((sum, [, rows]) => sum + rows, 0) / full.length;
    const [first] = kinds;
    if (sign === ',' && !(full[0] ?? '').includes(sign)) return [];
    return first && alike > 0.8 && without <= Math.max(1, full.length * 0.1) ? [{ sign, count: first[0] }] : [];
  });
  return rated.sort((one, other) => other.count - one.count)[0];
}

/** Names for the columns of a file whose first line is a row like the others, or of a kind of its own. */
function headless(lines: readonly string[], { sign, count }: Parted): Look {
  const first = (lines[0] ?? '').split(sign).map((field) => field.replace(/^"|"$/g, '').trim());
  if (first.length === count + 1 && isHeader(first)) return {};
  return { columns: Array.from({ length: count + 1 }, (_none, place) => `column ${place + 1}`) };
}

/** A header has a name for each column, each another, and none is a number, a day, or has a number in it. */
export const isHeader = (fields: readonly string[]): boolean =>
  fields.every((field) => /\p{L}/u.test(field) && !/^\S+@\S+$|\d{5}/.test(field)) &&
  new Set(fields).size === fields.length;

/** The columns of a file of fixed widths: where all lines have a blank, one ends. */
function fixed(lines: readonly string[]): Look {
  const full = lines.filter((line) => line.trim() !== '');
  const length = Math.max(0, ...full.map((line) => line.length));
  const isBlank = (place: number) => full.every((line) => (line[place] ?? ' ') === ' ');
  const starts: number[] = [];
  for (let place = 0; place < length; place += 1)
    if (!isBlank(place) && (place === 0 || isBlank(place - 1))) starts.push(place);
  const places = starts.map((start, index) => [start, starts[index + 1] ?? length] as const);
  const names = places.map(([from, to]) => (full[0] ?? '').slice(from, to).trim());
  const hasHeader = names.length > 1 && isHeader(names);
  const widths = places.map(([from, to], index) => {
    const name = hasHeader ? (names[index] ?? '') : `column ${index + 1}`;
    return [name, `${from + 1}-${to}`] as const;
  });
  return { format: 'fixed', ...(hasHeader && { skip: '1' }), widths: Object.fromEntries(widths) };
}
