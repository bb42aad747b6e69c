import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ChildProgram, startChild } from '../platform/process/child-program.ts';
import { freePort } from '../platform/process/free-port.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { newMasterKey } from '../platform/testing/test-vault.ts';
import { siteCommand } from './site.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const processes: { readonly origin: string; readonly program: ChildProgram }[] = [];
const said: string[] = [];
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-site-'));
  await cp(here('../../../../coops/cedar-ridge'), join(folder, 'cedar-ridge'), { recursive: true });
  const environment = {
    DATABASE_URL: database.url,
    COOPS_DIR: folder,
    COOP: 'cedar-ridge',
    DATA_DIR: join(folder, 'data'),
    MASTER_KEY: newMasterKey(),
    GATEWAY_SECRET: 'a secret of the payment company',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  for (const index of [1, 2]) {
    const port = await freePort();
    const program = await startChild(`API ${index}`, here('../server.ts'), { ...environment, PORT: String(port) });
    processes.push({ origin: `http://127.0.0.1:${port}`, program });
  }
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
}, 120_000);
beforeEach(() => {
  said.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const { program } of processes) await program.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const site = async (...words: readonly string[]): Promise<string> => {
  said.length = 0;
  await siteCommand.run([...words, '--by', 'ada']);
  return said.join('\n');
};
const pages = () => Promise.all(processes.map(async ({ origin }) => (await fetch(`${origin}/pages/home`)).text()));
const verify = () =>
  Promise.all(
    processes.map(async ({ origin }) => {
      const response = await fetch(`${origin}/v3/quick-pay/verify/account/phone`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accountNumber: '1', phoneLastFourDigits: '0000' }),
      });
      return response.text();
    }),
  );

it('a change reaches every running process within five seconds, pages and operations alike', async () => {
  expect((await pages()).every((page) => page.includes('Storm update'))).toBe(true);
  const changed = await site('set', 'configuration.emergencyAnnouncementMessage', 'Lines are <b>up</b> again.<script>');
  expect(changed).toContain('configuration.emergencyAnnouncementMessage: Lines are <b>up</b>');
  await site('set', 'features.QuickPay', 'off');
  await vi.waitFor(
    async () => {
      for (const page of await pages()) expect(page).toContain('Lines are \\u003cb>up\\u003c/b> again.');
      for (const answer of await verify()) expect(answer).toContain('Service unavailable');
    },
    { timeout: 5000, interval: 200 },
  );
  expect((await pages()).join()).not.toContain('again.\\u003cscript>');
  await site('unset', 'configuration.emergencyAnnouncementMessage', 'features.QuickPay');
  await vi.waitFor(
    async () => {
      for (const page of await pages()) expect(page).toContain('Storm update');
      for (const answer of await verify()) expect(answer).not.toContain('Service unavailable');
    },
    { timeout: 5000, interval: 200 },
  );
});

it('a value that can’t be used is refused with its reason, and nothing is stored', async () => {
  await expect(site('set', 'configuration.whecEnabled', 'maybe')).rejects.toThrow(
    'configuration.whecEnabled: must be one of Y, N',
  );
  await expect(site('set', 'configuration.wheckEnabled', 'Y')).rejects.toThrow('there is no such key');
  await expect(site('set', 'features.QuikPay', 'on')).rejects.toThrow('there is no such feature; there are Aclara');
  await expect(site('set', 'timeZone', 'UTC')).rejects.toThrow('timeZone: is read at start');
  await expect(site('set', 'settings.__proto__', 'x')).rejects.toThrow('there is no such key');
  await expect(site('set', 'settings.aboutUs', 'content/gone.html')).rejects.toThrow(
    'settings.aboutUs: there is no file content/gone.html',
  );
  await expect(site('set', 'settings.phoneNumber', '(541) 555-0111', 'config.DRAFT_MAX_DAYS', '99')).rejects.toThrow(
    'config.DRAFT_MAX_DAYS: ',
  );
  await expect(site('set', 'config.ALLOWBANKDRAFT', 'N')).rejects.toThrow('contradicts');
  expect(await site('diff')).toBe('All is as the folder says.');
});

