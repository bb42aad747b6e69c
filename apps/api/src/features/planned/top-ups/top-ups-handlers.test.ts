import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const prepaid = '104495507';
const billed = '104471882';
const terms = { trigger: 'days', line: 3, amount: 40, ceiling: 160, agreed: true };
let storedPaymentId = '';
let call: Awaited<ReturnType<typeof signedIn>>;

const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;

async function signedIn(username: string, language?: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  return (method: 'GET' | 'PUT' | 'DELETE', account = prepaid, body?: object) =>
    at.app.inject({
      method,
      url: `/v3/accounts/${account}/top-up`,
      headers: { authorization: `Bearer ${accessToken}`, ...(language && { 'accept-language': language }) },
      ...(body && { payload: body }),
    });
}

beforeAll(async () => {
  at = await testApp();
  call = await signedIn('marisol.okonkwo');
  const { methods } = (await call('GET')).json();
  const usable = methods.find(
    (one: { isChargeable: boolean; expiry: string; isBlocked: boolean }) =>
      one.isChargeable && !one.isBlocked && one.expiry !== 'expired',
  );
  storedPaymentId = usable.storedPaymentId;
});
afterAll(() => at.close());
beforeEach(() => query('delete from attempts'));

const set = (changes: object = {}) => call('PUT', prepaid, { ...terms, storedPaymentId, ...changes });

it('is set up, changed and ended, each with its proof and its e-mail (paying-95)', async () => {
  expect((await call('GET')).json()).toMatchObject({ topUp: null, takenThisMonth: 0 });
  expect((await set()).statusCode).toBe(200);
  expect((await call('GET')).json().topUp).toEqual({
    storedPaymentId,
    trigger: 'days',
    line: 3,
    amount: 40,
    ceiling: 160,
  });
  expect((await set({ trigger: 'balance', line: 25.5, amount: 50 })).statusCode).toBe(200);
  expect((await call('GET')).json().topUp).toMatchObject({ trigger: 'balance', line: 25.5, amount: 50 });
  expect((await call('DELETE')).statusCode).toBe(200);
  expect((await call('DELETE')).statusCode).toBe(404);
  const kept = await query(
    `select end_reason, consent_text from authorizations where plan_kind = 'top-up' and plan_key = $1 order by given_at`,
    [prepaid],
  );
  expect(kept.map((one) => one.end_reason)).toEqual(['replaced', 'member']);
  expect(kept[0].consent_text).toContain('$40.00 for account 104495507 when its money lasts 3 days or less.');
  expect(kept[0].consent_text).toContain('Never more than $160.00 in a calendar month');
  expect(kept[1].consent_text).toContain('when $25.50 or less is left.');
  const told = (await sentMessages(at)).filter(({ kind }) => kind.startsWith('top-up'));
  expect(told.map(({ kind }) => kind).reverse()).toEqual(['top-up-set', 'top-up-set', 'top-up-removed']);
  expect(told[2]?.text).toContain(kept[0].consent_text);
});

it('is of a prepaid account of one’s own and a way of paying of one’s own', async () => {
  expect((await call('PUT', billed, { ...terms, storedPaymentId })).statusCode).toBe(404);
  const other = await signedIn('walter.prine');
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect(
      (await other(method, prepaid, method === 'PUT' ? { ...terms, storedPaymentId } : undefined)).statusCode,
    ).toBe(404);
  expect((await at.app.inject({ url: `/v3/accounts/${prepaid}/top-up` })).statusCode).toBe(401);
  expect((await set({ storedPaymentId: 'S2008011' })).statusCode).toBe(400);
  expect(await query('select 1 from top_ups')).toEqual([]);
});

it.each([
  [{ line: 4 }],
  [{ line: -1 }],
  [{ line: 1e12 }],
  [{ trigger: 'balance', line: 0 }],
  [{ trigger: 'often' }],
  [{ amount: 0 }],
  [{ amount: -40 }],
  [{ amount: 40.001 }],
  [{ amount: 1 }],
  [{ amount: 1e15 }],
  [{ ceiling: 39.99 }],
  [{ ceiling: 1e9 }],
  [{ agreed: false }],
  [{ storedPaymentId: `${'x'.repeat(60)}` }],
  [{ storedPaymentId: "'; drop table top_ups; --" }],
])('is refused with a sentence: %j', async (changes) => {
  const answer = await set(changes);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toMatch(/"message":"[A-Z][^"]+\."/);
  expect(await query('select 1 from top_ups')).toEqual([]);
});

it('fifty clicks at once leave one, with one authorization in force', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => set({ amount: 40 + (index % 3) })));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  const inForce = `select authorization_id from authorizations where plan_kind = 'top-up' and plan_key = $1 and ended_at is null`;
  expect(await query(inForce, [prepaid])).toEqual(await query('select authorization_id from top_ups'));
  const ends = await Promise.all(Array.from({ length: 10 }, () => call('DELETE')));
  expect(ends.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await query(inForce, [prepaid])).toEqual([]);
});

it('keeps its way of paying from being removed, and a new holder sees nothing of it', async () => {
  expect((await set()).statusCode).toBe(200);
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken, memberNumber } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const profile = `/v3/member/${memberNumber}/stored-payments`;
  const { results } = (await at.app.inject({ url: profile, headers })).json();
  const used = results.find((one: { storedPaymentId: string }) => one.storedPaymentId === storedPaymentId);
  expect(used.uses).toContainEqual({ kind: 'topUp', accountNumber: prepaid });
  expect((await at.app.inject({ method: 'DELETE', url: `${profile}/${storedPaymentId}`, headers })).statusCode).toBe(
    400,
  );
  const login = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
  const { memberNumber: walter } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json();
  await query('update accounts set member_number = $2 where account_number = $1', [prepaid, walter]);
  const other = await signedIn('walter.prine');
  expect((await other('GET')).json().topUp).toBeNull();
  expect((await other('DELETE')).statusCode).toBe(404);
  await query('update accounts set member_number = $2 where account_number = $1', [prepaid, memberNumber]);
  expect((await call('DELETE')).statusCode).toBe(200);
});
