import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import type { CsvRow } from './csv-row.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Streams the rows of texts in which fields may stand in quotes. `before` counts the lines that went before them. */
export async function* quotedRows(
  texts: AsyncIterable<string>,
  before: number,
  { delimiter, maxRecordSize }: { readonly delimiter: string; readonly maxRecordSize: number },
): AsyncGenerator<CsvRow> {
  let lastGood = 0;
  // Lines of the rows that are parsed and not yet taken. The parser's own way to tell them costs as much as parsing.
  const ends: number[] = [];
  // A quote that never closes would take the rest of the file into memory.
  const parser = parse({
    delimiter,
    relaxColumnCount: true,
    skipEmptyLines: true,
    maxRecordSize,
    onRecord: (record, { lines }) => {
      lastGood = lines;
      ends.push(lines);
      return record;
    },
  });
  const source = Readable.from(texts);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const fields of parser as AsyncIterable<string[]>)
      yield { line: before + (ends.shift() ?? lastGood), fields };
  } catch (error) {
    if (error instanceof UnreadableFile || !isCsvError(error)) throw error;
    throw new UnreadableFile(before + lastGood + 1, 'has a quote that does not close or stands in the wrong place');
  } finally {
    source.destroy();
  }
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'code' in error && 'lines' in error && typeof error.lines === 'number';
}
