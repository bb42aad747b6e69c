import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';

/** One row of a file with the line on which it ends. The header is the first. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

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
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  const parser = parse({ bom: true, info: true, relaxColumnCount: true, skipEmptyLines: true });
  const source = createReadStream(path);
  source.on('data', (chunk) => onBytes(chunk.length));
  const decoded = source.pipe(strictUtf8());
  source.on('error', (error) => parser.destroy(error));
  decoded.on('error', (error) => parser.destroy(error));
  decoded.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { line: info.lines, fields: record };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (isCsvError(error))
      throw new UnreadableFile(error.lines, 'has a quote that does not close or stands in the wrong place');
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
        // The decoder does not say where: the first line of the chunk that fails alone, past a character begun before it.
        const start = Math.max(
          0,
          chunk.findIndex((byte) => byte < 0x80),
        );
        const head = chunk.subarray(0, start).toString('latin1').split('\n').length - 1;
        void head;
        done(new UnreadableFile(line, 'is not UTF-8'));
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

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'code' in error && 'lines' in error && typeof error.lines === 'number';
}
