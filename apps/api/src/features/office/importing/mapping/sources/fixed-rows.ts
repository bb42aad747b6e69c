import { createReadStream } from 'node:fs';
import type { CsvRow } from '../../reading/csv-row.ts';
import { maxRecordSize } from '../../reading/csv-rows.ts';
import { type Encoding, strictText } from '../../reading/strict-text.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import type { SourceShape } from './source.ts';

/** Streams the rows of a file whose columns have fixed widths. An empty line is no row. */
export async function* fixedRows(
  path: string,
  encoding: Encoding,
  widths: SourceShape['widths'],
): AsyncGenerator<CsvRow> {
  for await (const { line, text } of linesOf(path, encoding))
    if (text.trim() !== '') yield { line, fields: widths.map(([from, to]) => text.slice(from, to)) };
}

/** Streams a file's lines. One that never ends is refused before it fills memory. */
export async function* linesOf(path: string, encoding: Encoding): AsyncGenerator<{ line: number; text: string }> {
  const source = createReadStream(path);
  const decoded = strictText(encoding);
  source.on('error', (error) => decoded.destroy(error));
  source.pipe(decoded);
  let rest = '';
  let line = 0;
  try {
    for await (const chunk of decoded as AsyncIterable<string>) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > maxRecordSize) throw new UnreadableFile(line + 1, 'has a line that is too long');
      for (const text of lines) {
        line += 1;
        yield { line, text: text.replace(/\r$/, '') };
      }
    }
    if (rest !== '') yield { line: line + 1, text: rest.replace(/\r$/, '') };
  } finally {
    source.destroy();
  }
}
