import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember } from '../../../testing/callers.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';
import { inviteToClaim } from '../brought-logins/public.ts';
import { runWaves } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ana: Clerk;
let bo: Clerk;
const clock = movedClock();
const reason = 'the pilot went well';
const walter = 'walter.prine';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { clock });
  ana = await office.hire('ana@coop.example', ['admin']);
  bo = await office.hire('bo@coop.example', ['admin']);
});
beforeEach(async () => {
  await rows('truncate opening_changes, opening_members, waves, approvals, outgoing_messages, attempts');
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const signIn = (username: string) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username, password: 'Rochdale-demo-1!' },
    headers: { 'application-id': at.services.site().config.applicationIdWeb },
  });
const register = (accountNumber: string) =>
  at.app.inject({ method: 'POST', url: '/v3/registration/authentication-types', payload: { accountNumber } });
const memberOf = async (username: string): Promise<string> =>
  (await rows('select member_number from logins where login_key = $1', username))[0].member_number;
const stageIs = (stage: string, publicPay = false) =>
  rows(
    `insert into opening_changes (stage, public_pay, changed_at, changed_by, reason) values ($1, $2, now(), 'x', 'x')`,
    stage,
    publicPay,
  );
const change = (from: string, stage: string, who: Clerk, publicPay = false) =>
  office.call('opening.change', { body: { from, stage, publicPay, reason } }, who);
const listed = (list: string, ...memberNumbers: string[]) =>
  office.call('opening.list', { body: { list, memberNumbers, reason } }, ana);

