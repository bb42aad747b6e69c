import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { signOutCommand } from './sign-out.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});

const signIn = async (username: string): Promise<string> => {
  const payload = { username, password: 'Rochdale-demo-1!' };
  return (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
};
const isAlive = async (token: string) =>
  (await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;

it('ends the sessions of one member, or of all', async () => {
  const walter = [await signIn('walter.prine'), await signIn('walter.prine')];
  const della = await signIn('della.marsh');
  const alive = () => Promise.all([...walter, della].map(isAlive));
  expect(await signOutCommand.run(['200025'])).toBe(0);
  expect(await alive()).toEqual([false, false, true]);
  expect(await signOutCommand.run(['200025'])).toBe(0);
  expect(await signOutCommand.run(['--all'])).toBe(0);
  expect(await alive()).toEqual([false, false, false]);
  expect(said).toEqual(['2 sessions have ended.', '0 sessions have ended.', '1 session has ended.']);
});

it('wants to be told whom', async () => {
  for (const wrong of [[], ['walter.prine'], ['200025', '--all'], ['200025', '200017']])
    await expect(signOutCommand.run(wrong)).rejects.toThrow('Usage: coop sign-out');
});
