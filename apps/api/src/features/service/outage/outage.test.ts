import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
/** Whether more is taken of an outage that is known (OUTAGE_ADDITIONS). */
let outageAdditions = true;
let closed: Awaited<ReturnType<typeof testApp>>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  at = await testApp({
    change: (site) => ({
      ...site,
      get config() {
        return { ...site.config, accounts: { ...site.config.accounts, outageAdditions } };
      },
    }),
  });
  closed = await testApp({ change: (site) => ({ ...site, features: { ...site.features, Outage: false } }) });
});
afterAll(async () => {
  await at.close();
  await closed.close();
});

async function headers(username: string, { app } = at) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const key = `${username} ${app === at.app}`;
  const token = tokens.get(key) ?? (await app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  tokens.set(key, token);
  return { authorization: `Bearer ${token}` };
}
const inSpanish = async (path: string) =>
  at.app.inject({
    url: `/v3/outage/${path}`,
    headers: { ...(await headers('marisol.okonkwo')), 'accept-language': 'es' },
  });
const get = async (path: string, username = 'marisol.okonkwo', on = at) =>
  on.app.inject({ url: `/v3/outage/${path}`, headers: await headers(username, on) });
const report = async (changes: object, username = 'marisol.okonkwo') =>
  at.app.inject({
    method: 'POST',
    url: '/v3/outage/reports',
    headers: await headers(username),
    payload: {
      reportId: randomUUID(),
      accountNumber: '104480316',
      outageReason: 'No power at all',
      callBack: false,
      ...changes,
    },
  });
const ask = (path: 'status' | 'reports', payload: object) =>
  at.app.inject({ method: 'POST', url: `/v3/outage/public/${path}`, payload });

describe('the status', () => {
  it('is off with the time of return, off without one, on, or not known', async () => {
    const statusOf = async (accountNumber: string, username?: string) => {
      const { isActive, estimatedTimeOfRestoration } = (await get(`accounts/${accountNumber}/status`, username)).json();
      return [isActive, estimatedTimeOfRestoration];
    };
    expect(await statusOf('104471882')).toEqual(['Y', expect.stringMatching(/T18:30$/)]);
    expect(await statusOf('104480324')).toEqual(['Y', null]);
    expect(await statusOf('104480316')).toEqual(['N', null]);
    expect(await statusOf('104471890')).toEqual(['', null]);
    expect(await statusOf('104500157', 'nadia.whitlock')).toEqual(['', null]);
  });

  it('tells how the outage goes, and for a day after its end (service-69)', async () => {
    const courseOf = async () => (await get('accounts/104471882/status')).json().course;
    expect(await courseOf()).toMatchObject({
      timeOfInterruption: expect.stringMatching(/T21:40$/),
      crewAssignedAt: expect.stringMatching(/T06:10$/),
      estimates: [],
      timeOfRestored: null,
    });
    const query = (text: string) => at.database.pool.query(text);
    const ended = (hours: number) =>
      query(`update outages set restored_at = to_char(now() at time zone 'America/Los_Angeles' - interval '${hours} hours',
        'YYYY-MM-DD"T"HH24:MI') where outage_number = 'O104471882-0'`);
    await ended(23);
    expect((await courseOf()).timeOfRestored).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    await ended(25);
    expect(await courseOf()).toBeNull();
    await query("update outages set restored_at = null where outage_number = 'O104471882-0'");
  });

  it('is the one that the overview shows', async () => {
    const url = '/v3/member/200017/accounts/104471882/details';
    const details = (await at.app.inject({ url, headers: await headers('marisol.okonkwo') })).json();
    expect(details).toMatchObject({ outageStatus: 'Y', estimatedTimeOfRestoration: expect.stringMatching(/T18:30$/) });
  });

  it('is not answered where the co-op does not show outages, nor for another member', async () => {
    expect((await get('accounts/104471882/status', 'marisol.okonkwo', closed)).statusCode).toBe(404);
    expect((await get('accounts/104471882/status', 'walter.prine')).statusCode).toBe(404);
  });
});

