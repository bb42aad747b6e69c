import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { mapFolder, readMapping } from './public.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'mapping-'));
  await mkdir(join(base, 'export'));
});
afterEach(() => rm(base, { recursive: true }));

const theirs = (name: string, bytes: string | Buffer) => writeFile(join(base, 'export', name), bytes);
async function map(mapping: string) {
  await writeFile(join(base, 'mapping.yaml'), mapping);
  const out = join(base, 'out');
  return mapFolder({ folder: join(base, 'export'), mapping: await readMapping(join(base, 'mapping.yaml')), out });
}
const ours = async (file: string) => (await readFile(join(base, 'out', file), 'utf8')).trimEnd().split('\r\n');
const rejected = () => ours('report/rejected-rows.csv');

const members = (more = '') => `
ours:
  members.csv:
    from: people
    columns: { memberNumber: NO, firstName: { from: NAME, as: [first-name, title] }, lastName: { from: NAME, as: [last-name, title] } }
${more}`;
const header = 'memberNumber,firstName,middleName,lastName,email,organizationName';
const [ana, ole] = ['7,Ana,,Nuñez,,', '8,Ole,,Berg,,'];
const wanted = [header, ana, ole];

describe('one table, however another program wrote it (moving-in-1)', () => {
  const text = (by: string) =>
    ['NO', '7', '8'].map((no, row) => [no, ['NAME', 'NUÑEZ, ANA', 'BERG, OLE'][row]].join(by)).join('\r\n');
  const cases: readonly (readonly [string, string, Buffer])[] = [
    [
      'semicolons in Windows-1252',
      'file: p.txt, format: semicolon, encoding: windows-1252',
      Buffer.from(text(';'), 'latin1'),
    ],
    ['tabs in UTF-16', 'file: p.tsv', Buffer.from(`\uFEFF${text('\t')}`, 'utf16le')],
    ['bars in UTF-8 with a mark', 'file: p.txt, format: bar', Buffer.from(`\uFEFF${text('|')}`)],
    ['quotes that are letters', "file: p.txt, format: bar, quotes: 'no'", Buffer.from(text('|'))],
    [
      'fixed widths without a header',
      'file: p.txt, widths: { NO: 1-4, NAME: 5-20 }',
      Buffer.from('7   NUÑEZ, ANA      \n\n8   BERG, OLE\n'),
    ],
    ['lines above the header', "file: p.txt, format: bar, skip: '1'", Buffer.from(`Export of today\n${text('|')}`)],
  ];
  it.each(cases)('%s', async (_what, file, bytes) => {
    await theirs(file.includes('tsv') ? 'p.tsv' : 'p.txt', bytes);
    const report = await map(`files: { people: { ${file} } }${members()}`);
    expect(await ours('members.csv')).toEqual(wanted);
    expect(report).toMatchObject({ rejectedCount: 0, read: [{ file: 'people', rows: 2 }] });
  });

  it('a sheet of an Excel workbook, its days as days', async () => {
    const head = ['NO', 'NAME', 'SINCE'].map((value) => ({ value }));
    const row = (no: number, name: string, since: Date) => [
      { value: no },
      { value: name },
      { value: since, format: 'mm/dd/yyyy' },
    ];
    const rows = [
      head,
      row(7, 'NUÑEZ, ANA', new Date(Date.UTC(2020, 1, 29))),
      row(8, 'BERG, OLE', new Date(Date.UTC(1999, 11, 31))),
    ];
    await writeExcelFile([
      { data: [[{ value: 'nothing' }]], sheet: 'Notes' },
      { data: rows, sheet: 'People' },
    ]).toFile(join(base, 'export', 'p.xlsx'));
    await map(
      `files: { people: { file: p.xlsx, sheet: People } }${members(`  meters.csv:
    from: people
    columns: { accountNumber: NO, meterNumber: NO, meterType: { constant: Electric }, installedOn: { from: SINCE, as: day YYYY-MM-DD } }
`)}`,
    );
    expect(await ours('members.csv')).toEqual(wanted);
    expect((await ours('meters.csv')).slice(1)).toEqual(['7,7,Electric,2020-02-29', '8,8,Electric,1999-12-31']);
  });
});

it('what is no workbook is refused, and nothing is written', async () => {
  await theirs('p.xlsx', 'PK\u0003\u0004 but no more');
  await expect(map(`files: { people: { file: p.xlsx } }${members()}`)).rejects.toThrow('is no Excel workbook');
  expect(await readdir(base)).toEqual(['export', 'mapping.yaml']);
});

