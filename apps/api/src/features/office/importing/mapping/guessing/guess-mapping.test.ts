import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guessMapping, mapFolder, readMapping } from '../public.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'guessing-'));
  await mkdir(join(base, 'export'));
});
afterEach(() => rm(base, { recursive: true }));
const theirs = (name: string, text: string, encoding: BufferEncoding = 'utf8') =>
  writeFile(join(base, 'export', name), text, encoding);

const people = [
  'CUST_NO;NAME;E-MAIL',
  '7;NUÑEZ, ANA;ana@example.com',
  '8;BERG, OLE;',
  '9;ROE, ADA;ada@example.com',
  '',
].join('\n');
const meters = [
  'METERNO   ACCTNO    MTRTYPE   SETDT     ',
  '60001     11        Electric  20200229  ',
  '60002     12        Water     20211231  ',
  '',
].join('\n');

it('a proposal says of each line whether it is sure, and maps the folder as it stands (moving-in-9)', async () => {
  await theirs('People.txt', people, 'latin1');
  await theirs('meters.dat', meters);
  const guess = await guessMapping(join(base, 'export'));
  expect(guess).toContain(
    'people: { file: People.txt, encoding: windows-1252, format: semicolon } # 3 rows were looked at',
  );
  expect(guess).toContain('memberNumber: CUST_NO # sure');
  expect(guess).toContain('email: E-MAIL # sure');
  expect(guess).toContain('lastName: { from: NAME, as: last-name } # not sure: names of businesses have no comma');
  expect(guess).toContain('installedOn: { from: SETDT, as: day YYYYMMDD } # sure');
  expect(guess).toContain('#   accounts.csv: everything: no account can be seen or paid');
  await writeFile(join(base, 'mapping.yaml'), guess);
  const out = join(base, 'out');
  const report = await mapFolder({
    folder: join(base, 'export'),
    mapping: await readMapping(join(base, 'mapping.yaml')),
    out,
  });
  expect(report.rejectedCount).toBe(0);
  expect(await readFile(join(out, 'members.csv'), 'utf8')).toContain('7,ANA,,NUÑEZ,ana@example.com,\r\n');
  expect(await readFile(join(out, 'meters.csv'), 'utf8')).toContain('11,60001,Electric,2020-02-29\r\n');
});

it('days that may be read in two ways are not sure', async () => {
  await theirs('meters.csv', 'Acct,Meter,Type,Installed\n1,2,Electric,03/04/2020\n1,3,Electric,05/06/2021\n');
  expect(await guessMapping(join(base, 'export'))).toContain(
    'installedOn: { from: Installed, as: day MM/DD/YYYY } # not sure: day DD/MM/YYYY would do as well',
  );
});

it('a file that can not be read is named, and the others are looked at', async () => {
  await theirs('p.xlsx', 'no workbook');
  await theirs('meters.csv', 'Acct,Meter,Type,Installed\n1,2,Electric,2020-04-03\n');
  const guess = await guessMapping(join(base, 'export'));
  expect(guess).toContain('# p.xlsx is left out: is no Excel workbook (.xlsx)');
  expect(guess).toContain('meterNumber: Meter #');
});
