import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { answer } from './sign-in-help-job.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());
beforeEach(() => at.database.pool.query('delete from attempts'));

const password = 'Rochdale-demo-1!';
const username = 'walter.prine';
const signIn = (typed: string, more: object = {}, cookie = '') =>
  at.app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username, password: typed, ...more },
    headers: { cookie },
  });
/** Asks for a code and answers what came with it. */
const askForCode = async (cookie = '') => {
  const payload = { username, channel: 'email' };
  const { attempt } = (
    await at.app.inject({ method: 'POST', url: '/v3/login/code', payload, headers: { cookie } })
  ).json();
  const jobs = await at.database.pool.query(
    "delete from pgboss.job where name = 'identity.answer' returning data->>'locked' as locked",
  );
  for (const { locked } of jobs.rows) await answer(at.services, locked);
  const sent = (await sentMessages(at)).find(({ kind }) => kind === 'verification-code');
  return { attempt, verificationCode: /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? '', recipient: sent?.recipient };
};
const lock = async () => {
  for (let tried = 0; tried < 10; tried += 1) await signIn(`guess ${tried}`);
};

it('a locked login opens to its owner by a code and the password together, once', async () => {
  await lock();
  const refused = await signIn(password);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 4292]);
  expect((await signIn('wrong')).json()).toEqual(refused.json());
  const { recipient, ...code } = await askForCode();
  expect(recipient).toBe('walter@prine.example');
  expect((await signIn(password, { code: { ...code, verificationCode: '000000' } })).statusCode).toBe(429);
  expect((await signIn('wrong', { code })).statusCode).toBe(400);
  expect((await signIn(password, { code })).json()).toMatchObject({ memberNumber: '200025' });
  expect((await signIn(password, { code })).statusCode).toBe(429);
});

it('who mistyped five times in a browser that is known gets in by a code too', async () => {
  const cookie = String((await signIn(password)).headers['set-cookie']).split(';')[0] ?? '';
  for (let tried = 0; tried < 5; tried += 1) await signIn('mistyped', {}, cookie);
  expect((await signIn(password, {}, cookie)).json().code).toBe(4292);
  const { recipient: _, ...code } = await askForCode(cookie);
  expect((await signIn(password, { code }, cookie)).json()).toMatchObject({ memberNumber: '200025' });
});

it('a code lets five passwords be evaluated, also at once', async () => {
  await lock();
  const { recipient: _, ...code } = await askForCode();
  const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => signIn(`guess ${index}`, { code })));
  expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  expect((await signIn(password, { code })).statusCode).toBe(429);
});

it('a code for a login that is not locked, or not there, is answered alike and not sent', async () => {
  const before = (await sentMessages(at)).length;
  const ask = (name: string) =>
    at.app.inject({ method: 'POST', url: '/v3/login/code', payload: { username: name, channel: 'text' } });
  const [known, unknown] = [await ask('della.marsh'), await ask('nobody.here')];
  expect([known.statusCode, known.json().message]).toEqual([unknown.statusCode, unknown.json().message]);
  expect(await sentMessages(at)).toHaveLength(before);
});
