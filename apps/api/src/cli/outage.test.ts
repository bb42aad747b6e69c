import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { writeExport } from '../features/office/exporting/public.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { outageCommand } from './outage.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-outages-'));
  vi.stubEnv('DATABASE_URL', at.database.url);
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
});
beforeEach(() => {
  said.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
  await at.close();
});

const run = (line: string, description = 'A line is down') =>
  outageCommand.run(line.split(' ').map((word) => (word === '@' ? description : word)));
const locationsOf = async (outageNumber: string) =>
  (
    await at.database.pool.query('select location_id from outage_locations where outage_number = $1 order by 1', [
      outageNumber,
    ])
  ).rows.map((row) => row.location_id);
const load = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  said.length = 0;
  return run(`load ${join(folder, name)}`);
};

it('an outage begins, changes, ends and becomes history', async () => {
  expect(
    await run('start N-1 --description @ --cause Weather --accounts 104500017,104480316 --at 2026-01-02T03:04'),
  ).toBe(0);
  expect(await locationsOf('N-1')).toEqual(['L104480316', 'L104500017']);
  await expect(run('start N-1 --description @ --accounts 104500017')).rejects.toThrow(
    'There is an outage N-1 already.',
  );
  expect(await run('change N-1 --estimated 2026-01-02T09:00 --locations L104500017')).toBe(0);
  expect(await locationsOf('N-1')).toEqual(['L104500017']);
  expect(said.at(-1)).toBe('N-1  2026-01-02T03:04, until 2026-01-02T09:00  1 place  A line is down');
  expect(await run('change N-1 --estimated 2026-01-01T09:00')).toBe(1);
  expect(said).toContain('estimatedTimeOfRestoration lies before the outage began');
  expect(await run('end N-1 --at 2999-01-01T00:00')).toBe(1);
  expect(await run('end N-1 --at 2026-01-02T08:15')).toBe(0);
  expect(said.at(-1)).toBe('N-1  2026-01-02T03:04, ended 2026-01-02T08:15  1 place  A line is down');
  const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const url = '/v3/outage/accounts/104500017/locations/L104500017/history';
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await at.app.inject({ url, headers })).json().results).toMatchObject([
    { timeOfInterruption: '2026-01-02T03:04', timeOfRestored: '2026-01-02T08:15', description: 'A line is down' },
  ]);
  expect(await run('start N-2 --description @ --accounts 1')).toBe(1);
  expect(said).toContain('accounts 1 matches no service location');
  expect(await run('start N-3 --description @')).toBe(1);
  await expect(run('end N-9')).rejects.toThrow('There is no outage N-9.');
});

it('each estimate that is told anew is kept with its time, and when a crew was assigned (service-69)', async () => {
  const told = async () =>
    (await at.database.pool.query("select estimate from outage_estimates where outage_number = 'N-8' order by place"))
      .rows;
  await run('start N-8 --description @ --accounts 104500017 --at 2026-01-02T03:04 --estimated 2026-01-02T09:00');
  await run('change N-8 --cause Weather');
  await run('change N-8 --estimated 2026-01-02T12:00 --crew 2026-01-02T04:00');
  await run('change N-8 --estimated unknown');
  expect((await told()).map(({ estimate }) => estimate)).toEqual(['2026-01-02T09:00', '2026-01-02T12:00', null]);
  expect(await run('change N-8 --crew 2999-01-01T00:00')).toBe(1);
  expect(said).toContain('crewAssignedAt lies in the future');
  await run('end N-8 --at 2026-01-02T08:15');
  expect(await told()).toHaveLength(3);
});

it('what happened is said in Spanish too, until it is said anew', async () => {
  const spanish = async (outageNumber: string) =>
    (
      await at.database.pool.query('select cause_es, description_es from outages where outage_number = $1', [
        outageNumber,
      ])
    ).rows[0];
  await run('start N-5 --description @ --description-es Línea --cause Weather --cause-es Clima --accounts 104500017');
  expect(await spanish('N-5')).toEqual({ cause_es: 'Clima', description_es: 'Línea' });
  await run('change N-5 --estimated unknown');
  expect(await spanish('N-5')).toEqual({ cause_es: 'Clima', description_es: 'Línea' });
  await run('change N-5 --description @', 'The line is up again');
  expect(await spanish('N-5')).toEqual({ cause_es: 'Clima', description_es: null });
  const header = 'outageNumber,description,descriptionEs,startedAt,accounts';
  await load('spanish.csv', `${header}\nN-6,A tree,Un árbol,2026-01-03T01:00,104500017\n`);
  expect(await spanish('N-6')).toEqual({ cause_es: null, description_es: 'Un árbol' });
  await load('long.csv', `${header}\nN-6,A tree,${'á'.repeat(501)},2026-01-03T01:00,104500017\n`);
  expect(said[0]).toContain('descriptionEs is longer than 500 characters');
  await run('end N-5 --cancelled');
  await run('end N-6 --cancelled');
});

