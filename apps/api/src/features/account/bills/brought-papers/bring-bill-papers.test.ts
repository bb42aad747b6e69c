import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { importFolder } from '../../../office/importing/public.ts';
import { withImportFolder } from '../../../office/importing/testing/import-files.ts';
import { bringBillPapers } from './bring-bill-papers.ts';
import { largestPaper } from './read-paper.ts';

let database: TestDatabase;
let folder: string;
const pdf = '%PDF-1.4\nthe bill of March\n%%EOF\n';
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const coop = () => join(folder, 'coop');
const laid = () => readdir(join(coop(), 'documents/bills')).catch(() => []);

beforeAll(async () => {
  database = await testDatabase();
  const bill = { accountNumber: '11', billDate: '2024-03-01', billNumber: 'B1', billType: 'Regular' };
  const files = {
    'members.csv': [{ memberNumber: '1' }],
    'accounts.csv': [{ accountNumber: '11', memberNumber: '1' }],
    'bills.csv': [bill, { ...bill, billDate: '2024-04-01', billNumber: 'B2' }],
  };
  await withImportFolder(files, (from) =>
    importFolder({ folder: from, pool: database.pool, vault: testVault() }).then(({ written }) =>
      expect(written).toBe(true),
    ),
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-papers-'));
  await mkdir(join(folder, 'bills-pdf'));
  await writeFile(join(folder, 'bills-pdf/march.pdf'), pdf);
  return () => rm(folder, { recursive: true });
});

const bring = async (...rows: readonly string[]) => {
  const header = 'accountNumber,billDate,billNumber,fileName,sha256';
  await writeFile(join(folder, 'bills-pdf/index.csv'), `${[header, ...rows].join('\n')}\n`);
  const { problems, ...counts } = await bringBillPapers(database.db, { folder, coopFolder: coop() });
  return { ...counts, told: problems.map(({ line, column, reason }) => `${line}: ${column}: ${reason}`) };
};

it('a paper becomes the bill’s own document, found by day or by number, and comes again as the same', async () => {
  const row = `11,2024-03-01,,march.pdf,${sha(pdf)}`;
  expect(await bring(row)).toEqual({ added: 1, changed: 0, same: 0, told: [] });
  expect(await readFile(join(coop(), 'documents/bills/11-2024-03-01.pdf'), 'utf8')).toBe(pdf);
  const newer = pdf.replace('March', 'May');
  await writeFile(join(folder, 'bills-pdf/b2.pdf'), newer);
  expect(await bring(row, `11,,B2,b2.pdf,${sha(newer).toUpperCase()}`)).toEqual({
    added: 1,
    changed: 0,
    same: 1,
    told: [],
  });
  expect(await bring(`11,,B1,b2.pdf,${sha(newer)}`)).toEqual({ added: 0, changed: 1, same: 0, told: [] });
  expect(await laid()).toEqual(['11-2024-03-01.pdf', '11-2024-04-01.pdf']);
});

it('what is no whole PDF of this folder is refused by its row, and keeps no other back', async () => {
  const at = (name: string) => join(folder, 'bills-pdf', name);
  await writeFile(join(folder, 'outside.pdf'), pdf);
  await symlink(join(folder, 'outside.pdf'), at('link.pdf'));
  await mkdir(at('folder.pdf'));
  await writeFile(at('page.pdf'), '<html>');
  await writeFile(at('half.pdf'), '%PDF-1.4 half');
  await writeFile(at('large.pdf'), '');
  await truncate(at('large.pdf'), largestPaper + 1);
  const names = ['../outside.pdf', 'x/../../outside.pdf', '..', 'link.pdf', 'folder.pdf', 'none.pdf', 'large.pdf'];
  const { told, ...counts } = await bring(
    ...names.map((name) => `11,2024-03-01,,${name},${sha(pdf)}`),
    `11,2024-03-01,,page.pdf,${sha('<html>')}`,
    `11,2024-03-01,,half.pdf,${sha('%PDF-1.4 half')}`,
    `11,2024-03-01,,march.pdf,${sha('another')}`,
    `11,2024-03-01,,march.pdf,abc`,
    `99,2024-03-01,,march.pdf,${sha(pdf)}`,
    `11,,,march.pdf,${sha(pdf)}`,
    `11,2024-04-01,,march.pdf,${sha(pdf)}`,
    `11,2024-04-01,,march.pdf,${sha(pdf)}`,
  );
  expect(counts).toEqual({ added: 1, changed: 0, same: 0 });
  const named = 'fileName: is not the name of a file in bills-pdf';
  expect(told).toEqual([
    ...[`2: ${named}`, `3: ${named}`, `4: ${named}`, '5: fileName: is a link, which is not followed'],
    ...['6: fileName: is not a file', '7: fileName: is not in bills-pdf', '8: fileName: is larger than 20 MB'],
    ...['9: fileName: is not a whole PDF', '10: fileName: is not a whole PDF'],
    ...['11: fileName: is another file than its sha256 says', '12: sha256: must be 64 hexadecimal digits'],
    ...['13: accountNumber: has no such bill: import bills.csv first'],
    ...['14: accountNumber: has no such bill: import bills.csv first', '16: billDate: has a paper in another row'],
  ]);
  expect(await laid()).toEqual(['11-2024-04-01.pdf']);
});

it('without an index, or where the co-op’s folder can’t be written, nothing is left half-done', async () => {
  const { problems } = await bringBillPapers(database.db, { folder, coopFolder: coop() });
  expect(problems).toHaveLength(1);
  await mkdir(join(coop(), 'documents'), { recursive: true });
  await writeFile(join(coop(), 'documents/bills'), 'a file in its place');
  await expect(bring(`11,2024-03-01,,march.pdf,${sha(pdf)}`)).rejects.toThrow(/ENOTDIR|EEXIST/);
});
