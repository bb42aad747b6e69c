import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { servedAreaMemory } from './areas/served-area.ts';
import { refreshOutages } from './outage-fallback.ts';
import { outageMemory } from './outage-memory.ts';
import { activeOutagesVersion } from './outages-store.ts';

const now = '2026-11-20T12:00';
let database: Awaited<ReturnType<typeof testDatabase>>;
const query = (text: string) => database.pool.query(text);
const version = (at = now) => activeOutagesVersion(database.db, at);

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await query('truncate outages, outage_locations');
  await query(`insert into outages (outage_number, description, started_at) values
    ('O1', 'A tree', '2026-11-20T10:00'), ('LATER', 'Work', '2026-11-20T14:00')`);
  await query("insert into outage_locations values ('L1', 'O1'), ('L2', 'O1')");
});

describe('the version of the active outages', () => {
  it.each([
    ['words', "update outages set description_es = 'Un árbol'"],
    ['an estimate', "update outages set estimated_time_of_restoration = '2026-11-20T15:00'"],
    ['an end', "update outages set restored_at = '2026-11-20T11:00' where outage_number = 'O1'"],
    ['a place instead of another', "update outage_locations set location_id = 'L3' where location_id = 'L2'"],
    ['one place less', "delete from outage_locations where location_id = 'L2'"],
  ])('is another after %s', async (_what, change) => {
    const before = await version();
    await query(change);
    expect(await version()).not.toBe(before);
  });

  it('is another when one begins, and the same when nothing happens or only the past changes', async () => {
    const before = await version();
    expect(await version('2026-11-20T14:00')).not.toBe(before);
    await query(
      "insert into outages (outage_number, description, started_at, restored_at) values ('OLD', 'x', '1', '2')",
    );
    expect(await version()).toBe(before);
  });
});

it('what is remembered is read again only when it is not what it was, and is known to hold by now', async () => {
  const memory = outageMemory();
  const served = servedAreaMemory(database.db);
  const refresh = (at: string) => refreshOutages({ db: database.db, memory, served }, new Date(at), 'UTC');
  await refresh('2026-11-20T12:00:00Z');
  const first = memory.outageAt('L1');
  expect(first?.description).toBe('A tree');
  await refresh('2026-11-20T12:00:02Z');
  expect(memory.outageAt('L1')).toBe(first);
  expect(memory.takenAt).toEqual(new Date('2026-11-20T12:00:02Z'));
  await query("update outages set description = 'Two trees'");
  await refresh('2026-11-20T12:00:04Z');
  expect(memory.outageAt('L1')?.description).toBe('Two trees');
});
