import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultPlace } from './features/office/generating/place.ts';
import { generateCoOp } from './features/office/generating/public.ts';
import { importFolder } from './features/office/importing/public.ts';
import { systemClock, todayAt } from './platform/clock.ts';
import { type OpenDatabase, openDatabase, quickAnswers } from './platform/database/database.ts';
import { inLanes } from './platform/process/lanes.ts';
import { testApp } from './platform/testing/test-app.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { asMember, asQuickPay, type Identity } from './testing/callers.ts';
import type { Numbers } from './testing/numbers.ts';
import { numbersOf } from './testing/numbers-of.ts';
import { callOf, names, rowOf } from './testing/well-formed-calls.ts';

const members = [
  { who: { memberNumber: '200017', accountNumber: '104471882' }, storedPaymentId: 'S2000171' },
  { who: { memberNumber: '200801', accountNumber: '104508110' }, storedPaymentId: 'S2008014' },
];
const today = todayAt(systemClock, 'America/Los_Angeles');
/** Every operation that may write, if only to count its tries, but for leaving: the others would have no session. */
const writing = names.filter((name) => {
  const { changes, errors } = rowOf(name);
  return (changes !== 'nothing' || errors.includes(429)) && name !== 'sign-in.logout';
});

let at: Awaited<ReturnType<typeof testApp>>;
/** As `coop import` opens it. */
let patient: OpenDatabase;
let root: string;
const known = new Map<Identity, Numbers>();

const query = async (text: string, ...values: unknown[]) => (await patient.pool.query(text, values)).rows;
const imported = (folder: string) =>
  importFolder({ folder, pool: patient.pool, vault: at.services.vault, timeZone: defaultPlace.timeZone });
/** The demo as it was some days ago: other balances, names of cards and days of drafts. */
const demoOf = async (daysAgo: number): Promise<string> => {
  const folder = join(root, String(daysAgo));
  const asOf = addDays(today, -daysAgo);
  await generateCoOp({ folder, members: 40, seed: 3, asOf, place: defaultPlace, named: true });
  return folder;
};
const deadlocks = async () =>
  Number((await query('select deadlocks from pg_stat_database where datname = current_database()'))[0].deadlocks);

async function call(name: (typeof names)[number], { who }: (typeof members)[number]) {
  const numbers = known.get(who);
  if (!numbers) throw new Error('A member without numbers.');
  const terms = { numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) };
  const headers = await (rowOf(name).access === 'quick-pay' ? asQuickPay : asMember)(at, who);
  const began = performance.now();
  const answer = await at.app.inject({ ...callOf(name, terms), headers });
  return { name, status: answer.statusCode, body: answer.body, ms: performance.now() - began };
}
type Answer = Awaited<ReturnType<typeof call>>;
/** What nobody may be answered: an error, or that the portal is away; the sentence about the update is none. */
const isFault = ({ status, body }: Answer) => status >= 500 && !body.includes('"code":5032');

beforeAll(async () => {
  at = await testApp({ database: await testDatabase(undefined, quickAnswers) });
  patient = openDatabase(at.database.url, 10);
  root = await mkdtemp(join(tmpdir(), 'rochdale-beside-'));
  for (const { who, storedPaymentId } of members) known.set(who, await numbersOf(at, who, storedPaymentId));
  await imported(await demoOf(0));
});
afterAll(async () => {
  await patient.close();
  await at.close();
  await rm(root, { recursive: true });
});

it('imports and every writing operation, all at once, go through without one circle of locks', async () => {
  const folders = [await demoOf(1), await demoOf(0)];
  const before = await deadlocks();
  const answers: Answer[] = [];
  let isOver = false;
  const play = inLanes([0, 1, 2, 3, 4, 5], 6, async (lane) => {
    for (let turn = lane * 7; !isOver; turn += 1) {
      const name = writing[turn % writing.length];
      const member = members[lane % members.length];
      if (name && member) answers.push(await call(name, member));
      if (turn % 10 === 0) await query('delete from attempts');
    }
  });
  const written: boolean[] = [];
  for (let round = 0; round < 5; round += 1) written.push((await imported(folders[round % 2] ?? '')).written);
  isOver = true;
  await play;
  expect(written).toEqual(Array(5).fill(true));
  expect(answers.filter(isFault)).toEqual([]);
  expect((await deadlocks()) - before).toBe(0);
  expect(new Set(answers.map(({ name }) => name)).size).toBe(writing.length);
}, 120_000);

it('while an import stands at its end nobody waits for long: a call goes through, or says that an update is running', async () => {
  const folder = await demoOf(1);
  const gate = await patient.pool.connect();
  await gate.query('begin; lock table import_runs in exclusive mode');
  const running = imported(folder);
  await expect
    .poll(() => query("select 1 from pg_locks where relation = 'import_runs'::regclass and not granted"), {
      timeout: 30_000,
    })
    .toHaveLength(1);
  const answers: Answer[] = [];
  await inLanes(writing, 8, async (name) => {
    await query('delete from attempts');
    for (const member of members) answers.push(await call(name, member));
  });
  await gate.query('rollback');
  gate.release();
  expect((await running).written).toBe(true);
  expect(answers.filter(isFault)).toEqual([]);
  expect(answers.filter(({ ms }) => ms > 7_000)).toEqual([]);
  const refused = answers.filter(({ body }) => body.includes('"code":5032')).map(({ name }) => name);
  expect(refused).toContain('auto-pay.remove');
  expect(answers.find(({ name }) => name === 'auto-pay.remove')?.body).toMatch(
    /is being updated right now\. .* or call \(541\) 555-0100\./,
  );
}, 120_000);

it('an import that brings what is there locks no account: members change their auto pay beside it', async () => {
  const folder = await demoOf(0);
  await imported(folder);
  const [newest] = await query('select max(balance_as_of) as at from accounts');
  await writeFile(join(folder, 'as-of.csv'), `file,asOf\naccounts.csv,${newest.at.toISOString()}\n`);
  const gate = await patient.pool.connect();
  await gate.query('begin; lock table import_runs in exclusive mode');
  const running = imported(folder);
  await expect
    .poll(() => query("select 1 from pg_locks where relation = 'import_runs'::regclass and not granted"), {
      timeout: 30_000,
    })
    .toHaveLength(1);
  const names = ['auto-pay.enroll', 'auto-pay.change', 'auto-pay.pause', 'auto-pay.remove'] as const;
  const answers: Answer[] = [];
  for (const name of names) for (const member of members) answers.push(await call(name, member));
  await gate.query('rollback');
  gate.release();
  expect((await running).written).toBe(true);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
}, 120_000);
