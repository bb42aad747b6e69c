import { cp, link, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostingOf, twoCoops } from './testing/two-coops.ts';

let pair: Awaited<ReturnType<typeof twoCoops>>;
const said: string[] = [];
/** Says the co-op's name. */
const named = '/api/docs/json';
const status = '/coop/brand/logo.svg';
const places = [named, status, '/v3/outage/public/territory'];

beforeAll(async () => {
  pair = await twoCoops({ say: (line) => void said.push(line) });
});
afterAll(() => pair.close());

const fileOf = (coop: string, file: string) => join(pair.root, 'coops', coop, file);
const page = async () => (await pair.askOperator('/')).body;
const statusAt = async (host: string) => (await pair.ask(host, { url: status })).status;

it('each of its names leads to a co-op, and none to another', async () => {
  for (const { host, name, coopName } of [pair.north, pair.south])
    for (const asked of [host, `my.${name}.example`]) {
      const { status: answered, body } = await pair.ask(asked, { url: named });
      expect([answered, body.includes(coopName)]).toEqual([200, true]);
    }
  for (const strange of ['north.example', 'office.north.example', 'localhost', undefined])
    expect((await pair.ask(strange, { url: status })).status).toBe(421);
});

it('the office answers on a listener of its own, and the portal’s names are unknown there', async () => {
  for (const { host, officeHost } of [pair.north, pair.south]) {
    expect((await pair.askOffice(officeHost, { url: '/v1/session' })).status).not.toBe(421);
    expect((await pair.askOffice(host, { url: '/v1/session' })).status).toBe(421);
  }
});

it('members’ hosts tell nothing of how the process does; the operator’s port does, by co-op', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect((await pair.ask(pair.north.host, { url })).status).toBe(404);
  for (const url of ['/healthz', '/readyz', '/readyz?coop=north'])
    expect((await pair.askOperator(url)).status).toBe(200);
  expect((await pair.askOperator('/readyz?coop=west')).status).toBe(503);
});

it('what is kept for one co-op is not what the other answers', async () => {
  for (const url of places) {
    const [north, south] = [await pair.ask(pair.north.host, { url }), await pair.ask(pair.south.host, { url })];
    const tag = north.headers.etag;
    if (typeof tag !== 'string') continue;
    const again = await pair.ask(pair.south.host, { url, headers: { 'if-none-match': tag } });
    if (north.body !== south.body) expect([again.status, again.body]).toEqual([200, south.body]);
  }
});