it('info says what may be reported, and whether', async () => {
  const infoOf = async (accountNumber: string, username: string, memberNumber: string) =>
    (await get(`member/${memberNumber}/accounts/${accountNumber}/info`, username)).json();
  expect(await infoOf('104480316', 'marisol.okonkwo', '200017')).toMatchObject({
    reporting: 'open',
    problems: [{ outageDescription: 'No power at all' }, {}, {}, {}, {}],
    hideOutageCallBackRequest: false,
    callbackCheckBoxDefaultValue: true,
    contactPhones: ['(541) 555-0142', '(541) 555-0187'],
    locationId: 'L104480316',
  });
  expect((await infoOf('104471882', 'marisol.okonkwo', '200017')).reporting).toBe('adding');
  expect((await infoOf('104471890', 'marisol.okonkwo', '200017')).reporting).toBe('notSupported');
  expect((await infoOf('104500132', 'nadia.whitlock', '200124')).reporting).toBe('blocked');
  expect((await infoOf('104500157', 'nadia.whitlock', '200124')).reporting).toBe('noLocation');
});

it('history is that of the account’s own place, by pages, newest first', async () => {
  const path = 'accounts/104480316/locations/L104480316/history';
  const all = (await get(`${path}?limit=100`)).json();
  expect([all.totalRecords, all.results.length]).toEqual([23, 23]);
  const times = all.results.map((row: { timeOfInterruption: string }) => row.timeOfInterruption);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await get(`${path}?limit=10&offset=20`)).json().results).toEqual(all.results.slice(20));
  expect((await get('accounts/104480316/locations/L104500017/history')).statusCode).toBe(404);
  expect((await get('accounts/104500017/locations/L104500017/history', 'walter.prine')).json().totalRecords).toBe(0);
});

it('what the co-op says of an outage is read in Spanish where it is said in Spanish, else as it is said', async () => {
  const ofHistory = async () => {
    const path = 'accounts/104480316/locations/L104480316/history?limit=1';
    const answers = [await get(path), await inSpanish(path)];
    return answers.map((answer) => answer.json().results[0].description);
  };
  const causes = async () => {
    const answers = [await get('accounts/104471882/status'), await inSpanish('accounts/104471882/status')];
    return answers.map((answer) => answer.json().cause);
  };
  expect(await ofHistory()).toEqual(['A tree fell on the line.', 'Un árbol cayó sobre la línea.']);
  expect(await causes()).toEqual(['Weather', 'Clima']);
  await at.database.pool.query('update outages set cause_es = null, description_es = null');
  expect(await ofHistory()).toEqual(['A tree fell on the line.', 'A tree fell on the line.']);
  expect(await causes()).toEqual(['Weather', 'Weather']);
});

