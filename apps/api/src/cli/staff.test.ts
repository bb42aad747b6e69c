import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chainEntries, tellHead } from '../features/office/audit/chain-entries.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../testing/office.ts';
import { auditCommand } from './audit.ts';
import { staffCommand } from './staff.ts';

const auditKey = 'k'.repeat(43);
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ann: Clerk;
let folder: string;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { auditKey });
  folder = await mkdtemp(join(tmpdir(), 'rochdale-head-'));
  const settings = {
    DATABASE_URL: at.database.url,
    MASTER_KEY: at.masterKey,
    GATEWAY_SECRET: 'a secret of the company',
    AUDIT_KEY: auditKey,
    AUDIT_HEAD_FILE: join(folder, 'head'),
    OFFICE_URL: 'http://localhost:3003',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
beforeEach(() => said.splice(0));
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await office.close();
  await at.close();
  await rm(folder, { recursive: true });
});

const onRecord = ['--by', 'Nia of IT', '--reason', 'first admin'];
const run = (...words: string[]) => staffCommand.run([...words, ...onRecord]);
const lastAct = async () =>
  (await at.database.pool.query('select act, by_whom, staff_id from audit order by audit_id desc limit 1')).rows[0];

it('lets the first admin in, by a link that the command shows and an e-mail brings', async () => {
  expect(await run('invite', 'ann@coop.example', '--name', 'Ann', '--roles', 'admin')).toBe(0);
  const code = /http:\/\/localhost:3003\/invitation#([\w-]{43})\n/.exec(said[0] ?? '')?.[1] ?? '';
  ann = await office.join(code, 'ann@coop.example');
  expect((await office.call('staff.list', {}, ann)).statusCode).toBe(200);
  await staffCommand.run(['list']);
  expect(said.at(-1)).toBe('ann@coop.example\tAnn\tadmin\tactive');
});

it('changes roles, turns off and on and resets, each on the record, which names who and why', async () => {
  await office.hire('bob@coop.example', ['admin']);
  for (const [words, act] of [
    [['roles', 'bob@coop.example', 'clerk,billing'], 'staff-roles-changed'],
    [['disable', 'bob@coop.example'], 'staff-disabled'],
    [['enable', 'bob@coop.example'], 'staff-enabled'],
    [['reset', 'bob@coop.example'], 'staff-second-step-reset'],
  ] as const) {
    expect(await run(...words)).toBe(0);
    expect(await lastAct()).toEqual({ act, by_whom: 'command', staff_id: null });
  }
  await auditCommand.run(['search', '--act', 'staff-disabled']);
  expect(said.at(-1)).toContain('"reason":"first admin","by":"Nia of IT"');
});

it('switches a line of the rule off only a day later, and tells everybody', async () => {
  expect(await run('rule', 'staff', 'off')).toBe(0);
  const { lines } = (await office.call('two-people.list', {}, ann)).json();
  const [line] = lines;
  expect(line).toMatchObject({ line: 'staff', isOn: true, next: { isOn: false, by: 'Nia of IT' } });
  const hours = (new Date(line.next.from).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  const told = await at.database.pool.query("select 1 from outgoing_messages where kind = 'staff-rule'");
  expect(told.rows.length).toBeGreaterThan(0);
  expect(await run('rule', 'staff', 'on')).toBe(0);
  expect((await office.call('two-people.list', {}, ann)).json().lines[0]).toMatchObject({ isOn: true, next: null });
});

it('wants to be told who does it and why, and refuses what there is not', async () => {
  await expect(staffCommand.run(['disable', 'ann@coop.example'])).rejects.toThrow('--by <name> --reason <text>');
  await expect(run('roles', 'ann@coop.example', 'root')).rejects.toThrow('no role root');
  await expect(run('enable', 'nobody@coop.example')).rejects.toThrow('Nobody');
  await expect(run('rule', 'everything', 'off')).rejects.toThrow('The lines are');
});

it('the audit is verified, and what was done to it named', async () => {
  const chain = { ...office.services, auditHeadFile: join(folder, 'head') };
  await chainEntries(chain);
  await tellHead(chain);
  expect(await auditCommand.run(['verify'])).toBe(0);
  expect(said.at(-1)).toMatch(
    /^\d+ entries were verified in [\d.]+ s\. It holds what the head file says: place \d+ on 20/,
  );
  await at.database.pool.query('alter table audit disable trigger user');
  await at.database.pool.query("update audit set facts = '{}' where audit_id = (select min(audit_id) from audit)");
  expect(await auditCommand.run(['verify'])).toBe(1);
  expect(said.some((line) => /^Entry \d+ at place 1 was altered\.$/.test(line))).toBe(true);
  said.splice(0);
  expect(await auditCommand.run(['export'])).toBe(0);
  expect(said.every((line) => typeof JSON.parse(line).act === 'string')).toBe(true);
  await expect(auditCommand.run(['burn'])).rejects.toThrow('Usage');
});