it('figures are labeled by their co-op, and a call is counted at one alone', async () => {
  const callsOf = async (coop: string) => {
    const { body } = await pair.askOperator('/metrics');
    const lines = body
      .split('\n')
      .filter((line) => line.startsWith('rochdale_requests_total') && line.includes(`coop="${coop}"`));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const before = [await callsOf('north'), await callsOf('south')];
  await statusAt(pair.north.host);
  await pair.ask('nobody.example', { url: status });
  expect([await callsOf('north'), await callsOf('south')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  const { body } = await pair.askOperator('/metrics');
  expect(body.match(/^# HELP rochdale_requests_total/gm)).toHaveLength(1);
  const ours = body.split('\n').filter((line) => line.startsWith('rochdale_'));
  expect(ours.filter((line) => !/coop="(north|south)"/.test(line))).toEqual([]);
});

it('the operator’s page says how each stands, in counts, and names no member', async () => {
  const said = await page();
  for (const { host, name } of [pair.north, pair.south]) {
    expect(said).toContain(`>${name}</td>`);
    expect(said).toContain(host);
  }
  expect(said).not.toMatch(/Okonkwo|200017|marisol/i);
});

it('a folder that can’t be read for a moment is not taken for one that was removed; what an editor leaves counts not', async () => {
  const file = fileOf('south', 'hosting.yaml');
  await link(file, `${file}.aside`);
  await symlink(file, `${file}.loop`);
  await symlink('somebody@a-desk.1234', fileOf('south', '.#site.yaml'));
  await rename(`${file}.loop`, file);
  await expect.poll(page).toMatch(/>south<\/td>.*serving<\/span> as before.*ELOOP/);
  expect(await statusAt(pair.south.host)).toBe(200);
  await rename(`${file}.aside`, file);
  await expect.poll(page).not.toContain('ELOOP');
  await rename(join(pair.root, 'coops'), join(pair.root, 'elsewhere'));
  await expect.poll(() => said.join('')).toContain('the folder of co-ops can’t be read');
  await rename(join(pair.root, 'elsewhere'), join(pair.root, 'coops'));
  expect([await statusAt(pair.north.host), await statusAt(pair.south.host)]).toEqual([200, 200]);
  await rm(fileOf('south', '.#site.yaml'));
});

it('a folder that breaks leaves its co-op as it was, and one that cannot begin is not served; the others go on', async () => {
  const whole = await readFile(fileOf('south', 'site.yaml'), 'utf8');
  await writeFile(fileOf('south', 'site.yaml'), whole.replace('coopName:', 'coopNames:'));
  await expect
    .poll(page)
    .toMatch(/serving<\/span> as before.*site\.yaml:\d+: settings\.coopNames: there is no such key/);
  expect(await statusAt(pair.south.host)).toBe(200);
  await cp(join(pair.root, 'coops', 'south'), join(pair.root, 'coops', 'west'), { recursive: true });
  await expect.poll(page).toMatch(/>west<\/td>.*broken<\/span>.*site\.yaml:\d+/);
  await writeFile(fileOf('south', 'site.yaml'), whole.replaceAll('South Fork', 'Southern Fork'));
  await expect.poll(async () => (await pair.ask(pair.south.host, { url: named })).body).toContain('Southern Fork');
  expect(await statusAt(pair.north.host)).toBe(200);
  await rm(join(pair.root, 'coops', 'west'), { recursive: true });
  await writeFile(fileOf('south', 'site.yaml'), whole);
  await expect.poll(page).not.toContain('west');
});

it.each([
  [
    'another’s host',
    /hosting\.yaml:1: hosts: a host is also that of north/,
    (text: string) => text.replace('my.west', 'members.north'),
  ],
  ['another’s database', /hosting\.yaml:4: settings\.DATABASE_URL: it is also that of north/, (text: string) => text],
  [
    'a secret in the file',
    /hosting\.yaml:\d: settings\.MASTER_KEY: is a secret/,
    (text: string) => text.replace(/MASTER_KEY: .*/, 'MASTER_KEY: abc'),
  ],
  [
    'a setting of the installation',
    /hosting\.yaml:4: settings\.PORT: holds for all co-ops/,
    (text: string) => text.replace('DATABASE_URL', 'PORT'),
  ],
  [
    'a host that is none',
    /hosting\.yaml:1: hosts\.0: must be a host name in lower case/,
    (text: string) => text.replace('members.west', 'Members.West:80'),
  ],
])('a co-op with %s is not served, and the line is told', async (_what, reason, wrong) => {
  const keys = ['MASTER_KEY', 'AUDIT_KEY', 'GATEWAY_SECRET'];
  for (const key of keys)
    await writeFile(join(pair.root, 'keys', `west-${key}`), key.padEnd(43, '0').replaceAll('_', 'x'));
  await cp(join(pair.root, 'coops', 'north'), join(pair.root, 'coops', 'west'), { recursive: true });
  await writeFile(fileOf('west', 'hosting.yaml'), wrong(hostingOf(pair.root, 'west', pair.north.at.database.url)));
  await expect.poll(page).toMatch(reason);
  expect(await statusAt(pair.north.host)).toBe(200);
  expect(await statusAt('my.west.example')).toBe(421);
  await rm(join(pair.root, 'coops', 'west'), { recursive: true });
  await expect.poll(page).not.toContain('west');
});

it('a co-op is taken out, moved to another host and brought back while the other is asked without a break', async () => {
  let isOver = false;
  const statuses = new Map<number, number>();
  const asking = (async () => {
    while (!isOver) {
      const status = await statusAt(pair.north.host);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  })();
  const hosting = await readFile(fileOf('south', 'hosting.yaml'), 'utf8');
  await rm(fileOf('south', 'hosting.yaml'));
  await expect.poll(() => statusAt(pair.south.host)).toBe(421);
  await writeFile(fileOf('south', 'hosting.yaml'), hosting.replaceAll('members.south', 'portal.south'));
  await expect.poll(() => statusAt('portal.south.example')).toBe(200);
  expect(await statusAt(pair.south.host)).toBe(421);
  await writeFile(fileOf('south', 'hosting.yaml'), hosting);
  await expect.poll(() => statusAt(pair.south.host)).toBe(200);
  expect(await statusAt('portal.south.example')).toBe(421);
  isOver = true;
  await asking;
  expect([...statuses.keys()]).toEqual([200]);
});
