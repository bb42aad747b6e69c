import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { loginCommand } from './login.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  const settings = {
    DATABASE_URL: at.database.url,
    MASTER_KEY: at.masterKey,
    GATEWAY_SECRET: 'a secret of the company',
    AUDIT_KEY: 'k'.repeat(43),
    OFFICE_URL: 'http://localhost:3003',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
beforeEach(() => said.splice(0));
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});

const run = (...words: string[]) =>
  loginCommand.run(['walter.prine', ...words, '--by', 'Nia of IT', '--reason', 'he called']);
const lastActs = async () =>
  (await at.database.pool.query('select act, by_whom from audit order by audit_id')).rows.map(
    ({ act, by_whom }) => `${act} by ${by_whom}`,
  );

it('locks and opens a login, and has a change wait for a day, on the record', async () => {
  await run('lock');
  await loginCommand.run(['200025', 'show']);
  expect(said.join('\n')).toMatch(/locked by the office since .*: he called/);
  await expect(run('email', 'walter.new@prine.example')).rejects.toThrow();
  await run('unlock');
  await run('email', 'walter.new@prine.example');
  expect(said.at(-1)).toMatch(/^Every contact is told now\. It is done on /);
  await loginCommand.run(['changes']);
  expect(said.at(-1)).toContain('200025\tWalter Prine\temail\twaits until');
  await run('call-off');
  await run('email', 'walter.new@prine.example', '--paper', 'passport', '--with', 'Otto of the counter');
  expect(said.at(-1)).toBe('It is done, and every session has ended.');
  expect(await lastActs()).toEqual(
    ['login-locked', 'login-unlocked', 'login-change-begun', 'login-change-called-off', 'login-change-done'].map(
      (act) => `${act} by command`,
    ),
  );
});

it('changes nothing without who and why, a second name at the counter, or a login', async () => {
  await expect(loginCommand.run(['walter.prine', 'lock'])).rejects.toThrow('Usage');
  await expect(run('reset-second-step', '--paper', 'passport')).rejects.toThrow('Usage');
  await expect(run('email', 'no address')).rejects.toThrow('Usage');
  await expect(loginCommand.run(['nobody.here', 'show'])).rejects.toThrow('There is no login nobody.here.');
});
