import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocalDay } from '@rochdale/domain/dates';
import type { Database } from '../../../../platform/database/database.ts';
import { readInside } from '../../../../platform/files/inside.ts';
import { writeWholeFile } from '../../../../platform/files/write-whole-file.ts';
import { decodedRows, type RowProblem } from '../../../office/importing/public.ts';
import { billDaysByNumber } from '../bills-store.ts';
import { readPaper } from './read-paper.ts';

/** What came of the papers: new, changed, the same, and the rows that were refused. */
export interface BroughtPapers {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly problems: readonly RowProblem[];
}

export const papersFolder = 'bills-pdf';
const index = 'index.csv';

const shape = {
  file: `${papersFolder}/${index}`,
  columns: {
    accountNumber: (given: string) =>
      /^\d{1,12}$/.test(given) ? { value: given } : { problem: 'must be 1 to 12 digits and nothing else' },
    billDate: (given: string) =>
      given === '' || isLocalDay(given) ? { value: given } : { problem: 'is not a day like 2026-11-20' },
    billNumber: (given: string) => ({ value: given }),
    fileName: (given: string) => (given === '' ? { problem: 'is empty' } : { value: given }),
    sha256: (given: string) =>
      /^[0-9a-fA-F]{64}$/.test(given) ? { value: given } : { problem: 'must be 64 hexadecimal digits' },
  },
  mayLack: ['billDate', 'billNumber'],
};

const nowhere = { file: shape.file, line: 0, column: '' };

/**
 * Lays the PDFs of bills from before the move into the co-op's folder, as its own documents of these bills (moving-in-44):
 * each is looked at by itself, and a refused one keeps no other back. Safe to repeat.
 */
export async function bringBillPapers(
  db: Database,
  { folder, coopFolder }: { readonly folder: string; readonly coopFolder: string },
): Promise<BroughtPapers> {
  const problems: RowProblem[] = [];
  const papers = join(folder, papersFolder);
  const target = join(coopFolder, 'documents', 'bills');
  if (!(await stat(join(papers, index)).catch(() => undefined)))
    return { added: 0, changed: 0, same: 0, problems: [{ ...nowhere, reason: 'is not there' }] };
  const seen = new Set<string>();
  const counts = { added: 0, changed: 0, same: 0 };
  const rows = decodedRows(shape, join(papers, index), (problem) => problems.push(problem));
  for await (const { line, values } of rows) {
    const [accountNumber = '', billDate = '', billNumber = '', fileName = '', sha256 = ''] = values.map(String);
    const refuse = (column: string, reason: string) => problems.push({ file: shape.file, line, column, reason });
    const days = await billDaysByNumber(db, accountNumber, { billDate, billNumber });
    const [day, ...others] = days;
    if (day === undefined) refuse('accountNumber', 'has no such bill: import bills.csv first');
    else if (others.length > 0) refuse('billDate', 'is empty, and several bills have this number');
    else if (seen.has(`${accountNumber}-${day}`)) refuse('billDate', 'has a paper in another row');
    else {
      const read = await readPaper(papers, fileName, sha256);
      if ('problem' in read) refuse('fileName', read.problem);
      else {
        seen.add(`${accountNumber}-${day}`);
        counts[await lay(target, `${accountNumber}-${day}.pdf`, read.bytes)] += 1;
      }
    }
  }
  return { ...counts, problems };
}

async function lay(folder: string, name: string, bytes: Buffer): Promise<'added' | 'changed' | 'same'> {
  const there = await readInside(folder, name);
  if (there?.equals(bytes)) return 'same';
  await writeWholeFile(folder, name, bytes);
  return there === undefined ? 'added' : 'changed';
}
