import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';
import { type Encoding, strictText } from './strict-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** One row of a file with the line on which it ends. The header is the first. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** What another program writes differently from RFC 4180 in UTF-8. */
export interface CsvHabits {
  readonly delimiter?: string;
  readonly encoding?: Encoding;
  /** A quote is a letter like the rest, and each line is a row. */
  readonly withoutQuotes?: boolean;
}

/** Longest row in bytes. */
export const maxRecordSize = 100_000;

/** Streams the rows of a CSV file (RFC 4180, UTF-8). Throws UnreadableFile for bad encoding or broken quotes. */
export async function* csvRows(
  path: string,
  onChunk: (chunk: Buffer | string) => void = () => undefined,
  { delimiter = ',', encoding = 'utf-8', withoutQuotes = false }: CsvHabits = {},
): AsyncGenerator<CsvRow> {
  let lastGood = 0;
  // Lines of the rows that are parsed and not yet taken. The parser's own way to tell them costs as much as parsing.
  const ends: number[] = [];
  // A quote that never closes would take the rest of the file into memory.
  const parser = parse({
    bom: true,
    delimiter,
    ...(withoutQuotes && { quote: false }),
    relaxColumnCount: true,
    skipEmptyLines: true,
    maxRecordSize,
    onRecord: (record, { lines }) => {
      lastGood = lines;
      ends.push(lines);
      return record;
    },
  });
  const source = createReadStream(path);
  source.on('data', onChunk);
  const decoded = source.pipe(strictText(encoding));
  source.on('error', (error) => parser.destroy(error));
  decoded.on('error', (error) => parser.destroy(error));
  decoded.pipe(parser);
  try {
    for await (const fields of parser as AsyncIterable<string[]>) yield { line: ends.shift() ?? lastGood, fields };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (isCsvError(error))
      throw new UnreadableFile(lastGood + 1, 'has a quote that does not close or stands in the wrong place');
    throw error;
  } finally {
    source.destroy();
  }
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'code' in error && 'lines' in error && typeof error.lines === 'number';
}
