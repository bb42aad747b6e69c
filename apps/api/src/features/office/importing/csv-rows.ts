import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';

/** One row of a file with the line on which it ends. The header is the first. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Longest row in bytes. */
const maxRecordSize = 100_000;

/** A file that can't be read as CSV at all. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** Streams the rows of a CSV file (RFC 4180, UTF-8). Throws UnreadableFile for bad encoding or broken quotes. */
export async function* csvRows(
  path: string,
  onChunk: (chunk: Buffer | string) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  let lastGood = 0;
  // Lines of the rows that are parsed and not yet taken. The parser's own way to tell them costs as much as parsing.
  const ends: number[] = [];
  // A quote that never closes would take the rest of the file into memory.
  const parser = parse({
    bom: true,
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
  const decoded = source.pipe(strictUtf8());
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

/** Lets only valid UTF-8 through; says on which line it stops being that. */
function strictUtf8(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        const text = decoder.decode(chunk, { stream: true });
        line += text.split('\n').length - 1;
        done(null, text);
      } catch {
        done(new UnreadableFile(line + badLineIn(chunk), 'is not UTF-8'));
      }
    },
    flush(done) {
      try {
        done(null, decoder.decode());
      } catch {
        done(new UnreadableFile(line, 'ends in the middle of a character'));
      }
    },
  });
}

/** How many lines into a chunk it stops being UTF-8. The chunk may begin in the middle of a character. */
function badLineIn(chunk: Buffer): number {
  const lines = chunk
    .toString('latin1')
    .replace(/^[\x80-\xbf]{1,3}/, '')
    .split('\n');
  return Math.max(
    0,
    lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))),
  );
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'code' in error && 'lines' in error && typeof error.lines === 'number';
}
