import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isLockedOut } from './transactions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'create table things (id int primary key, n int); insert into things values (1, 0), (2, 0)',
  );
});
afterAll(() => database.drop());

/** Holds a row until it is let go, or the test has ended. */
const holding = async (id: number): Promise<() => Promise<void>> => {
  const client = await database.pool.connect();
  await client.query(`begin; select * from things where id = ${id} for update`);
  let held = true;
  const letGo = async () => {
    if (!held) return;
    held = false;
    await client.query('rollback');
    client.release();
  };
  onTestFinished(letGo);
  return letGo;
};
const lock = (id: number) => sql.raw(`update things set n = n + 1 where id = ${id}`);

it('transactions that find their rows locked give up after a while, and those who only read wait for none of them', async () => {
  const { db, close } = openDatabase(database.url, 10, { lockPatienceMs: 4_000, connectionTimeoutMillis: 10_000 });
  const letGo = await holding(1);
  let gaveUp = 0;
  const waiting = Array.from({ length: 25 }, () =>
    db
      .transaction((tx) => tx.execute(lock(1)))
      .catch(isLockedOut)
      .finally(() => {
        gaveUp += 1;
      }),
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
  for (let reads = 0; reads < 20; reads += 1) await db.execute(sql`select 1`);
  expect(gaveUp).toBe(0);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  await letGo();
  await close();
}, 20_000);

it('a transaction whose rows are let go in time goes through', async () => {
  const { db, close } = openDatabase(database.url, 2, { lockPatienceMs: 8_000 });
  const letGo = await holding(1);
  const waiting = db.transaction((tx) => tx.execute(lock(1)));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await letGo();
  expect((await waiting).rowCount).toBe(1);
  await close();
}, 20_000);

it('a transaction that the database ends for a circle of locks is run again', async () => {
  const { db, close } = openDatabase(database.url, 4);
  let runs = 0;
  const both = async (first: number, then: number) =>
    db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(lock(first));
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(lock(then));
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(runs).toBeGreaterThan(2);
  await close();
}, 20_000);

it('who has begun to wait while the others leave gets their place', async () => {
  const { db, close } = openDatabase(database.url, 1, { lockPatienceMs: 1_000, connectionTimeoutMillis: 3_000 });
  const all = Array.from({ length: 30 }, () => db.transaction((tx) => tx.execute(lock(2))));
  await expect(Promise.all(all)).resolves.toHaveLength(30);
  await close();
});
