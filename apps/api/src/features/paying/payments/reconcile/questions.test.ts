import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { createRequisition, moveRequisition } from '../requisition/requisition-store.ts';
import { nextQuestionOf } from './next-question-of.ts';
import { askAgain, isAnyToAsk, listToAsk } from './questions-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const began = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000);
const begin = (transNo: string, createdAt = began) =>
  createRequisition(database.db, {
    transNo,
    flow: 'quick-pay',
    purpose: 'payment',
    memberNumber: '1',
    amount: 100,
    fingerprint: transNo,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 1_800_000),
    accounts: [],
  });

it('a payment is asked about after five seconds of silence, and less often the longer it takes', async () => {
  const { db } = database;
  const requisition = await begin('T1');
  const times: number[] = [];
  for (let seconds = 0; seconds <= 600; seconds += 1)
    if (await isAnyToAsk(db, after(seconds))) {
      times.push(seconds);
      await askAgain(db, requisition, nextQuestionOf(requisition, after(seconds)));
    }
  expect(times.slice(0, 3)).toEqual([5, 10, 15]);
  const waits = times.map((seconds, index) => seconds - (times[index - 1] ?? 0));
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.at(-1)).toBe(60);
  expect(times.length).toBeLessThan(25);
  expect(await listToAsk(db, after(601), 10)).toEqual([]);
  expect(await listToAsk(db, after(601), 10, { evenEarly: true })).toHaveLength(1);
});

it('pages that nobody seems to have opened are asked about last, and news of a state is not overwritten by older ones', async () => {
  const { db } = database;
  await database.pool.query('truncate requisitions cascade');
  await begin('UNOPENED');
  const opened = await begin('OPENED', after(60));
  await moveRequisition(db, opened, 'presented', after(90));
  await begin('JUST', after(590));
  const order = async () => (await listToAsk(db, after(600), 10)).map(({ transNo }) => transNo);
  expect(await order()).toEqual(['OPENED', 'JUST', 'UNOPENED']);
  await askAgain(db, opened, null);
  expect(await order()).toEqual(['OPENED', 'JUST', 'UNOPENED']);
});
