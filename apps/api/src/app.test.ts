import { operations } from '@rochdale/contract/operations/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const signIn = (username: string, password = 'Rochdale-demo-1!') =>
  at.app.inject({ method: 'POST', url: '/v3/login', payload: { username, password } });

async function tokenOf(username: string): Promise<string> {
  return (await signIn(username)).json().accessToken;
}

const get = (url: string, token?: string) =>
  at.app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('answers a token that works, without regard to the case of the username, until it is signed out', async () => {
    const answer = await signIn('Walter.PRINE');
    expect(answer.json()).toMatchObject({ memberNumber: '200025', expireInMinutes: 20, memberMfaEnabled: false });
    const token = answer.json().accessToken;
    expect((await get('/v3/session', token)).statusCode).toBe(200);
    await at.app.inject({ method: 'POST', url: '/v3/logout', headers: { authorization: `Bearer ${token}` } });
    expect((await get('/v3/session', token)).statusCode).toBe(401);
  });

  it('answers a wrong password and an unknown user alike, and stops evaluating after ten', async () => {
    const wrong = await signIn('della.marsh', 'wrong');
    const unknown = await signIn('nobody.here', 'wrong');
    expect([wrong.statusCode, wrong.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await signIn('hollis.granger', 'wrong')).statusCode),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await signIn('hollis.granger')).statusCode).toBe(429);
  });

  it('ends when it is idle for longer than it may be', async () => {
    const token = await tokenOf('rufus.teague');
    await at.database.pool.query(
      "update tokens set last_used_at = now() - interval '21 minutes' where member_number = '200066'",
    );
    expect((await get('/v3/session', token)).statusCode).toBe(401);
  });

  it('ends as if nobody had asked when the page alone asks, which is answered until then (identity-11)', async () => {
    const token = await tokenOf('rufus.teague');
    const secondsLeft: number[] = [];
    const asked = async (minutesAgo: number, by?: string): Promise<number> => {
      await at.database.pool.query(
        "update tokens set last_used_at = last_used_at - make_interval(mins => $1) where member_number = '200066'",
        [minutesAgo],
      );
      const headers = { authorization: `Bearer ${token}`, ...(by !== undefined && { 'asked-by': by }) };
      const answer = await at.app.inject({ url: '/v3/session', headers });
      if (by === 'page' && answer.statusCode === 200) secondsLeft.push(answer.json().secondsLeft);
      return answer.statusCode;
    };
    expect([await asked(19), await asked(19, 'page'), await asked(2, 'page')]).toEqual([200, 200, 401]);
    // From the last use on, not from this question: no more than the minute that is left.
    expect(secondsLeft).toEqual([expect.toSatisfy((left: number) => left > 0 && left <= 61)]);
  });
});

it.each(['/v3/site/configuration', '/v3/session', '/nowhere/file.png'])(
  'HEAD of %s says what GET would, without its body',
  async (url) => {
    const heads = async (method: 'GET' | 'HEAD') => {
      const { statusCode, headers } = await at.app.inject({ method, url });
      return [statusCode, headers['content-type'], headers['content-length'], headers['cache-control']];
    };
    expect(await heads('HEAD')).toEqual(await heads('GET'));
    expect((await at.app.inject({ method: 'HEAD', url })).body).toBe('');
  },
);

it.each(['/v3/site/configuration', '/v3/session', '/nowhere/file.png', '/api/docs'])(
  'an answer of %s tells browsers to be careful',
  async (url) => {
    expect((await at.app.inject({ url })).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    });
  },
);

describe('every operation', () => {
  const rows = Object.entries(operations);

  it.each(rows.filter(([, row]) => row.access !== 'public' && row.access !== 'gateway'))(
    '%s asks for a token before anything else',
    async (_name, row) => {
      const url = row.path.replace(/\{\w+\}/g, '1');
      const answer = await at.app.inject({ method: row.method, url });
      expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthorized access.']);
    },
  );

  it('stands in the OpenAPI document', async () => {
    const document = (await at.app.inject({ url: '/api/docs/json' })).json();
    expect(document.openapi).toBe('3.1.0');
    for (const [name, row] of rows) expect(document.paths[row.path][row.method.toLowerCase()].operationId).toBe(name);
    const { requestBody, responses } = document.paths['/v3/login'].post;
    const [asked, answered] = [requestBody, responses[200]].map(({ content }) => content['application/json']);
    expect(JSON.stringify(asked)).toContain('walter.prine');
    expect(JSON.stringify(answered)).toContain('200025');
  });

  it('stands on the page of the API, which runs no script', async () => {
    const { headers, body } = await at.app.inject({ url: '/api/docs' });
    for (const [name] of rows) expect(body).toContain(`<article id="${name}">`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  it('answers what is no JSON, too large, or nowhere in the one shape of errors', async () => {
    const broken = await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(broken.json()).toEqual([{ code: 1001, message: 'Please check this value.' }]);
    const large = await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username: 'x'.repeat(400_000), password: 'y' },
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 4130]);
    expect((await at.app.inject({ url: '/v3/nowhere' })).json()).toEqual({
      code: 4040,
      message: 'We could not find what you asked for.',
    });
  });
});

describe('Quick Pay’s verification', () => {
  it('evaluates five wrong phone endings a day on one account, and answers them like an unknown account', async () => {
    const verify = (accountNumber: string, phoneLastFourDigits: string) =>
      at.app.inject({
        method: 'POST',
        url: '/v3/quick-pay/verify/account/phone',
        payload: { accountNumber, phoneLastFourDigits },
      });
    const unknown = await verify('999999999999', '0000');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => verify('104500082', String(9000 + index))),
    );
    expect(answers.filter((answer) => answer.statusCode === 404)).toHaveLength(5);
    expect(answers.find((answer) => answer.statusCode === 404)?.json()).toEqual(unknown.json());
    const limited = await verify('104500082', '0110');
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

it('no answer of data is kept on the way or in the browser', async () => {
  for (const token of [undefined, await tokenOf('walter.prine')])
    expect((await get('/v3/session', token)).headers['cache-control']).toBe('no-store');
});

describe('no other site can frame', () => {
  it.each([
    '/healthz',
    '/v3/session',
    '/v3/nothing',
    '/v3/member/%',
    '/api/docs',
    '/api/docs/json',
    '/coop/brand/nothing.svg',
    '/PaymentCallback/cancel',
    '/nothing',
  ])('%s', async (url) => {
    expect((await get(url)).headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
  });
});
