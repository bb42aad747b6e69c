import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

const fieldOf = (text: string): string => csvText([[text]]).slice(1, -2);

describe('a table as CSV', () => {
  it('has a line for each row, with quotes only where they are needed', () => {
    expect(
      csvText([
        ['Date', 'Amount'],
        ['a "b", c', -12.5],
        [null, 0, { day: '2026-11-20' }],
      ]),
    ).toBe('\uFEFFDate,Amount\r\n"a ""b"", c",-12.5\r\n,0,11/20/2026\r\n');
  });

  it.each(['=1+1', '+1', '-A1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)'])('lets %j be no formula', (text) => {
    expect(fieldOf(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('hands no text to a spreadsheet that begins like a formula, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const field = fieldOf(text);
        const read = /^".*"$/s.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field;
        if (!/^-\d+(\.\d+)?$/.test(read)) expect(read).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(read === text || read === `'${text}`).toBe(true);
      }),
    );
  });
});
