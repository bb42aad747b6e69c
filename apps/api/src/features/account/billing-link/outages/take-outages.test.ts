import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { doubtsSince } from '../answers-store.ts';
import type { BillingLink } from '../billing-link.ts';
import { filesLink } from '../files-link.ts';
import type { ToldOutage, ToldOutages } from '../told-outage.ts';
import { takeOutages } from './take-outages.ts';

let database: TestDatabase;
let told: readonly ToldOutage[] = [];
let unreadable: ToldOutages['unreadable'] = [];
let asked: readonly string[] = [];
const link: BillingLink = {
  ...filesLink,
  uses: { ...filesLink.uses, outages: true },
  outages: async (known) => {
    asked = known;
    return { asOf: null, outages: told, unreadable };
  },
};
const take = () =>
  takeOutages({
    db: database.db,
    clock: { now: () => new Date('2026-11-20T22:00:00Z') },
    site: () => ({ timeZone: 'America/Los_Angeles' }),
    billingLink: link,
    log: { warn: () => undefined },
  });
const outage = (outageNumber: string, change: Partial<ToldOutage> = {}): ToldOutage => ({
  ...{ outageNumber, description: 'A tree', cause: null, startedAt: new Date('2026-11-20T18:00:00Z'), estimate: null },
  ...{ crewAssignedAt: null, restoredAt: null, isCancelled: false, locations: ['L1'], meters: [], ...change },
});
const numbers = async () =>
  (await database.pool.query('select outage_number from outages order by 1')).rows.map((one) => one.outage_number);

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query("insert into service_locations (location_id) values ('L1')");
});
afterAll(() => database.drop());

it('an outage that can not be is left and told, one of others’ places is left, and the rest is taken', async () => {
  told = [
    outage('N-1'),
    outage('a number with spaces'),
    outage('N-2', { restoredAt: new Date('2026-11-20T17:00:00Z') }),
    outage('N-3', { locations: ['of another co-op'] }),
    outage('N-4', { description: '' }),
    outage('N-5', { description: 'x'.repeat(501) }),
  ];
  expect(await take()).toBe(2);
  expect(await numbers()).toEqual(['N-1', 'N-4']);
  const doubts = await doubtsSince(database.db, new Date(0));
  expect(doubts.map(({ accountNumber }) => accountNumber).sort()).toEqual([
    'outage N-2',
    'outage N-5',
    'outage a number with spaces',
  ]);
  const { rows } = await database.pool.query(
    "select description, description_es from outages where outage_number = 'N-4'",
  );
  expect(rows).toEqual([{ description: 'Power is out', description_es: 'No hay luz' }]);
});

it('the office’s own word stands until the outage system says something new, and Spanish while the words are the same', async () => {
  told = [outage('N-1')];
  await database.pool.query(
    "update outages set estimated_time_of_restoration = '2026-11-20T15:00', description_es = 'Un árbol' where outage_number = 'N-1'",
  );
  expect([await take(), asked.toSorted()]).toEqual([0, ['N-1', 'N-4']]);
  const estimate = new Date('2026-11-20T23:30:00Z');
  told = [outage('N-1', { estimate, locations: [] })];
  expect(await take()).toBe(1);
  const { rows } = await database.pool.query(
    `select estimated_time_of_restoration as estimate, description_es as es,
       (select count(*)::int from outage_locations where outage_number = 'N-1') as places from outages where outage_number = 'N-1'`,
  );
  expect(rows).toEqual([{ estimate: '2026-11-20T15:30', es: 'Un árbol', places: 1 }]);
});

it('one that could not be read is left as it is and told, and the rest is taken', async () => {
  told = [outage('N-6')];
  unreadable = [{ outageNumber: 'N-1', error: new Error('no moment') }];
  expect(await take()).toBe(1);
  unreadable = [];
  const doubts = await doubtsSince(database.db, new Date(0));
  expect(doubts).toContainEqual(expect.objectContaining({ accountNumber: 'outage N-1', kind: 'unreadable' }));
  const { rows } = await database.pool.query("select restored_at from outages where outage_number = 'N-1'");
  expect(rows).toEqual([{ restored_at: null }]);
  await database.pool.query("delete from outages where outage_number = 'N-6'");
});

it('one that ended is asked for no more', async () => {
  told = [outage('N-1', { restoredAt: new Date('2026-11-20T21:00:00Z') })];
  await take();
  await take();
  expect(asked).toEqual(['N-4']);
});
