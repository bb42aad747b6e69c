import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadSite } from '../features/website/site/load-site.ts';
import { siteCommand } from './site.ts';

const demo = fileURLToPath(new URL('../../../../coops/cedar-ridge', import.meta.url));
const said: string[] = [];
let coops: string;

beforeAll(async () => {
  coops = await mkdtemp(join(tmpdir(), 'rochdale-coops-'));
});
beforeEach(() => {
  vi.stubEnv('COOPS_DIR', coops);
  vi.stubEnv('COOP', 'elsewhere');
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  said.length = 0;
});
afterAll(() => rm(coops, { recursive: true, force: true }));

const site = async (...words: readonly string[]): Promise<string> => {
  said.length = 0;
  await siteCommand.run(words);
  return said.join('\n');
};
const begin = () => site('new', 'blue-mesa', '--name', 'Blue Mesa "Electric"', '--phone', '(970) 247-1000');

it('a new folder asks for what only the co-op knows, and can be used once that is answered', async () => {
  expect(await begin()).toContain('Then start with COOP=blue-mesa.');
  const folder = join(coops, 'blue-mesa');
  const refused = (await site('check', 'blue-mesa').catch((error: Error) => error.message)).split('\n');
  expect(refused[0]).toMatch(/^site\.yaml:3: timeZone: is not answered: Where do your days begin/);
  expect(refused.every((line) => /: is not answered: |is not written: /.test(line))).toBe(true);
  expect(refused.filter((line) => line.startsWith('site.es.yaml')).length).toBeGreaterThan(2);
  expect(refused.length).toBeLessThan(20);

  for (const name of ['site.yaml', 'site.es.yaml']) {
    const text = await readFile(join(folder, name), 'utf8');
    const answered = text
      .replace(/^timeZone: .*$/m, 'timeZone: America/Denver')
      .replace(/"\? Where do members write\?"/, 'a@bluemesa.coop')
      .replace(/"\? [^"]*"/g, '"911 now"');
    await writeFile(join(folder, name), answered);
  }
  await expect(site('check', 'blue-mesa')).rejects.toThrow(
    /settings\.aboutUs: content\/about\.html is not written: Who is Blue/,
  );
  for (const name of ['about', 'about.es', 'terms', 'terms.es'])
    await writeFile(join(folder, 'content', `${name}.html`), '<p>Ours.</p>');
  const checked = await site('check', 'blue-mesa');
  expect(checked).toContain('can be used: Blue Mesa "Electric"');
  expect(checked).not.toContain('left of the demo');
  expect((await loadSite(folder)).features.QuickPay).toBe(true);
  await expect(begin()).rejects.toThrow('is not empty');
});

it('what a copied folder still has of the demo is named: its texts, its files, its announcement', async () => {
  await cp(demo, join(coops, 'copied'), { recursive: true });
  await writeFile(join(coops, 'copied', 'content', 'about.html'), '<p>Owned by the 18,400 homes it serves.</p>');
  const checked = await site('check', 'copied');
  expect(checked).toContain('everybody reads above every page: Storm update');
  for (const left of [
    'content/about.html: a place or a number of a demo',
    'content/terms.es.html: a demo’s own file',
    'brand/logo.svg: a demo’s own file',
    'documents/member-info/bylaws.pdf: a demo’s own file',
    'site.yaml settings.email: an address that leads nowhere',
  ])
    expect(checked).toContain(`left of the demo: ${left}`);
});

it.each([
  ['Río Grande', /^warn: settings\.coopShortName: a letter in it makes each text message two or more/m],
  ['Blue Mesa Electric', /^warn: settings\.coopShortName: is longer than 15 letters/m],
])('a short name with which text messages are longer than one is told: %s', async (name, warning) => {
  const folder = join(coops, 'named');
  await cp(demo, folder, { recursive: true });
  expect(await site('check', 'named')).not.toContain('warn:');
  const path = join(folder, 'site.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace(/coopShortName: .*/, `coopShortName: ${name}`));
  expect(await site('check', 'named')).toMatch(warning);
});

it('bank.yaml and the list of documents are checked too, with line and reason', async () => {
  await cp(demo, join(coops, 'bank'), { recursive: true });
  const bank = join(coops, 'bank', 'bank.yaml');
  await writeFile(bank, (await readFile(bank, 'utf8')).replace('"02100002"', '02100002'));
  await expect(site('check', 'bank')).rejects.toThrow(
    'bank.yaml:8: odfiIdentification: must be a text: put 2100002 in quotes',
  );
  await expect(site('check', 'nowhere')).rejects.toThrow(`nor in ${join(coops, 'nowhere')}`);
});