describe('a report', () => {
  it('sent again and at once is kept once and answered the same, and shown again with its outage', async () => {
    const reportId = randomUUID();
    const sent = { reportId, callBack: true, callbackNumber: '(541) 555-0142', remarks: 'A bang, then dark.' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => report(sent)));
    const later = await report(sent);
    expect(new Set([...answers, later].map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(later.json()).toMatchObject({ reportId, state: 'received', reportNumber: expect.stringMatching(/^\d+$/) });
    expect((await report({ ...sent, accountNumber: '104495515' })).statusCode).toBe(409);
    const shown = async () => (await get('accounts/104480316/reports')).json().results;
    expect(await shown()).toMatchObject([{ ...sent, state: 'received', reportNumber: later.json().reportNumber }]);
    await at.database.pool.query(
      `insert into outages (outage_number, description, started_at) values ('T1', 'A test', $1)`,
      [later.json().reportedAt],
    );
    await at.database.pool.query("insert into outage_locations values ('L104480316', 'T1')");
    expect(await shown()).toMatchObject([{ state: 'outage' }]);
    await at.database.pool.query("update outages set restored_at = '2099-01-01T00:00' where outage_number = 'T1'");
    expect(await shown()).toMatchObject([{ state: 'restored' }]);
  });

  it('of an outage that is known is taken from its member, as what the crew should know, where the co-op does', async () => {
    const known = { accountNumber: '104471882', outageReason: 'No power at all', remarks: 'A line on the ground.' };
    const asked = { ...known, phoneLastFourDigits: '0142' };
    const sentence = 'We know about the outage in your area. You do not need to report it.';
    expect((await report(known)).json()).toMatchObject({ state: 'received' });
    expect((await get('accounts/104471882/reports')).json().results).toMatchObject([
      { remarks: 'A line on the ground.', state: 'outage' },
    ]);
    expect((await ask('status', asked)).json().reporting).toBe('active');
    const visitors = await ask('reports', { ...asked, reportId: randomUUID(), callBack: false });
    expect([visitors.statusCode, visitors.json().message]).toEqual([409, sentence]);
    outageAdditions = false;
    const refused = await report(known);
    expect([refused.statusCode, refused.json().message]).toEqual([409, sentence]);
    const info = await get('member/200017/accounts/104471882/info');
    expect(info.json().reporting).toBe('active');
    outageAdditions = true;
  });

  it('is refused by the rules that the form has', async () => {
    const said = async (changes: object, username?: string) => {
      const answer = await report(changes, username);
      const [first] = [answer.json()].flat();
      return [answer.statusCode, first.field ?? null, first.message];
    };
    const account = { accountNumber: '104495523' };
    expect(await said({ ...account, outageReason: 'Else' })).toEqual([400, 'outageReason', 'You must select an issue']);
    expect(await said({ ...account, callBack: true })).toEqual([
      400,
      'callbackNumber',
      'You must enter a phone number',
    ]);
    expect(await said({ ...account, callbackNumber: '5415550142' })).toEqual([
      ...[400, 'callbackNumber', 'Invalid phone format.(Ex: (987) 456-1230)'],
    ]);
    expect(await said({ accountNumber: '104471890' })).toEqual([
      ...[400, null, 'Outage is not supported for the selected account.'],
    ]);
    expect(await said({ accountNumber: '104500157' }, 'nadia.whitlock')).toEqual([
      ...[400, null, 'Outage report is unavailable to this account, please contact customer service...!'],
    ]);
    expect((await report({ ...account, reportId: 'no-uuid' })).statusCode).toBe(400);
  });

  it('is taken ten times an hour for an account', async () => {
    const codes: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) codes.push((await report({ accountNumber: '104495523' })).statusCode);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('without signing in', () => {
  const pair = { accountNumber: '104500058', phoneLastFourDigits: '0107' };
  it('an account and four digits of a phone show the status and take a report', async () => {
    expect((await ask('status', pair)).json()).toMatchObject({ isActive: 'N', reporting: 'open', fromSnapshot: false });
    const sent = { ...pair, reportId: randomUUID(), outageReason: 'No power at all', callBack: false };
    const first = await ask('reports', sent);
    expect(first.json()).toMatchObject({ state: 'received' });
    expect((await ask('reports', sent)).json()).toEqual(first.json());
  });

  it('an unknown account and wrong digits are answered alike, and no more than five a day on one account', async () => {
    const unknown = await ask('status', { accountNumber: '999999999', phoneLastFourDigits: '0104' });
    const wrong = { accountNumber: '104500033', phoneLastFourDigits: '9999' };
    const codes: number[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const answer = await ask(tried % 2 ? 'status' : 'reports', {
        ...wrong,
        reportId: randomUUID(),
        outageReason: 'No power at all',
        callBack: false,
      });
      codes.push(answer.statusCode);
      if (tried === 0) expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
    }
    expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
    // The same tries count in Quick Pay, right digits or not.
    const url = '/v3/quick-pay/verify/account/phone';
    const payload = { accountNumber: '104500033', phoneLastFourDigits: '0105' };
    const quickPay = await at.app.inject({ method: 'POST', url, payload });
    expect([quickPay.statusCode, Number(quickPay.headers['retry-after']) > 80_000]).toEqual([429, true]);
  });
});
