import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

it('a test fails whose transaction asks the database beside itself', async () => {
  const { db, drop } = await testDatabase();
  await expect(db.transaction(async () => db.execute(sql`select 1`))).rejects.toThrow();
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('beside the transaction');
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  await drop();
});
