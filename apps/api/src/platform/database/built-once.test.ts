import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '../../tables/accounts.ts';
import { testDatabase } from '../testing/test-database.ts';
import { builtOnce } from './built-once.ts';
import { openDatabase } from './database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    "insert into members (member_number, first_name, last_name) values ('1', 'Ada', 'Lind'), ('2', 'Bo', 'Lind')",
  );
});
afterAll(() => database.drop());

let built = 0;
const byNumber = builtOnce(['number'], (db, { number }) => {
  built += 1;
  return db.select().from(members).where(eq(members.memberNumber, number));
});

it('is built once, runs with other values at the same time, and sees what its own transaction wrote', async () => {
  const { db } = database;
  const found = await Promise.all(['1', '2', '3'].map((number) => byNumber(db, { number })));
  expect(found.map(([member]) => member?.firstName)).toEqual(['Ada', 'Bo', undefined]);
  expect(built).toBe(1);
  const others = openDatabase(database.url, 1);
  await db.transaction(async (tx) => {
    await tx.update(members).set({ firstName: 'Adela' }).where(eq(members.memberNumber, '1'));
    expect((await byNumber(tx, { number: '1' }))[0]?.firstName).toBe('Adela');
    expect((await byNumber(others.db, { number: '1' }))[0]?.firstName).toBe('Ada');
  });
  await others.close();
});

it('is kept by name on a connection where that is wanted, and nowhere else', async () => {
  const kept = 'select statement from pg_prepared_statements';
  const { db, pool, close } = openDatabase(database.url, 1, { namedStatements: true });
  for (const number of ['1', '2', '1']) expect((await byNumber(db, { number }))[0]?.memberNumber).toBe(number);
  expect((await pool.query(kept)).rows).toEqual([{ statement: expect.stringMatching(/^select .* from "members"/) }]);
  await close();
  await byNumber(database.db, { number: '1' });
  expect((await database.pool.query(kept)).rows).toEqual([]);
});
