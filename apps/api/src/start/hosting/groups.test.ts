import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { twoCoops } from './testing/two-coops.ts';

const status = '/coop/brand/logo.svg';

let pair: Awaited<ReturnType<typeof twoCoops>>;
let processes: Readonly<Record<'a' | 'b', Awaited<ReturnType<typeof pair.another>>>>;
beforeAll(async () => {
  pair = await twoCoops();
  processes = { a: await pair.another({ HOSTING_GROUP: 'a' }), b: await pair.another({ HOSTING_GROUP: 'b' }) };
});
afterAll(async () => {
  await Promise.all([processes.a.stop(), processes.b.stop()]);
  await pair.close();
});

const fileOf = (coop: string) => join(pair.root, 'coops', coop, 'hosting.yaml');
const setGroup = async (coop: string, group: string | undefined) => {
  const without = (await readFile(fileOf(coop), 'utf8')).replace(/^group: .*\n/m, '');
  await writeFile(fileOf(coop), group === undefined ? without : `group: ${group}\n${without}`);
};
/** What each process answers a co-op's host: of group a, of group b, of none. */
const statuses = async (host: string) =>
  Promise.all([processes.a, processes.b, pair].map(async (asked) => (await asked.ask(host, { url: status })).status));

it('a co-op is served by the processes of its group and by those of none; without a group by all', async () => {
  expect([await statuses(pair.north.host), await statuses(pair.south.host)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ]);
  await setGroup('north', 'a');
  await setGroup('south', 'b');
  await expect.poll(() => statuses(pair.north.host)).toEqual([200, 421, 200]);
  await expect.poll(() => statuses(pair.south.host)).toEqual([421, 200, 200]);
});

it('the operator sees at each process which group serves a co-op that it does not', async () => {
  const { body } = await processes.a.askOperator('/');
  expect(body).toMatch(/>north<\/td>.*serving<\/span>, group a/);
  expect(body).toMatch(/>south<\/td>.*members\.south\.example.*elsewhere<\/span>, group b/);
  const { serving, elsewhere } = JSON.parse((await processes.a.askOperator('/readyz')).body);
  expect([serving, elsewhere]).toEqual([1, 1]);
  expect((await processes.a.askOperator('/readyz?coop=south')).status).toBe(503);
});

it('what is one co-op’s alone is refused to one of another group', async () => {
  const west = join(pair.root, 'coops', 'west');
  await cp(join(pair.root, 'coops', 'south'), west, { recursive: true });
  await setGroup('west', 'a');
  await expect
    .poll(async () => (await processes.a.askOperator('/')).body)
    .toMatch(/>west<\/td>.*broken<\/span>.*hosts: a host is also that of south/);
  await rm(west, { recursive: true });
  await expect.poll(async () => (await processes.a.askOperator('/')).body).not.toContain('west');
});

it('a co-op that goes to another group by way of none is nobody’s at no moment, and begins anew for a second', async () => {
  let isOver = false;
  let asked: 'a' | 'b' = 'b';
  const answered = new Set<number>();
  const asking = (async () => {
    while (!isOver) answered.add((await processes[asked].ask(pair.south.host, { url: status })).status);
  })();
  await setGroup('south', undefined);
  await expect.poll(() => statuses(pair.south.host)).toEqual([200, 200, 200]);
  asked = 'a';
  await setGroup('south', 'a');
  await expect.poll(() => statuses(pair.south.host)).toEqual([200, 421, 200]);
  isOver = true;
  await asking;
  expect([...answered].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

it('a group that can be no name is told with its line', async () => {
  await setGroup('south', 'Group A');
  await expect
    .poll(async () => (await processes.a.askOperator('/')).body)
    .toMatch(/hosting\.yaml:1: group: must be letters in lower case, digits and -/);
  await setGroup('south', 'a');
});
