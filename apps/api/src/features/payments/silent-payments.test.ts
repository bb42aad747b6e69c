import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { createRequisition, listSilent, touchRequisition } from './requisition-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const began = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000);

it('a payment is asked about after five seconds of silence, and less often the longer it takes', async () => {
  const { db } = database;
  await createRequisition(db, {
    ...{ transNo: 'T1', flow: 'quick-pay', purpose: 'payment', memberNumber: '1', amount: 100, fingerprint: 'f' },
    ...{ createdAt: began, expiresAt: after(1800), accounts: [] },
  });
  const isAsked = async (seconds: number) => (await listSilent(db, after(seconds), 5, 10)).length === 1;
  const times: number[] = [];
  for (let seconds = 0; seconds <= 600; seconds += 1)
    if (await isAsked(seconds)) {
      times.push(seconds);
      await touchRequisition(db, 'T1', after(seconds));
    }
  const waits = times.map((seconds, index) => seconds - (times[index - 1] ?? 0));
  expect(waits.slice(0, 3)).toEqual([6, 6, 6]);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.at(-1)).toBe(61);
  expect(times.length).toBeLessThan(25);
  expect(await listSilent(db, after(601), 0, 10)).toHaveLength(1);
});
