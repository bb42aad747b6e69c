import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type Lookout, openLookout } from './looking.ts';
import { always, askingOf, type Waiting } from './waiting-store.ts';

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
const lookouts: Lookout[] = [];
const warned: unknown[] = [];
beforeAll(async () => {
  database = await testDatabase();
  ({ db, close } = openDatabase(database.url));
  await db.execute(sql`create table todo (kind text, due_at timestamptz)`);
});
afterAll(async () => {
  for (const lookout of lookouts) lookout.end();
  await close();
  await database.drop();
});

const todo =
  (kind: string): Waiting =>
  (now) =>
    sql`select 1 from todo where kind = ${kind} and due_at <= ${now}`;
const open = (idleMs = 20, failedMs?: number) => {
  const asking = askingOf(db, () => new Date('2026-03-08T12:00:00Z'));
  let questions = 0;
  const lookout = openLookout(
    (waiting) => {
      questions += 1;
      return asking(waiting);
    },
    {
      idleMs,
      log: { warn: (...told: unknown[]) => void warned.push(told) },
      ...(failedMs !== undefined && { failedMs }),
    },
  );
  lookouts.push(lookout);
  return { lookout, questions: () => questions };
};

it('what is due is done, what is not yet due or of another kind is left, and one question asks for all', async () => {
  await db.execute(sql`insert into todo values ('refund', '2026-03-08T11:59:59Z'), ('call', '2026-03-08T12:00:01Z')`);
  const { lookout, questions } = open();
  const done = { refund: 0, call: 0, letter: 0 };
  for (const kind of ['refund', 'call', 'letter'] as const)
    lookout.add({
      everyMs: 20,
      waiting: todo(kind),
      look: async () => {
        done[kind] += 1;
        await db.execute(sql`delete from todo where kind = ${kind}`);
        return true;
      },
    });
  await expect.poll(() => done.refund).toBe(1);
  const before = questions();
  await expect.poll(questions).toBeGreaterThan(before + 3);
  expect(done).toEqual({ refund: 1, call: 0, letter: 0 });
});

it('nothing is looked at more often than it wants, nor while it is looked at, and others do not wait for it', async () => {
  const { lookout, questions } = open();
  const looks = { hourly: 0, long: 0, quick: 0 };
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const look = (kind: keyof typeof looks, after: Promise<void>) => async () => {
    looks[kind] += 1;
    await after;
    return false;
  };
  lookout.add({ everyMs: 3_600_000, waiting: always, look: look('hourly', Promise.resolve()) });
  lookout.add({ everyMs: 0, waiting: always, look: look('long', held) });
  lookout.add({ everyMs: 0, waiting: always, look: look('quick', Promise.resolve()) });
  await expect.poll(() => looks.quick).toBeGreaterThan(5);
  expect([looks.hourly, looks.long]).toEqual([1, 1]);
  letGo();
  await expect.poll(() => looks.long).toBeGreaterThan(1);
  expect(questions()).toBeGreaterThan(5);
});

it('where something was done it is looked again at once, and what failed has its next look after its time, not before', async () => {
  const { lookout, questions } = open(50, 200);
  let left = 5;
  lookout.add({ everyMs: 1, waiting: always, look: async () => --left > 0 });
  const tries: number[] = [];
  lookout.add({
    everyMs: 3_600_000,
    waiting: always,
    look: async () => {
      tries.push(performance.now());
      if (tries.length < 3) throw new Error('away');
      return false;
    },
  });
  await expect.poll(() => left).toBeLessThan(1);
  const soon = questions();
  await expect.poll(() => tries.length).toBe(3);
  for (const [at, tried] of tries.slice(1).entries()) expect(tried - (tries[at] ?? 0)).toBeGreaterThanOrEqual(199);
  expect(soon).toBeGreaterThanOrEqual(5);
});

it('what has ended is asked for no more, and a database that does not answer is asked again', async () => {
  let answers = 0;
  const asked: number[] = [];
  const lookout = openLookout(
    async (waiting) => {
      answers += 1;
      if (answers < 3) throw new Error('away');
      asked.push(waiting.length);
      return waiting.map(() => true);
    },
    { idleMs: 5 },
  );
  lookouts.push(lookout);
  let looks = 0;
  const end = lookout.add({ everyMs: 0, waiting: always, look: async () => ++looks < 0 });
  await expect.poll(() => looks).toBeGreaterThan(2);
  end();
  await expect.poll(() => asked.at(-1)).toBe(0);
  const after = looks;
  lookout.end();
  expect(looks).toBe(after);
});

it('a kind that can’t be asked about holds no other back, and is logged once until it can be asked again', async () => {
  warned.length = 0;
  const { lookout, questions } = open();
  const unasked: Waiting = () => sql`select 1 from nowhere`;
  let looks = 0;
  const broken = lookout.add({ everyMs: 0, waiting: unasked, look: async () => false });
  lookout.add({ everyMs: 0, waiting: always, look: async () => ++looks < 0 });
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(warned).toHaveLength(1);
  broken();
  const after = questions();
  await expect.poll(questions).toBeGreaterThan(after + 2);
  lookout.add({ everyMs: 0, waiting: unasked, look: async () => false });
  await expect.poll(() => warned.length).toBe(2);
  lookout.end();
});

it('of a database that is away nothing is looked at', async () => {
  let asked = 0;
  let looks = 0;
  const lookout = openLookout(
    async () => {
      asked += 1;
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
    { idleMs: 5 },
  );
  lookouts.push(lookout);
  lookout.add({ everyMs: 0, waiting: always, look: async () => ++looks < 0 });
  await expect.poll(() => asked).toBeGreaterThan(3);
  expect(looks).toBe(0);
  lookout.end();
});
