import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { quoted } from '@rochdale/domain/csv-text';
import { yesNoOf } from '@rochdale/domain/yes-no';
import { entities } from '../importing/public.ts';

export type CsvValue = string | number | boolean | null | undefined;

/** Writes one file of an import; columns that a row leaves out are empty. Money is given in cents. */
export interface CsvWriter {
  write(row: Readonly<Record<string, CsvValue>>): Promise<void>;
  end(): Promise<void>;
}

const moneyColumns = /Amount|Balance|Fee|Deposit|Total|Dollars|Charges|Taxes|Difference|minimumPaymentDue|^pastDue$/;

/** Opens a file of the import by its name, with its header written. */
export function csvWriter(folder: string, file: string): CsvWriter {
  const columns = Object.keys(entities.find((entity) => entity.file === file)?.columns ?? {});
  const stream = createWriteStream(join(folder, file));
  // Without a listener a failing disk would end the process; `write` and `end` tell of it.
  stream.on('error', () => undefined);
  stream.write(`${columns.join(',')}\n`);
  return {
    async write(row) {
      if (stream.errored) throw stream.errored;
      const line = columns.map((column) => fieldText(column, row[column])).join(',');
      if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    },
    async end() {
      stream.end();
      await finished(stream);
    },
  };
}

function fieldText(column: string, value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return yesNoOf(value);
  const text = typeof value === 'number' && moneyColumns.test(column) ? (value / 100).toFixed(2) : String(value);
  return quoted(text);
}
