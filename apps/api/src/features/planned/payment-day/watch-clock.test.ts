import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { watchClock } from './watch-clock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const day = 86_400_000;
const watching = (options: { company?: () => Promise<Date | undefined> } = {}) => {
  const offset = { wall: 0, elapsed: 0 };
  const { look, fault } = watchClock({
    db: database.db,
    clock: { now: () => new Date(Date.now() + offset.wall) },
    gateway: { companyTime: options.company ?? (async () => new Date()) },
    elapsed: () => performance.now() + offset.elapsed,
  });
  return { offset, look, fault };
};

it('a clock that agrees with the others is believed, also where the payment company is away', async () => {
  expect(await watching().look()).toBeUndefined();
  const silent = watching({ company: () => Promise.reject(new Error('away')) });
  expect(await silent.look()).toBeUndefined();
  expect(await silent.look()).toBeUndefined();
});

it('a clock that is days ahead is not believed, from its first look on', async () => {
  const { offset, look, fault } = watching({ company: () => Promise.reject(new Error('away')) });
  offset.wall = 9 * day;
  expect(await look()).toBe('The clock is 216.0 hours from that of the database.');
  expect(fault()).toBe('The clock is 216.0 hours from that of the database.');
});

it('a machine that slept is believed again as soon as the payment company confirms its clock (planned-57)', async () => {
  let isAway = true;
  const { offset, look } = watching({
    company: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Date())),
  });
  await look();
  // Time that this machine, and a database that stands on it, can not tell from a clock that was set.
  offset.elapsed = -9 * 3_600_000;
  expect(await look()).toBe('The clock jumped 9.0 hours forward.');
  expect(await look()).toBe('The clock jumped 9.0 hours forward.');
  isAway = false;
  expect(await look()).toBeUndefined();
  isAway = true;
  expect(await look()).toBeUndefined();
});

it('a clock that jumps is not believed while the company says another time, and is when it has come back', async () => {
  const { offset, look } = watching();
  await look();
  offset.wall = 2 * 3_600_000;
  expect(await look()).toMatch('The clock is 2.0 hours from that of');
  offset.wall = 0;
  expect(await look()).toBeUndefined();
});

it('a payment company that says another day is believed more than this machine', async () => {
  const { look } = watching({ company: async () => new Date(Date.now() - day) });
  expect(await look()).toBe('The clock is 24.0 hours from that of the payment company.');
});
