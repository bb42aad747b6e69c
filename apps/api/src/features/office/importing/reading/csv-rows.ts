import { createReadStream } from 'node:fs';
import type { CsvRow } from './csv-row.ts';
import { quotedRows } from './quoted-rows.ts';
import { type Encoding, strictText } from './strict-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What another program writes differently from RFC 4180 in UTF-8. */
export interface CsvHabits {
  readonly delimiter?: string;
  readonly encoding?: Encoding;
  /** A quote is a letter like the rest, and each line is a row. */
  readonly withoutQuotes?: boolean;
}

/** Longest row in characters. */
export const maxRecordSize = 100_000;

/** Streams the rows of a CSV file (RFC 4180, UTF-8). Throws UnreadableFile for bad encoding or broken quotes. */
export async function* csvRows(
  path: string,
  onChunk: (chunk: Buffer | string) => void = () => undefined,
  { delimiter = ',', encoding = 'utf-8', withoutQuotes = false }: CsvHabits = {},
): AsyncGenerator<CsvRow> {
  const source = createReadStream(path);
  source.on('data', onChunk);
  const decoded = strictText(encoding);
  source.on('error', (error) => decoded.destroy(error));
  source.pipe(decoded);
  const texts: AsyncIterator<string> = decoded[Symbol.asyncIterator]();
  try {
    yield* rowsOf(texts, delimiter, withoutQuotes);
  } finally {
    source.destroy();
    decoded.destroy();
  }
}

/**
 * Until the first quote a line is a row, and its fields stand between delimiters: most files are taken apart so, in a
 * fifth of the time. From there on, the parser of quotes has it.
 */
async function* rowsOf(
  texts: AsyncIterator<string>,
  delimiter: string,
  withoutQuotes: boolean,
): AsyncGenerator<CsvRow> {
  let rest = '';
  let line = 0;
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    const text = rest + next.value;
    const isPlain = withoutQuotes || !(next.value.includes('"') || endsInReturns(text));
    if (!isPlain) {
      yield* quotedRows(joined(text, texts), line, { delimiter, maxRecordSize });
      return;
    }
    const lines = text.split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line += 1;
      const fields = fieldsOf(one, line, delimiter);
      if (fields) yield { line, fields };
    }
    if (rest.length > maxRecordSize) throw new UnreadableFile(line + 1, tooLong);
  }
  const fields = fieldsOf(rest, line + 1, delimiter);
  if (fields) yield { line: line + 1, fields };
}

const tooLong = `is longer than ${maxRecordSize.toLocaleString('en-US')} characters`;

/** The fields of a line; undefined where it is empty. */
function fieldsOf(line: string, number: number, delimiter: string): string[] | undefined {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (text.length > maxRecordSize) throw new UnreadableFile(number, tooLong);
  return text === '' ? undefined : text.split(delimiter);
}

/** Whether lines end as old machines wrote them, in a return alone. */
const endsInReturns = (text: string): boolean => text.includes('\r') && !text.includes('\n');

async function* joined(first: string, texts: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await texts.next(); !next.done; next = await texts.next()) yield next.value;
}
