import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FieldCodec } from '../../apps/api/src/features/office/importing/csv-fields.ts';
import { entities } from '../../apps/api/src/features/office/importing/entities/entities.ts';
import { csvRows } from '../../apps/api/src/features/office/importing/reading/csv-rows.ts';
import { hostileFor } from './payloads.ts';

/** Words by which rules decide, and names of other things: every second row keeps them, so that its screens stay open. */
const meaningful =
  /^(accountType|billType|usageUnit|meterType|meterNumber|locationId|paymentType|prepaidVendor|token|serviceState|returnCode|depositType|delinquentFile|transNo|email|brand)$/;

/** Files without a text of their own, or by which members sign in. */
const leftAlone = new Set([
  'logins.csv',
  'usage-days.csv',
  'usage-intervals.csv',
  'weather-days.csv',
  'stored-payments.csv',
]);

/** Lays scripts into every text of every file of a folder that the importer's own rules take there. */
export async function writeHostileImport(folder: string): Promise<{ columns: number; values: number }> {
  const columns = new Set<string>();
  let values = 0;
  for (const { file, columns: codecs, key } of entities) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    if (leftAlone.has(file)) {
      await rm(path);
      continue;
    }
    const rows: string[][] = [];
    let header: readonly string[] | undefined;
    for await (const { fields } of csvRows(path)) {
      if (header === undefined) {
        header = fields;
        rows.push([...fields]);
        continue;
      }
      rows.push(
        fields.map((value, at) => {
          const column = header?.[at] ?? '';
          const codec = codecs[column];
          const index = rows.length + at;
          const isKept = meaningful.test(column) && (key.includes(column) ? isEven(value) : index % 2 === 0);
          const text = codec && !isKept ? laid(codec, value, index, key.includes(column)) : undefined;
          if (text === undefined) return value;
          columns.add(`${file} ${column}`);
          values += 1;
          return text;
        }),
      );
    }
    await writeFile(path, rows.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join(''));
  }
  return { columns: columns.size, values };
}

/** A key keeps what names it, and so stays the same wherever it stands. */
function laid(codec: FieldCodec, value: string, index: number, isKey: boolean): string | undefined {
  const isTaken = (text: string) => 'value' in codec(text, text) && (!isKey || text.startsWith(value));
  const hasWords = 'value' in codec('<hit>', '<hit>') || 'value' in codec(`${value} <hit>`, `${value} <hit>`);
  return hasWords ? hostileFor(value, isKey ? 0 : index, isTaken) : undefined;
}

const isEven = (text: string): boolean => (text.codePointAt(text.length - 1) ?? 0) % 2 === 0;

const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;
