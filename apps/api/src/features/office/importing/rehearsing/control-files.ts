import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Control, readControl } from '@rochdale/domain/office/importing/rehearsing/controls';
import { controlAccountsFile, controlFile } from '../checks/beside-files.ts';
import * as field from '../csv-fields.ts';
import { csvRows } from '../reading/csv-rows.ts';
import { type DecodedRow, decodedRows, type RowProblem, type RowShape } from '../reading/decode-rows.ts';

/** A file of totals or accounts says what cannot be held against anything: nothing was begun. */
export class WrongControlFile extends Error {
  constructor({ file, line, column, reason }: RowProblem) {
    super([`${file}:${line}`, column, reason].filter(Boolean).join(': '));
  }
}

const controlRows: RowShape = {
  file: controlFile,
  columns: { name: field.text(100), value: field.optionalText(30, '') },
};

/** The totals of a folder, in their order; none where it has no file of them. */
export async function readControls(folder: string): Promise<readonly Control[]> {
  const found = new Map<string, Control>();
  const path = join(folder, controlFile);
  if (!(await isThere(path))) return [];
  for await (const { line, values } of rowsOf(controlRows, path)) {
    const [name, value] = values.map(String);
    const read = readControl(name ?? '', value ?? '');
    if ('reason' in read) throw new WrongControlFile({ file: controlFile, line, ...read });
    if (found.has(read.name))
      throw new WrongControlFile({ file: controlFile, line, column: 'name', reason: `${read.name} is there twice` });
    found.set(read.name, read);
  }
  return [...found.values()];
}

/** What may stand of an account in the list of the billing system; the columns are named and read as those of accounts.csv. */
export const controlColumns = {
  memberNumber: field.digits(1, 12),
  accountBalance: field.money,
  pastDueAmount: field.money,
  dueDate: field.optionalDay,
  accountType: field.text(40),
  derivedStatus: field.text(40),
  autoPay: field.flag(false),
  paperlessBilling: field.flag(false),
} as const;
export type ControlColumn = keyof typeof controlColumns;

/** Streams the accounts of the billing system's list, and says which of its columns the file has. */
export async function readControlAccounts(
  folder: string,
): Promise<{ readonly columns: readonly ControlColumn[]; readonly rows: AsyncGenerator<DecodedRow> } | undefined> {
  const path = join(folder, controlAccountsFile);
  if (!(await isThere(path))) return undefined;
  const header = await headerOf(path);
  const columns = Object.keys(controlColumns).filter((name): name is ControlColumn => header.includes(name));
  const kept = Object.fromEntries(columns.map((name) => [name, controlColumns[name]]));
  return {
    columns,
    rows: rowsOf({ file: controlAccountsFile, columns: { accountNumber: field.digits(1, 12), ...kept } }, path),
  };
}

/** Streams the rows of a file; the first that is wrong ends it. */
async function* rowsOf(shape: RowShape, path: string): AsyncGenerator<DecodedRow> {
  yield* decodedRows(shape, path, (problem) => {
    throw new WrongControlFile(problem);
  });
}

async function headerOf(path: string): Promise<readonly string[]> {
  for await (const { fields } of csvRows(path)) return fields.map((name) => name.trim());
  return [];
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
