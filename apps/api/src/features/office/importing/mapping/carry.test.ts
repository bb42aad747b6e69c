import { expect, it } from 'vitest';
import { mappedExport } from './testing/mapped-export.ts';

const { theirs, map, ours, rejected } = mappedExport();

const bills = [
  'FBILLS',
  'D001Early      1.00',
  'H000000011B7  20260102',
  'D001Basic     12.00',
  'D002Energy    80.50',
  'T002',
  'H000000012B8  20260103',
  'T000',
  'H000000013B9  20260104',
  'D001Basic     12.00',
  '',
].join('\r\n');
const carry = `carry:
      BILL_ACCT: { from: ACCT, where: { REC: H } }
      BILL_NO: { from: BILLNO, where: { REC: H } }
      BILL_DAY: { from: DAY, where: { REC: [H] } }`;
const mapping = (more = carry) => `
files:
  lines:
    file: bills.dat
    widths: { REC: 1-1, ACCT: 2-10, BILLNO: 11-14, DAY: 15-22, LINE: 2-4, TEXT: 5-12, AMOUNT: 13-20 }
    ${more}
    where: { REC: D }
ours:
  bill-lines.csv:
    from: lines
    columns:
      accountNumber: { from: BILL_ACCT, as: bare }
      billDate: { from: BILL_DAY, as: day YYYYMMDD }
      billNumber: BILL_NO
      lineNumber: { from: LINE, as: bare }
      description: TEXT
      lineAmount: { from: AMOUNT, as: money }
`;

it('a row takes values of the last row of another kind above it, and before the first they are empty (moving-in-46)', async () => {
  await theirs('bills.dat', bills);
  const report = await map(mapping());
  expect(await ours('bill-lines.csv')).toEqual([
    '11,2026-01-02,B7,1,Basic,12.00,,,,',
    '11,2026-01-02,B7,2,Energy,80.50,,,,',
    '13,2026-01-04,B9,1,Basic,12.00,,,,',
  ]);
  expect(report).toMatchObject({ rejectedCount: 3, read: [{ file: 'lines', rows: 10 }] });
  expect((await rejected())[0]).toBe(
    'bills.dat,2,BILL_ACCT,must be 1 to 12 digits and nothing else,bill-lines.csv: accountNumber',
  );
});

it('what is carried serves as a condition, in a file with lines of several lengths, and where it is looked up', async () => {
  await theirs('web.txt', 'U|ana|X|7\nG|11\nG|12\nU|bo||8\nG|13\n');
  await theirs('meters.csv', 'ACCT,METER\n11,60001\n12,60002\n13,60003\n');
  await map(`
files:
  grants:
    file: web.txt
    format: bar
    columns: [REC, ACCT]
    carry: { LOGIN: { from: ACCT, where: { REC: U } } }
    where: { REC: G, LOGIN: { not: bo } }
  meters: { file: meters.csv }
ours:
  meters.csv:
    - from: grants
      columns: { accountNumber: ACCT, meterNumber: LOGIN, meterType: { constant: Carried } }
    - from: meters
      columns:
        accountNumber: ACCT
        meterNumber: METER
        meterType: { lookup: grants, in: ACCT, find: ACCT, take: LOGIN, otherwise: nobody }
`);
  expect(await ours('meters.csv')).toEqual([
    '11,ana,Carried,',
    '12,ana,Carried,',
    '11,60001,ana,',
    '12,60002,ana,',
    '13,60003,nobody,',
  ]);
});

it('nothing is carried from one file into the next', async () => {
  await theirs('a.txt', 'H|1\nD|60001\n');
  await theirs('b.txt', 'D|60002\n');
  const report = await map(`
files: { all: { file: [a.txt, b.txt], format: bar, columns: [REC, ID], carry: { ACCT: { from: ID, where: { REC: H } } }, where: { REC: D } } }
ours: { meters.csv: { from: all, columns: { accountNumber: ACCT, meterNumber: ID, meterType: { constant: Electric } } } }
`);
  expect(await ours('meters.csv')).toEqual(['1,60001,Electric,']);
  expect(report.rejected).toMatchObject([{ file: 'b.txt', line: 1 }]);
});

it('what is wrong with it is told with its line', async () => {
  await theirs('bills.dat', bills);
  const wrong = map(
    mapping('carry: { TEXT: { from: TEXT, where: { REC: H } }, NO: { from: BILNO, where: { KIND: H } } }'),
  );
  await expect(wrong).rejects.toThrow(
    [
      'mapping.yaml:6: files.lines.carry.TEXT: lines has a column TEXT already',
      'mapping.yaml:6: files.lines.carry.NO.from: lines has no column BILNO: BILLNO is the nearest',
      'mapping.yaml:6: files.lines.carry.NO.where.KIND: lines has no column KIND',
    ].join('\n'),
  );
});
