import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Books } from './books.ts';

/** Opens the accounts of an import folder: of `accounts.csv` number and balance, from lines that `coop generate` writes. */
export async function readAccounts(books: Books, folder: string): Promise<void> {
  const [header = '', ...lines] = (await readFile(join(folder, 'accounts.csv'), 'utf8')).trim().split(/\r?\n/);
  const names = header.split(',');
  const [number, balance] = [names.indexOf('accountNumber'), names.indexOf('accountBalance')];
  for (const line of lines) {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);
    const [accountNumber, owed] = [cells[number], Number(cells[balance])];
    if (accountNumber && Number.isFinite(owed)) books.open(accountNumber, Math.round(owed * 100));
  }
}
