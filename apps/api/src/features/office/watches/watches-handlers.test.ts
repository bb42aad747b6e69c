import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ann: Clerk;
let bob: Clerk;
let clerk: Clerk;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ann = await office.hire('ann@coop.example', ['billing']);
  bob = await office.hire('bob@coop.example', ['billing', 'admin']);
  clerk = await office.hire('clerk@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

interface Listed {
  readonly kind: string;
  readonly state: string;
  readonly count: number | null;
  readonly mayTake: boolean;
  readonly holder: { readonly name: string; readonly isOwn: boolean } | null;
}
const list = async (who: Clerk): Promise<{ totals: object; wantsMorningMail: boolean; watches: Listed[] }> =>
  (await office.call('watches.list', {}, who)).json();
const watch = async (who: Clerk, kind: string) => (await list(who)).watches.find((one) => one.kind === kind);
const take = (who: Clerk, kind: string, from: string | null = null) =>
  office.call('watches.take', { params: { kind }, body: { from } }, who);
const giveBack = (who: Clerk, kind: string) => office.call('watches.give-back', { params: { kind } }, who);
const acts = async (act: string) =>
  (await at.database.pool.query('select staff_id, facts from audit where act = $1', [act])).rows;

it('everybody sees what their permissions let them see, what waits first', async () => {
  const { pool } = at.database;
  await pool.query("insert into returned_letters values ('1', 'L', now() - interval '1 hour', null)");
  const { watches } = await list(clerk);
  const states = watches.map(({ state }) => state === 'waiting' || state === 'late');
  expect(states).toEqual([...states].sort((one, other) => Number(other) - Number(one)));
  expect(await watch(clerk, 'returned-letters')).toMatchObject({
    state: 'waiting',
    count: 1,
    mayTake: false,
    holder: null,
  });
  expect(await watch(ann, 'returned-letters')).toMatchObject({ mayTake: true });
  expect(await watch(clerk, 'export-untaken')).toBeUndefined();
  expect(await watch(ann, 'jobs-failed')).toBeUndefined();
  // What the worker has not read is no 0.
  expect(await watch(bob, 'backup-old')).toMatchObject({ state: 'failed', count: null });
});

it('of fifty who take a watch at once one has it, and the others are told who', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_one, index) => take(index % 2 === 0 ? ann : bob, 'returned-letters')),
  );
  const holder = (await watch(ann, 'returned-letters'))?.holder;
  expect(['ann', 'bob']).toContain(holder?.name);
  // Whoever has it and asks again has it still.
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect([answers.filter(({ statusCode }) => statusCode === 200).length, refused.length]).toEqual([25, 25]);
  expect(refused[0]?.json().message).toBe(`${holder?.name} has taken this already.`);
  expect(await acts('watch-taken')).toHaveLength(1);
});

it('a watch is taken over by whoever saw whose it was, and given back by its holder alone', async () => {
  const [holder, other] = (await watch(ann, 'returned-letters'))?.holder?.isOwn ? [ann, bob] : [bob, ann];
  expect((await giveBack(other, 'returned-letters')).statusCode).toBe(409);
  expect((await take(other, 'returned-letters', other.staffId)).statusCode).toBe(409);
  expect((await take(other, 'returned-letters', holder.staffId)).statusCode).toBe(200);
  expect((await take(holder, 'returned-letters', holder.staffId)).statusCode).toBe(409);
  expect(await watch(holder, 'returned-letters')).toMatchObject({ holder: { isOwn: false } });
  for (const _again of [1, 2]) expect((await giveBack(other, 'returned-letters')).statusCode).toBe(200);
  expect([(await watch(other, 'returned-letters'))?.holder, (await acts('watch-given-back')).length]).toEqual([
    null,
    1,
  ]);
});

it('what somebody may not settle, or does not see, they cannot take; what a login has that is turned off is nobody’s', async () => {
  expect((await take(clerk, 'returned-letters')).statusCode).toBe(403);
  expect((await take(clerk, 'export-untaken')).statusCode).toBe(404);
  expect((await take(ann, 'no-such')).statusCode).toBe(400);
  const gone = await office.hire('gone@coop.example', ['billing']);
  await take(gone, 'claims');
  expect((await take(ann, 'claims')).statusCode).toBe(409);
  await at.database.pool.query('update staff set disabled_at = now() where staff_id = $1', [gone.staffId]);
  expect(await watch(ann, 'claims')).toMatchObject({ holder: null });
  expect((await take(ann, 'claims')).statusCode).toBe(200);
});

it('what waits for a second person is counted for who may decide it, and never for who asked', async () => {
  await office.hire('carl@coop.example', ['admin']);
  const asked = await office.call(
    'staff.invite',
    { body: { email: 'new@coop.example', name: 'New', roles: ['clerk'], reason: 'starts on Monday' } },
    bob,
  );
  expect(asked.json()).toMatchObject({ state: 'waiting' });
  const carl = await office.hire('dora@coop.example', ['admin']);
  const seen = await Promise.all([carl, bob, clerk].map(async (who) => (await watch(who, 'approvals-waiting'))?.count));
  expect(seen).toEqual([1, 0, 0]);
});

it('says how the co-op does now: power, portal, what was paid, who is there; and what one did today', async () => {
  const now = async (who: Clerk) => (await office.call('watches.right-now', {}, who)).json();
  const seen = await now(ann);
  expect(seen).toMatchObject({
    portal: { isOpen: true, until: null },
    failed: [],
    reports: { count: expect.any(Number) },
  });
  expect(seen.power.of).toBeGreaterThanOrEqual(seen.power.off);
  expect(seen.paid.cents).toBeGreaterThanOrEqual(0);
  expect(seen.done.map(({ act }: { act: string }) => act)).toContain('watch-taken');
  expect(new Set(seen.done.map(({ by }: { by: string }) => by))).toEqual(new Set(['ann']));
  const dispatcher = await office.hire('ray@coop.example', ['dispatcher']);
  expect(await now(dispatcher)).toMatchObject({ paid: null, power: { of: seen.power.of } });
  const auditor = await office.hire('audit@coop.example', ['auditor']);
  expect(new Set((await now(auditor)).done.map(({ by }: { by: string }) => by)).size).toBeGreaterThan(1);
  await at.database.pool.query('alter table tokens rename to hidden');
  expect(await now(ann)).toMatchObject({ signedIn: null, failed: ['signedIn'], portal: { isOpen: true } });
  await at.database.pool.query('alter table hidden rename to tokens');
});

it('whoever wants the morning e-mail says so once, and stops it again', async () => {
  const choose = (isWanted: boolean) => office.call('watches.choose-mail', { body: { isWanted } }, clerk);
  for (const isWanted of [true, true]) expect((await choose(isWanted)).statusCode).toBe(200);
  expect((await list(clerk)).wantsMorningMail).toBe(true);
  await choose(false);
  expect((await list(clerk)).wantsMorningMail).toBe(false);
  expect(await acts('morning-mail-chosen')).toHaveLength(2);
});
