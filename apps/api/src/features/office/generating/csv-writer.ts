import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type CsvCell, csvLine } from '@rochdale/domain/csv-text';
import { entities, isMoney } from '../importing/public.ts';

export type CsvValue = CsvCell | undefined;

/** Writes one file of an import; columns that a row leaves out are empty. Money is given in cents. */
export interface CsvWriter {
  write(row: Readonly<Record<string, CsvValue>>): Promise<void>;
  end(): Promise<void>;
}

/** Opens a file of the import by its name, with its header written. */
export function csvWriter(folder: string, file: string): CsvWriter {
  const codecs = entities.find((entity) => entity.file === file)?.columns ?? {};
  const columns = Object.keys(codecs);
  const money = new Set(columns.filter((column) => isMoney(codecs[column])));
  const stream = createWriteStream(join(folder, file));
  // Without a listener a failing disk would end the process; `write` and `end` tell of it.
  stream.on('error', () => undefined);
  stream.write(csvLine(columns));
  return {
    async write(row) {
      if (stream.errored) throw stream.errored;
      const line = csvLine(columns.map((column) => cellOf(money.has(column), row[column])));
      if (!stream.write(line)) await once(stream, 'drain');
    },
    async end() {
      stream.end();
      await finished(stream);
    },
  };
}

const cellOf = (isMoneyColumn: boolean, value: CsvValue = null): CsvCell =>
  typeof value === 'number' && isMoneyColumn ? (value / 100).toFixed(2) : value;
