import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import type { MappedFile } from '../mapping.ts';

/** How a file of text seems to be written, as a mapping says it. */
export type Look = Pick<MappedFile, 'format' | 'encoding' | 'widths' | 'columns' | 'quotes' | 'skip'>;

const lookedBytes = 262_144;
const lookedLines = 300;
const formats = [
  [',', 'csv'],
  ['\t', 'tsv'],
  [';', 'semicolon'],
  ['|', 'bar'],
] as const;

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
  const lines = text.split(/\r?\n/).slice(0, lookedLines);
  if (lines.length > 1) lines.pop();
  const format = formats.find(([sign]) => sign === parting(lines))?.[1];
  return { ...encoding, ...(format ? { format, ...headless(lines, format) } : fixed(lines)) };
}

function lastWhole(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && end > bytes.length - 4 && (bytes[end - 1] ?? 0) >= 0x80) end -= 1;
  return end;
}

/** The sign that parts the columns: it stands in every line, as often in most of them. */
function parting(lines: readonly string[]): string | undefined {
  const rated = formats.map(([sign]) => {
    const counts = lines.filter(Boolean).map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1);
    const [first = 0] = counts;
    return { sign, first, alike: counts.filter((count) => count === first).length / (counts.length || 1) };
  });
  const usable = rated.filter(({ first, alike }) => first > 0 && alike > 0.8);
  return usable.sort((one, other) => other.first - one.first)[0]?.sign;
}

/** Names for the columns of a file whose first line is a row like the others. */
function headless(lines: readonly string[], format: NonNullable<Look['format']>): Look {
  const sign = formats.find(([, name]) => name === format)?.[0] ?? ',';
  const first = (lines[0] ?? '').split(sign).map((field) => field.replace(/^"|"$/g, '').trim());
  return isHeader(first) ? {} : { columns: first.map((_field, place) => `column ${place + 1}`) };
}

/** A header has a name for each column, each another, and none is a number or a day. */
export const isHeader = (fields: readonly string[]): boolean =>
  fields.every((field) => field !== '' && /\p{L}/u.test(field) && !/^\S+@\S+$/.test(field)) &&
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
  const hasHeader = isHeader(names);
  const widths = places.map(([from, to], index) => {
    const name = hasHeader ? (names[index] ?? '') : `column ${index + 1}`;
    return [name, `${from + 1}-${to}`] as const;
  });
  return { format: 'fixed', ...(hasHeader && { skip: '1' }), widths: Object.fromEntries(widths) };
}
