import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { deceasedCommand } from './deceased.ts';
import { memberCommand } from './member.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const said: string[] = [];
const who = ['--by', 'Ike', '--reason', 'the family called'];

beforeAll(async () => {
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.stubEnv('AUDIT_KEY', randomBytes(32).toString('base64url'));
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});
beforeEach(() => {
  said.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});
const rows = async (text: string) => (await at.database.pool.query(text)).rows;

it('shows a member by anything, on the record, and hides where a protected one lives', async () => {
  expect(await memberCommand.run(['104471882', ...who])).toBe(0);
  expect(said.join('\n')).toMatch(/^Marisol Okonkwo, member 200017[\s\S]*104471882 Electric, 2218 Cedar Hollow/);
  expect(await rows("select by_whom from audit where act = 'member-seen'")).toEqual([{ by_whom: 'command' }]);
  await at.database.pool.query(
    "insert into member_marks (member_number, mark, since) values ('200017', 'protected', now())",
  );
  said.length = 0;
  await memberCommand.run(['Marisol', 'Okonkwo', ...who]);
  expect(said.join('\n')).not.toContain('2218');
  expect(said.join('\n')).toContain('phones hidden');
  expect(await memberCommand.run(['nobodyatall', ...who])).toBe(1);
  await expect(memberCommand.run(['104471882'])).rejects.toThrow(/^Usage/);
});

it('marks that a member has died as the office does, once, under the name that is given', async () => {
  const run = () => deceasedCommand.run(['200017', ...who, '--estate-contact', 'Ann@Home.example']);
  expect(await run()).toBe(0);
  expect(said[0]).toMatch(/^Member 200017 is marked\./);
  expect(await rows("select estate_email from member_marks where mark = 'deceased'")).toEqual([
    { estate_email: 'ann@home.example' },
  ]);
  expect(await rows("select by_whom from audit where act = 'member-deceased'")).toEqual([{ by_whom: 'command' }]);
  await expect(run()).rejects.toThrow();
  await expect(deceasedCommand.run(['200017', '--by', 'Ike'])).rejects.toThrow(/^Usage/);
});
