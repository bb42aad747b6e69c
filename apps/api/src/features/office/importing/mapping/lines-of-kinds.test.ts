import { describe, expect, it } from 'vitest';
import { mappedExport } from './testing/mapped-export.ts';

const { theirs, map, ours, rejected } = mappedExport();
const meters = (from = 'p') =>
  `ours: { meters.csv: { from: ${from}, columns: { accountNumber: ACCT, meterNumber: METER, meterType: { constant: Electric } } } }`;

describe('lines of several kinds in one file (moving-in-45)', () => {
  const web = ['*WEB 2026', 'U|1|60001|x', 'G|1', 'U|2|60002|y', 'U|3', '*END|2', ''].join('\r\n');

  it('a row that where leaves out is not refused for its fields, and one that it keeps is, with our file', async () => {
    await theirs('web.txt', web);
    const report = await map(
      `files: { p: { file: web.txt, format: bar, columns: [REC, ACCT, METER, MORE], where: { REC: U } } }\n${meters()}`,
    );
    expect(await ours('meters.csv')).toEqual(['1,60001,Electric,', '2,60002,Electric,']);
    expect(report.rejectedCount).toBe(1);
    expect(await rejected()).toEqual(['web.txt,5,,has 2 fields where the header has 4,meters.csv']);
  });

  it('where no condition names the kind, every line is held against the header', async () => {
    await theirs('web.txt', 'ACCT|METER\n1|60001\n2\n');
    await map(`files: { p: { file: web.txt, format: bar } }\n${meters()}`);
    expect(await rejected()).toEqual(['web.txt,3,,has 1 fields where the header has 2,meters.csv']);
  });

  it.each([
    ['fixed widths', 'widths: { ACCT: 1-3, METER: 4-8 }', '1  60001\r\n2  60002\r\n'],
    ['bars', 'format: bar, columns: [ACCT, METER]', '1|60001\r\n2|60002\r\n'],
    ['bars without a last line end', 'format: bar, columns: [ACCT, METER]', '1|60001\r\n2|60002'],
    ['quotes', 'format: csv, columns: [ACCT, METER]', '"1","60001"\r\n"2","60002"\r\n'],
  ])('the byte that ends a file of DOS is no row: %s', async (_what, file, text) => {
    await theirs('p.dat', `${text}\u001A\u001A`);
    const report = await map(`files: { p: { file: p.dat, ${file} } }\n${meters()}`);
    expect(await ours('meters.csv')).toEqual(['1,60001,Electric,', '2,60002,Electric,']);
    expect(report).toMatchObject({ rejectedCount: 0, read: [{ file: 'p', rows: 2 }] });
  });
});
