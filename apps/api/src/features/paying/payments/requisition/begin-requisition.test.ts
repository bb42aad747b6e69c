import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { beginRequisition } from './begin-requisition.ts';
import type { NewRequisition } from './requisition-store.ts';

let database: TestDatabase;
const now = new Date('2027-06-08T15:00:00Z');

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate requisitions, requisition_accounts, attempts cascade'));

const payment = (change: Partial<NewRequisition> = {}): NewRequisition => ({
  transNo: randomUUID(),
  flow: 'member',
  purpose: 'payment',
  memberNumber: '1',
  amount: 100,
  fingerprint: randomUUID(),
  createdAt: now,
  expiresAt: new Date(now.getTime() + 1_800_000),
  accounts: [{ accountNumber: '7', amount: 100 }],
  ...change,
});
const begin = (change?: Partial<NewRequisition>) => beginRequisition(database.db, payment(change));
const refused = (change?: Partial<NewRequisition>) =>
  begin(change).then(
    () => undefined,
    (error: Refusal) => error,
  );

it('of fifty payments that a member begins at once twenty are begun, though the pool has two connections', async () => {
  const { db, close } = openDatabase(database.url, 2);
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => beginRequisition(db, payment())));
  await close();
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const said = (await refused())?.sentence('en');
  expect(said).toBe(
    'You have started 20 payments that are not finished. Please finish one of them, or try again in 30 minutes.',
  );
  expect((await refused())?.retryAfterSeconds).toBe(1800);
});

it('an equal payment is answered with the open one, others’ payments and ended pages do not count', async () => {
  const first = await begin({ fingerprint: 'same' });
  for (let count = 1; count < 20; count += 1) await begin();
  expect((await begin({ fingerprint: 'same' })).transNo).toBe(first.transNo);
  expect(await refused({ flow: 'payment-profile' })).toBeInstanceOf(Refusal);
  await begin({ memberNumber: '2' });
  await begin({ flow: 'quick-pay' });
  await database.pool.query("update requisitions set state = 'posted' where trans_no = $1", [first.transNo]);
  await begin();
  const later = new Date(now.getTime() + 1_800_000);
  await begin({ createdAt: later, expiresAt: new Date(later.getTime() + 1_800_000) });
});

it('no more than sixty payments are begun in an hour, and thirty of one account by Quick Pay', async () => {
  const begunAs = async (change: Partial<NewRequisition>) => {
    for (let count = 0; ; count += 1) {
      if (await refused(change)) return count;
      await database.pool.query("update requisitions set state = 'cancelled'");
    }
  };
  expect(await begunAs({})).toBe(60);
  expect(await begunAs({ flow: 'quick-pay' })).toBe(30);
  expect(await begunAs({ flow: 'quick-pay', accounts: [{ accountNumber: '8', amount: 100 }] })).toBe(30);
});