describe('who comes in (moving-in-31)', () => {
  it('is everybody where nothing was said', async () => {
    expect((await signIn(walter)).statusCode).toBe(200);
    expect((await register('104500090')).statusCode).toBe(200);
  });

  it('is the test list while it rehearses, and whoever is not reads when, how to pay, and whom to call', async () => {
    await stageIs('rehearsing', true);
    const refused = await signIn(walter);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Until then you can pay with Quick Pay');
    const number = await memberOf(walter);
    expect((await listed('pilot', number)).json()).toEqual({ unknown: [] });
    expect((await signIn(walter)).statusCode).toBe(400);
    expect((await listed('test', number, '999999999')).json()).toEqual({ unknown: ['999999999'] });
    expect((await signIn(walter)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${(await signIn(walter)).json().accessToken}` };
    const session = () => at.app.inject({ url: '/v3/session', headers });
    expect((await session()).statusCode).toBe(200);
    await listed('none', number);
    expect((await signIn(walter)).statusCode).toBe(400);
    expect((await session()).statusCode).toBe(401);
  });

  it('nobody else registers: a number that is there and one that is not are answered alike', async () => {
    await stageIs('invited');
    const [there, nowhere] = await Promise.all([register('104500090'), register('999999999')]);
    expect(there.statusCode).toBe(400);
    expect(there.body).toContain('not open to this account yet');
    expect(nowhere.json()).toEqual(there.json());
    const [account] = await rows("select member_number from accounts where account_number = '104500090'");
    await listed('pilot', account.member_number);
    expect((await register('104500090')).statusCode).toBe(200);
  });

  it('a wrong password tells nothing of the stage', async () => {
    await stageIs('rehearsing');
    const answer = await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username: walter, password: 'wrong' },
      headers: { 'application-id': at.services.site().config.applicationIdWeb },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('not open to you');
  });
});

describe('Quick Pay (moving-in-32)', () => {
  const verify = () =>
    at.app.inject({
      method: 'POST',
      url: '/v3/quick-pay/verify/account/phone',
      payload: { accountNumber: '1', phoneLastFourDigits: '0000' },
    });
  const said = async () => (await verify()).body;

  it('takes nothing while it rehearses, unless the co-op has said so, and always once members are invited', async () => {
    await stageIs('rehearsing');
    expect(await said()).toContain('takes no payments');
    expect((await signIn(walter)).body).not.toContain('Quick Pay');
    await stageIs('rehearsing', true);
    expect(await said()).not.toContain('takes no payments');
    await stageIs('invited');
    expect(await said()).not.toContain('takes no payments');
  });
});

describe('a change of the stage (moving-in-30)', () => {
  it('that lets more in takes two people; both at once open it once', async () => {
    await stageIs('invited');
    const asked = await Promise.all([change('invited', 'open', ana), change('invited', 'open', bo)]);
    expect(asked.map((one) => one.json().state)).toEqual(['waiting', 'waiting']);
    const approve = (one: (typeof asked)[number], who: Clerk) =>
      office.call('approvals.approve', { params: { approvalId: one.json().approvalId } }, who);
    const own = asked[0] && (await approve(asked[0], ana));
    expect(own?.statusCode).not.toBe(200);
    const [first, second] = asked;
    if (!first || !second) throw new Error('two were asked');
    const decided = await Promise.all([approve(first, bo), approve(second, ana)]);
    expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rows("select stage from opening_changes where stage = 'open'")).toHaveLength(1);
    expect((await signIn(walter)).statusCode).toBe(200);
  });

  it('that closes the door is one person’s, ends the sessions of those outside, and leaves the others theirs', async () => {
    const number = await memberOf(walter);
    const [account] = await rows('select account_number from accounts where member_number = $1', number);
    const outside = await asMember(at, { memberNumber: number, accountNumber: account.account_number });
    const inside = await asMember(at, { memberNumber: '200017', accountNumber: '104471882' });
    await listed('test', '200017');
    expect((await change('open', 'rehearsing', ana)).json().state).toBe('done');
    const session = (headers: Record<string, string>) => at.app.inject({ url: '/v3/session', headers });
    expect((await session(outside)).statusCode).toBe(401);
    expect((await session(inside)).statusCode).toBe(200);
    expect((await change('open', 'rehearsing', ana)).statusCode).toBe(409);
  });

  it('waits for a sign-in that is under way, and no session is left of one that it overtakes', async () => {
    const signIns = Array.from({ length: 12 }, () => signIn(walter));
    const closing = change('open', 'rehearsing', ana);
    const answers = await Promise.all(signIns);
    expect((await closing).json().state).toBe('done');
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
      const headers = { authorization: `Bearer ${answer.json().accessToken}` };
      expect((await at.app.inject({ url: '/v3/session', headers })).statusCode).toBe(401);
    }
  });
});

describe('a wave (moving-in-33)', () => {
  const services = () => ({ ...at.services, clock, inviteToClaim });
  const make = (size: number, more: object = {}) =>
    office.call('waves.make', { body: { size, perHour: 60, maxFailures: 2, maxCalls: 3, reason, ...more } }, ana);
  const newest = async () => (await office.call('waves.list', {}, ana)).json().waves[0];
  const run = (waveNumber: number) => office.call('waves.run', { params: { waveNumber }, body: { reason } }, ana);
  const invitations = async () => (await sentMessages(at)).filter(({ kind }) => kind === 'invitation');

  // Drawing wants a fresh proof, and the clock moves on.
  beforeEach(async () => {
    ana = await office.hire(`ana-${clock.now().getTime()}@coop.example`, ['admin']);
    await stageIs('invited');
  });

  it('draws members once, says nothing before it is started, and a large one takes two people', async () => {
    await make(4);
    await make(4);
    expect(await rows('select 1 from opening_members')).toHaveLength(8);
    await runWaves(services());
    expect(await invitations()).toEqual([]);
    expect((await make(501)).json().state).toBe('waiting');
    expect((await signIn(walter)).statusCode).toBe(400);
  });

  it('writes to each once at its rate, whoever runs it and however often', async () => {
    await make(6);
    const { waveNumber } = await newest();
    await run(waveNumber);
    const atOnce = await Promise.all([runWaves(services()), runWaves(services()), runWaves(services())]);
    expect(atOnce.reduce((sum, one) => sum + one, 0)).toBe(1);
    clock.move(2);
    expect(await runWaves(services())).toBe(2);
    clock.move(20);
    expect(await runWaves(services())).toBe(3);
    await runWaves(services());
    expect(await newest()).toMatchObject({ state: 'done', members: 6, invited: 6 });
    const [{ letters }] = await rows("select count(*)::int as letters from opening_members where way = 'letter'");
    expect(await invitations()).toHaveLength(6 - letters);
  });

  it('killed after any line, it goes on: nobody is written to twice, and nobody left out', async () => {
    await make(5, { perHour: 600 });
    const { waveNumber } = await newest();
    await run(waveNumber);
    clock.move(10);
    const failing = {
      ...services(),
      jobs: { ...at.services.jobs, send: vi.fn().mockRejectedValueOnce(new Error('killed')) },
    };
    await expect(runWaves(failing)).rejects.toThrow('killed');
    expect(await rows('select 1 from opening_members where invited_at is not null')).toEqual([]);
    expect(await invitations()).toEqual([]);
    await runWaves(services());
    expect(await newest()).toMatchObject({ invited: 5 });
    const written = await rows("select recipient from outgoing_messages where kind = 'invitation'");
    const [{ mailed }] = await rows("select count(*)::int as mailed from opening_members where way = 'email'");
    expect(written).toHaveLength(mailed);
  });

  it('stops by itself beyond its bounds, and goes on only by a person (moving-in-34)', async () => {
    await make(9, { perHour: 60 });
    const { waveNumber } = await newest();
    await run(waveNumber);
    clock.move(1);
    await runWaves(services());
    const [someone] = await rows('select member_number as number from opening_members where invited_at is not null');
    const at_ = new Date(clock.now().getTime() + 1000).toISOString();
    for (let tries = 0; tries < 3; tries += 1)
      await rows(
        "insert into security_events (kind, at, member_number) values ('code-failed', $1, $2)",
        at_,
        someone.number,
      );
    expect((await office.call('waves.list', {}, ana)).json().stuck).toMatchObject([
      { memberNumber: someone.number, failures: 3 },
    ]);
    clock.move(5);
    expect(await runWaves(services())).toBe(0);
    expect(await newest()).toMatchObject({ state: 'stopped', stoppedFor: 'failures', stuck: 1 });
    clock.move(20);
    expect(await runWaves(services())).toBe(0);
    await run(waveNumber);
    expect(await runWaves(services())).toBeGreaterThan(0);
    await office.call('waves.count-calls', { params: { waveNumber }, body: { calls: 4 } }, await clerk());
    clock.move(5);
    expect(await runWaves(services())).toBe(0);
    expect(await newest()).toMatchObject({ state: 'stopped', stoppedFor: 'calls', calls: 4 });
  });

  it('sends nothing while the portal rehearses or the database is held, and lets in whom it wrote to', async () => {
    await make(3);
    const { waveNumber } = await newest();
    await run(waveNumber);
    await stageIs('rehearsing');
    expect(await runWaves(services())).toBe(0);
    expect((await run(waveNumber)).statusCode).toBe(409);
    await stageIs('invited');
    await rows("insert into holds (kind, detail, began_at) values ('rehearsal', 'x', now())");
    expect(await runWaves(services())).toBe(0);
    await rows('delete from holds');
    const number = await memberOf(walter);
    await rows(
      'update opening_members set member_number = $1 where member_number = (select min(member_number) from opening_members where wave_number = $2) and not exists (select 1 from opening_members where member_number = $1)',
      number,
      waveNumber,
    );
    expect((await signIn(walter)).statusCode).toBe(400);
    await rows("update opening_members set invited_at = now(), way = 'email' where member_number = $1", number);
    expect((await signIn(walter)).statusCode).toBe(200);
    expect(await newest()).toMatchObject({ claimed: 1 });
  });

  let hired: Clerk | undefined;
  async function clerk(): Promise<Clerk> {
    hired ??= await office.hire('cal@coop.example', ['clerk']);
    return hired;
  }
});