it('codes, lookups, rows once, a row for each of several columns, and rows that are not wanted', async () => {
  await theirs('services.csv', 'CUST,SVC,STAT\n1,E,A\n1,W,A\n2,E,I\n3,E,X\n');
  await theirs(
    'cust.csv',
    'ID,FIRST,LAST,HOME,CELL\n1,Ada,Roe,(541) 555-0101,1-541-555-0102\n2,Bo,Fox,NULL,541.555.0103\n',
  );
  await map(`
files:
  services: { file: services.csv, where: { STAT: { not: X } } }
  customers: { file: cust.csv, empty: ['NULL'] }
codes:
  kinds: { E: Electric }
ours:
  members.csv:
    from: services
    once: memberNumber
    columns:
      memberNumber: CUST
      firstName: { lookup: customers, in: ID, find: CUST, take: FIRST }
      lastName: { lookup: customers, in: ID, find: CUST, take: LAST }
  meters.csv:
    from: services
    where: { STAT: A }
    columns:
      accountNumber: CUST
      meterNumber: { join: [SVC, CUST], with: '-' }
      meterType: { from: SVC, codes: kinds, otherwise: Other }
  member-phones.csv:
    from: customers
    repeat: [{ it: HOME, kind: Home }, { it: CELL, kind: Cell }]
    where: { $it: { not: '' } }
    columns: { memberNumber: ID, phone: { from: $it, as: digits }, phoneType: { constant: $kind } }
`);
  expect((await ours('members.csv')).slice(1)).toEqual(['1,Ada,,Roe,,', '2,Bo,,Fox,,']);
  expect((await ours('meters.csv')).slice(1)).toEqual(['1,E-1,Electric,', '1,W-1,Other,']);
  expect((await ours('member-phones.csv')).slice(1)).toEqual([
    '1,5415550101,Home,',
    '1,5415550102,Cell,',
    '2,5415550103,Cell,',
  ]);
});

it('a row that can not be made is told with its file, line and column, and the others are written (moving-in-7)', async () => {
  await theirs('p.csv', 'NO,NAME\n7,"NUÑEZ, ANA"\nx8,"BERG, OLE"\n9\n10,SOLO\n8,"BERG, OLE"\n');
  const report = await map(`files: { people: { file: p.csv } }${members()}`);
  // A name of one word is an organization's (account-103).
  expect(await ours('members.csv')).toEqual([header, ana, '10,,,Solo,,', ole]);
  expect(report.rejectedCount).toBe(2);
  expect((await rejected()).slice(1)).toEqual([
    'p.csv,3,NO,must be 1 to 12 digits and nothing else,members.csv: memberNumber',
    'p.csv,4,,has 1 fields where the header has 2,members.csv',
  ]);
});

it('the reason of a row says nothing of a hash or a token, whatever refuses it (moving-in-15)', async () => {
  await theirs('w.csv', 'LOGIN,HASH,SECRET\nana,$1$abcdefgh$hidden,hidden!\n');
  await map(`files: { w: { file: w.csv } }
ours: { logins.csv: { from: w, columns: { loginKey: LOGIN, loginId: LOGIN, email: { constant: a@example.com }, memberNumber: { from: LOGIN, as: number }, passwordHash: { from: HASH, codes: { a: b } }, authenticatorSecret: { from: SECRET, as: money } } } }
`);
  expect(await readFile(join(base, 'out/report/rejected-rows.csv'), 'utf8')).not.toContain('hidden');
  expect(await rejected()).toContain('w.csv,2,HASH,is not in the code list,logins.csv: passwordHash');
});

it('a text is written as it is, though a spreadsheet would run it', async () => {
  await theirs('p.csv', 'A,B,C\n1,2,"=1+1, ""so"""\n');
  await map(
    'files: { p: { file: p.csv } }\nours: { meters.csv: { from: p, columns: { accountNumber: A, meterNumber: B, meterType: C } } }',
  );
  expect((await ours('meters.csv'))[1]).toBe('1,2,"=1+1, ""so""",');
});

it('what is wrong with a mapping is told with line, place and the nearest name, and nothing is written (moving-in-2)', async () => {
  await theirs('p.csv', 'CUST_NO,NAME\n');
  const wrong = map(`files:
  people: { file: p.csv }
ours:
  members.csv:
    from: peopel
    columns: { memberNumber: CUST_NO }
  meter.csv:
    from: people
    columns: {}
  member-phones.csv:
    - from: people
      columns:
        memberNumber: CUSTNO
        phone: { from: NAME, as: digit }
        phonetype: { constant: Home, from: NAME }
`);
  await expect(wrong).rejects.toThrow(
    'mapping.yaml:15: ours.member-phones.csv.0.columns.phonetype: needs one of from, constant, join, firstOf, lookup, not from and constant',
  );
  const further = map(`files:
  people: { file: p.csv }
ours:
  members.csv:
    from: peopel
    columns: { memberNumber: CUST_NO }
  meter.csv:
    from: people
    columns: {}
  member-phones.csv:
    - from: people
      columns:
        memberNumber: CUSTNO
        phone: { from: NAME, as: digit }
        phonetype: { constant: Home }
`);
  await expect(further).rejects.toThrow(
    [
      'mapping.yaml:5: ours.members.csv.from: there is no file peopel: people is the nearest',
      'mapping.yaml:8: ours.meter.csv: there is no file meter.csv: meters.csv is the nearest',
      'mapping.yaml:15: ours.member-phones.csv.0.columns.phonetype: there is no column phonetype: phoneType is the nearest',
      'mapping.yaml:13: ours.member-phones.csv.0.columns: phoneType must be mapped: left out, it is empty',
      'mapping.yaml:13: ours.member-phones.csv.0.columns.memberNumber: people has no column CUSTNO: CUST_NO is the nearest',
      'mapping.yaml:14: ours.member-phones.csv.0.columns.phone.as: there is no step digit: digits is the nearest',
    ].join('\n'),
  );
  expect(await readdir(base)).toEqual(['export', 'mapping.yaml']);
});

it('a file outside the folder is not read', async () => {
  await writeFile(join(base, 'secret.csv'), 'NO,NAME\n1,x\n');
  await expect(map(`files: { people: { file: ../secret.csv } }${members()}`)).rejects.toThrow(
    'there is no ../secret.csv in the folder',
  );
});
