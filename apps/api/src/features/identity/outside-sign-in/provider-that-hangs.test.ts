import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../platform/process/free-port.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type BrokenManner, brokenProvider } from '../../../testing/broken-provider.ts';
import { wireCallOf } from '../../../testing/well-formed-calls.ts';

const password = 'Rochdale-demo-1!';
const said = 'Ridge Bank does not answer right now. Please sign in with your username and password.';
let at: Awaited<ReturnType<typeof testApp>>;
let bank: Awaited<ReturnType<typeof brokenProvider>>;
let issuer: string;
let named: Site['outsideSignIn'];
const answers: Record<string, BrokenManner | Promise<object> | undefined> = {};
const [discovery, token, keys] = ['/.well-known/openid-configuration', '/token', '/jwks'];

beforeAll(async () => {
  const port = await freePort();
  issuer = `http://localhost:${port}`;
  named = { issuer, clientId: 'portal', label: 'Ridge Bank', secondStep: 'portal' };
  const itself = {
    ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}${token}` },
    ...{ jwks_uri: `${issuer}${keys}`, id_token_signing_alg_values_supported: ['RS256'] },
  };
  bank = await brokenProvider(port, (path) => answers[path] ?? (path === discovery ? itself : tokenAnswer()));
  at = await testApp({
    trial: [`localhost:${port}`],
    change: (site) => Object.defineProperty({ ...site }, 'outsideSignIn', { get: () => named, enumerable: true }),
  });
}, 120_000);
afterAll(async () => {
  await at.close();
  await bank.close();
});

/** An answer whose signature cannot be checked without the provider's keys. */
const tokenAnswer = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: 'portal', sub: 'somebody', iat: now, exp: now + 60, nonce: attemptNonce };
  const idToken = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}.${Buffer.alloc(256).toString('base64url')}`;
  return { access_token: 'x', token_type: 'bearer', id_token: idToken };
};
let attemptNonce = '';

const begin = () => at.app.inject(wireCallOf('outside-sign-in.begin', {}));
/** As whoever came back from the provider with a code. */
const finish = async (begun: Awaited<ReturnType<typeof begin>>) => {
  const url = new URL(begun.json().url);
  attemptNonce = url.searchParams.get('nonce') ?? '';
  const answer = new URLSearchParams({ code: 'a-code', state: url.searchParams.get('state') ?? '' });
  return at.app.inject({
    ...wireCallOf('outside-sign-in.finish', { body: { answer: answer.toString() } }),
    headers: { cookie: String(begun.headers['set-cookie']).split(';')[0] },
  });
};
const timed = async <T>(asked: Promise<T>) => {
  const began = performance.now();
  const answer = await asked;
  return { answer, tookMs: performance.now() - began };
};
const logIn = () =>
  at.app.inject({ method: 'POST', url: '/v3/login', payload: { username: 'marisol.okonkwo', password } });
const isTold = async (asked: ReturnType<typeof begin>) => {
  const { answer, tookMs } = await timed(asked);
  expect([answer.statusCode, answer.json().message]).toEqual([503, said]);
  expect(tookMs).toBeLessThan(5_500);
  const entered = await timed(logIn());
  expect(entered.answer.statusCode).toBe(200);
  expect(entered.tookMs).toBeLessThan(2_000);
};
/** What a provider said of itself a moment ago is not asked for again. */
const pass = () => new Promise((resolve) => setTimeout(resolve, 2_100));

beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
});

describe('a provider that does not answer (identity-136)', () => {
  it.each<BrokenManner>(['dripping', 'garbage', 'error-page', 'closing', 'empty'])(
    'and is %s where it is asked what it is, is told so within five seconds, also when it answered before',
    async (manner) => {
      expect((await begin()).statusCode).toBe(200);
      answers[discovery] = manner;
      await pass();
      await isTold(begin());
    },
    30_000,
  );

  it.each<readonly [string, BrokenManner]>([
    [token, 'silent'],
    [token, 'half'],
    [token, 'garbage'],
    [token, 'error-page'],
    [token, 'closing'],
    [token, 'empty'],
    [keys, 'silent'],
    [keys, 'garbage'],
  ])(
    'on the way back at %s, %s, is told so, and nobody reads that it was another’s',
    async (path, manner) => {
      const begun = await begin();
      answers[path] = manner;
      await isTold(finish(begun));
    },
    30_000,
  );

  it('is waited for five seconds in all, however many steps are slow', async () => {
    const begun = await begin();
    const late = async (answer: () => object) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return answer();
    };
    answers[token] = late(tokenAnswer);
    answers[keys] = 'silent';
    await isTold(finish(begun));
  }, 30_000);

  it('keeps many waiting together, and nobody else', async () => {
    answers[discovery] = 'silent';
    await pass();
    const asked = timed(Promise.all(Array.from({ length: 40 }, begin)));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await timed(logIn())).tookMs).toBeLessThan(2_000);
    const { answer, tookMs } = await asked;
    expect(answer.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 503));
    expect(tookMs).toBeLessThan(7_000);
  }, 30_000);

  it('is another thing than one that answers, and not so that anybody could come in', async () => {
    const refused = await finish(await begin());
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('the answer was not meant for this browser');
  });
});
