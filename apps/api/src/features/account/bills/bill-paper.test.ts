import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

const hasPoppler = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined;
const account = '104471882';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
let folder: string;
let notice: string;

beforeAll(async () => {
  at = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'papers-'));
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  notice = (await get(`/v3/accounts/${account}/delinquents`)).results[0].delinquentViewUrl;
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string) => (await at.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();

/** The bill and the past due notice of an account whose holder has a name, as files. */
async function papersOf(name: string, street = '2218 Cedar Hollow Rd') {
  await at.database.pool.query(
    'update accounts set account_holder_name = $1, service_street = $3 where account_number = $2',
    [name, account, street],
  );
  const [listed] = (await get(`/v3/accounts/${account}/history?kind=bills`)).results;
  const query = new URLSearchParams({ url: listed.billViewUrl });
  const bill = (await get(`/v3/accounts/${account}/bill-view?${query}`)).billViewUrlFileBytes;
  const letter = await get(`/v3/accounts/${account}/delinquents/document?delinquentViewUrl=${notice}`);
  const files = [bill, letter.delinquentViewUrlFileBytes].map((bytes) => Buffer.from(bytes, 'base64'));
  return Promise.all(
    files.map(async (bytes, index) => {
      const path = join(folder, `${index}.pdf`);
      await writeFile(path, bytes);
      return { path, bytes };
    }),
  );
}

const run = (program: string, ...args: string[]) =>
  hasPoppler ? spawnSync(program, args, { encoding: 'utf8' }).stdout : undefined;

/** Where each word of a page stands. */
const boxesOf = (page: string) =>
  [...page.matchAll(/<word (.*?)>(.*?)<\/word>/g)].map(([, place = '', word = '']) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = [...place.matchAll(/"([\d.]+)"/g)].map((one) => Number(one[1]));
    return { left, top, right, bottom, word };
  });
type Box = ReturnType<typeof boxesOf>[number];

/** Whether two words are printed over one another. Lines of one text may touch, by marks that their letters don't have. */
const meet = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

describe('a bill and a notice', () => {
  it.each([
    'Keala Kaʻiulani',
    'Łukasz Wójcik',
    'Nguyễn Thị Hồng',
    'Tółikʼą́ Begay Náʼnilį́įh',
    'Özgür Yıldız',
    'Ελένη Παπαδοπούλου',
    'Олексій Ґудзь',
    'ᏣᎳᎩ Sequoyah',
    'José Núñez Peña, O’Brien “Bud” – Co.',
  ])('say %s as it is written, to whoever reads, copies or hears them', async (name) => {
    for (const { path, bytes } of await papersOf(name)) {
      expect(bytes.toString('latin1')).not.toContain('/Helvetica');
      const fonts = run('pdffonts', path)?.trim().split('\n').slice(2);
      expect(fonts?.every((line) => / yes yes yes /.test(line)) ?? true).toBe(true);
      const said = name.normalize('NFC');
      for (const text of [run('pdftotext', '-raw', path, '-'), run('pdfinfo', '-struct-text', path)])
        expect(text?.normalize('NFC') ?? said).toContain(said);
    }
  });

  it('never show another letter for one that their fonts have not', async () => {
    for (const { path } of await papersOf('李小龍', '北京路 2')) {
      const text = run('pdftotext', '-raw', path, '-') ?? `Account ${account}, name on file\nAddress on file`;
      expect(text).toContain(`Account ${account}, name on file\nAddress on file`);
      expect(text).not.toMatch(/[\uFFFD\u25A1]|Dear Account/);
    }
  });

  it.each([
    'Cooperativa de Productores Agrícolas del Valle y Asociados de Alder Crossing LLC',
    'W'.repeat(250),
    'Wm. '.repeat(62),
  ])('keep a long name off what stands beside and below it: %s', async (name) => {
    for (const { path } of await papersOf(name, 'W'.repeat(100))) {
      for (const page of (run('pdftotext', '-bbox', path, '-') ?? '').split('<page ').slice(1)) {
        const boxes = boxesOf(page);
        expect(boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => meet(one, other)))).toEqual([]);
        expect(boxes.filter(({ bottom, right }) => bottom > 792 || right > 612)).toEqual([]);
      }
    }
  });

  it('say their amounts as a table, and their address with its spaces', async () => {
    for (const { path } of await papersOf('Marisol Okonkwo')) {
      const told = run('pdfinfo', '-struct-text', path);
      if (told === undefined) return;
      expect(told.replace(/\s+/g, ' ')).toMatch(/TR TH: \/Scope \/Row "[^"]+" TD "\$92\.00"/);
      expect(told).toContain('2218 Cedar Hollow Rd Alder Crossing, OR');
      expect(spawnSync('qpdf', ['--check', path]).status ?? 0).toBe(0);
    }
  });
});
