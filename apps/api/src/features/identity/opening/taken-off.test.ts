import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';
import { inviteToClaim } from '../brought-logins/public.ts';
import { runWaves } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ana: Clerk;
const clock = movedClock();
const reason = 'the pilot went well';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { clock });
});
beforeEach(async () => {
  await rows('truncate opening_changes, opening_members, waves');
  ana = await office.hire(`ana-${clock.now().getTime()}@coop.example`, ['admin']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const signIn = (username: string) =>
  at.app.inject({ method: 'POST', url: '/v3/login', payload: { username, password: 'Rochdale-demo-1!' } });
const listed = (list: string, ...memberNumbers: string[]) =>
  office.call('opening.list', { body: { list, memberNumbers, reason } }, ana);

it('closing the door ends the session of a login whose grant has run out, and leaves whose grant runs theirs (moving-in-30)', async () => {
  const [over, running] = await rows(`select login_key, login_id from logins where member_number <> '200017'
    and not mfa_enabled order by login_key limit 2`);
  const grant = `insert into login_grants (login_key, member_number, begins_on, ends_on, given_by)
    values ($1, '200017', '2020-01-01', $2, 'import')`;
  await rows(grant, over.login_key, '2021-01-01');
  await rows(grant, running.login_key, '2099-01-01');
  await listed('test', '200017');
  const tokens = [];
  for (const { login_id } of [over, running]) tokens.push((await signIn(login_id)).json().accessToken);
  const closing = { from: 'open', stage: 'rehearsing', publicPay: false, reason };
  await office.call('opening.change', { body: closing }, ana);
  const statuses = [];
  for (const token of tokens) {
    const { statusCode } = await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${token}` } });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([401, 200]);
  expect((await signIn(over.login_id)).statusCode).toBe(400);
  expect((await signIn(running.login_id)).statusCode).toBe(200);
  await rows("delete from login_grants where member_number = '200017' and begins_on = '2020-01-01'");
});

const services = () => ({ ...at.services, clock, inviteToClaim });
const make = (size: number) =>
  office.call('waves.make', { body: { size, perHour: 60, maxFailures: 2, maxCalls: 3, reason } }, ana);
const newest = async () => (await office.call('waves.list', {}, ana)).json().waves[0];
const run = (waveNumber: number) => office.call('waves.run', { params: { waveNumber }, body: { reason } }, ana);

it('a wave keeps whom the office takes off the lists: invited or not, no further wave draws them, until they are put back (moving-in-33)', async () => {
  await rows(
    "insert into opening_changes (stage, public_pay, changed_at, changed_by, reason) values ('invited', true, now(), 'x', 'x')",
  );
  await make(4);
  const { waveNumber } = await newest();
  await run(waveNumber);
  expect(await runWaves(services())).toBe(1);
  const drawn = (await rows('select member_number from opening_members order by invited_at')).map(({ member_number }) =>
    String(member_number),
  );
  const [invited = '', waiting = ''] = drawn;
  await listed('none', invited, waiting);
  clock.move(10);
  expect(await runWaves(services())).toBe(2);
  expect(await newest()).toMatchObject({ state: 'done', members: 3, invited: 3 });
  const all = Number((await rows('select count(*)::int as count from members'))[0].count);
  await make(Math.min(500, all));
  const again = await rows(
    'select 1 from opening_members where wave_number > $1 and member_number = any($2)',
    waveNumber,
    [invited, waiting],
  );
  expect(again).toEqual([]);
  await listed('pilot', waiting);
  expect(await rows('select list, wave_number from opening_members where member_number = $1', waiting)).toEqual([
    { list: 'pilot', wave_number: null },
  ]);
});
