import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookAtText } from './look-at-text.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'looking-'));
});
afterEach(() => rm(base, { recursive: true }));

async function look(...lines: string[]) {
  await writeFile(join(base, 'p.txt'), `${lines.join('\r\n')}\r\n\u001A`);
  return lookAtText(join(base, 'p.txt'));
}
const columns = (count: number) => Array.from({ length: count }, (_none, place) => `column ${place + 1}`);

describe('how a file seems to be written (moving-in-9)', () => {
  it('a row of data, or the line that begins a file, is no header', async () => {
    const meters = ['M0001044718820065115870E000000', 'M0001044718900068442503W000000'];
    expect(await look(...meters)).toEqual({ format: 'fixed', widths: { 'column 1': '1-30' } });
    expect(await look('11|60001|Electric', '12|60002|Water')).toEqual({ format: 'bar', columns: columns(3) });
    expect(await look('HMETERS2026332', ...meters)).toMatchObject({ widths: { 'column 1': '1-30' } });
    expect(await look('ACCT|METER|KIND', '12|60002|Water')).toEqual({ format: 'bar' });
  });

  it('lines of several kinds have the sign that parts their columns', async () => {
    const kinds = [
      '*WEB 2026332',
      ...Array.from({ length: 20 }, (_none, row) => `U|x|login${row}|20001|a@example.com`),
    ];
    expect(await look(...kinds, 'G|x|login3|20002', '*END|2')).toEqual({ format: 'bar', columns: columns(5) });
    expect(await look('HDR|PAY|2026332', '|1|9200CR|D', '|2|500CR|C', '|3|500CR|C')).toEqual({
      format: 'bar',
      columns: columns(4),
    });
  });

  it('a comma in names parts no columns', async () => {
    expect(await look('HPEOPLE2026332', 'D7 BERG, OLE', 'D8 ROE, ADA', 'D9 FOX, BO')).toMatchObject({
      format: 'fixed',
    });
  });

  it('other signs part columns too', async () => {
    expect(await look('20001~C~1111', '20002~K~6789')).toEqual({ by: '~', columns: columns(3) });
    expect(await look('ACCT^KIND', '20002^K')).toEqual({ by: '^' });
  });

  it('a text for people is none', async () => {
    const text = look('CONTROL SHEET OF THE RUN', 'Sums in cents.', '', 'METERS     330', 'BILLS    3,731');
    await expect(text).rejects.toThrow('has empty lines between others, and no columns: a text for people');
  });
});