it('a brand that can’t be read is refused with the pair that fails and the nearest colour that passes', async () => {
  const refused = site('set', 'brand.light.brand', '#e0b040');
  await expect(refused).rejects.toThrow(
    /brand\.light\.brand: brand #e0b040 on brandTint #e6f1ea has a contrast of 1\.\d\d, and 4\.5 is needed; the nearest brand that passes is (#[0-9a-f]{6})/,
  );
  const nearest = /nearest brand that passes is (#\w+)/.exec(await refused.catch((error: Error) => error.message))?.[1];
  expect(await site('set', 'brand.light.brand', nearest ?? '')).toContain(`brand.light.brand: "${nearest}"`);
  await site('unset', 'brand.light.brand');
});

it('what is in force, where it is said, who changed it and what differs from the folder can be asked', async () => {
  expect(await site('get', 'features.QuickPay')).toMatch(/^features\.QuickPay: true {2}\(site\.yaml:\d+\)$/);
  await site('set', 'configuration.whecEnabled', 'Y', 'settings.phoneNumber', '5415550111');
  expect(await site('get', 'settings.phoneNumber')).toBe('settings.phoneNumber: "5415550111"  (changed at run time)');
  expect(await site('diff')).toBe(
    'configuration.whecEnabled: N -> Y\nsettings.phoneNumber: (541) 555-0100 -> "5415550111"',
  );
  await site('unset', 'configuration.whecEnabled', 'settings.phoneNumber');
  expect(await site('log')).toMatch(/ {2}ada: settings\.phoneNumber: "5415550111" to null\n/);
  expect(await site('get', 'config.FEE')).toBe('config.FEE is not set; its default holds.');
});

it('the co-op’s own words may be said in another language; a newer text for all is not hidden by an old translation', async () => {
  const spanish = join(folder, 'cedar-ridge/site.es.yaml');
  await writeFile(spanish, 'brand:\n  bannerHeading: Energía de sus vecinos\n');
  expect(await site('get', 'brand.bannerHeading', '--language', 'es')).toMatch(/vecinos {2}\(site\.es\.yaml:2\)$/);
  await site('set', 'brand.bannerHeading', 'Closed on Friday');
  expect(await site('get', 'brand.bannerHeading', '--language', 'es')).toContain('Closed on Friday');
  await site('set', 'brand.bannerHeading', 'Cerrado el viernes', '--language', 'es');
  expect(await site('get', 'brand.bannerHeading', '--language', 'es')).toContain('Cerrado el viernes');
  await expect(site('set', 'features.QuickPay', 'off', '--language', 'es')).rejects.toThrow('in every language');
  await site('unset', 'brand.bannerHeading');
  await site('unset', 'brand.bannerHeading', '--language', 'es');
  await writeFile(spanish, 'features: []\nconfig:\n  DRAFT_MAX_DAYS: 4\n');
  await expect(site('check')).rejects.toThrow('site.es.yaml:3: config.DRAFT_MAX_DAYS: is not a text you can change');
  await rm(spanish);
});

it('a change that a newer folder no longer allows is left out and said, and the portal goes on', async () => {
  const path = join(folder, 'cedar-ridge/site.yaml');
  const before = await readFile(path, 'utf8');
  await site('set', 'settings.phoneNumber', '5415550111', 'brand.light.brand', '#27765a');
  await writeFile(path, before.replace('"#e6f1ea"', '"#c9e0d2"'));
  const differences = await site('diff');
  expect(differences).toMatch(/brand\.light\.brand: .* NOT IN FORCE: .*brandTint #c9e0d2 has a contrast of 3\.94/);
  expect(differences).toMatch(/settings\.phoneNumber: .*5415550111"$/m);
  expect(await site('check')).toMatch(/can be used: [\s\S]*changed at run time: brand.* NOT IN FORCE/);
  await writeFile(path, before);
  await site('unset', 'settings.phoneNumber', 'brand.light.brand');
});