it('an outage says what must not stay dark in it, and no more once its last day is over (account-113)', async () => {
  const put = (until: string) =>
    at.database.pool.query(
      `update service_locations set must_stay_on = 'Life support', must_stay_on_until = $1
       where location_id in ('L104500017', 'L104480316')`,
      [until],
    );
  await put('2999-01-01');
  await run('start N-7 --description @ --accounts 104500017,104480316,104471882 --at 2026-01-02T03:04');
  expect(said.at(-1)).toBe(
    'N-7  2026-01-02T03:04, until not known  3 places  A line is down\n  Must not stay dark: Life support 2',
  );
  await put('2020-01-01');
  await run('end N-7 --cancelled');
  expect(said.at(-1)).not.toContain('dark');
});

it('outages of a feeder come by a file, all or none', async () => {
  const header = 'outageNumber,cause,description,startedAt,estimatedTimeOfRestoration,restoredAt,accounts,feeder';
  const { rows } = await at.database.pool.query(
    "select location_id from service_locations where feeder = 'S1-F1' order by 1",
  );
  const good = `${header}\nF-1,Weather,"Ice, and wind",2026-01-03T01:00,,,,S1-F1\nF-2,,Work,2026-01-03T01:00,2026-01-03T05:00,,104480316;104500033,\n`;
  expect(await load('good.csv', good)).toBe(0);
  expect(await locationsOf('F-1')).toEqual(rows.map((row) => row.location_id));
  expect(await locationsOf('F-2')).toEqual(['L104480316', 'L104500033']);
  const bad = `${header}\nF-1,,Again,2026-01-03T02:00,,,,\nF-3,,,yesterday,,,,S1-F1\nF-4,,Work,2026-01-03T01:00,,,,NOWHERE\n`;
  expect(await load('bad.csv', bad)).toBe(1);
  expect(said).toEqual([
    `${folder}/bad.csv:3: description is empty`,
    `${folder}/bad.csv:3: startedAt is not a time like 2026-11-20T18:30`,
    `${folder}/bad.csv:4: feeders NOWHERE matches no service location`,
    'Nothing was written.',
  ]);
  expect(await load('short.csv', `${header}\nF-1,only\n`)).toBe(1);
  expect(said[0]).toBe(`${folder}/short.csv:2: row has 2 fields where the header has 8`);
  expect(await load('wrong.json', '{')).toBe(1);
  const ended = [
    { outageNumber: 'F-1', description: 'Ice', startedAt: '2026-01-03T01:00', restoredAt: '2026-01-03T04:00' },
  ];
  expect(await load('ended.json', JSON.stringify(ended))).toBe(0);
  expect((await locationsOf('F-1')).length).toBe(rows.length);
  said.length = 0;
  await run('list');
  expect(said.some((line) => line.startsWith('F-2'))).toBe(true);
  expect(said.some((line) => line.startsWith('F-1'))).toBe(false);
});

it('reports go to the co-op’s own system in one file', async () => {
  await at.database.pool.query(
    `insert into outage_reports (report_id, account_number, location_id, outage_reason, call_back, callback_number, origin,
       remarks, is_signed_in, reported_at, reported_at_local)
     values ('8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11', '104500017', 'L104500017', 'No power at all', true, '(541) 555-0103',
       'WEB', 'Dark, all of it', true, now(), '2026-01-03T01:00')`,
  );
  const write = () => writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'outage-reports');
  expect((await write())?.body.split('\r\n')).toEqual([
    'reportNumber,accountNumber,locationId,reportedAt,outageReason,callBack,callbackNumber,outageReportOrigin,remarks',
    '1,104500017,L104500017,2026-01-03T01:00,No power at all,Y,(541) 555-0103,WEB,"Dark, all of it"',
    '',
  ]);
  expect(await write()).toBeUndefined();
});
