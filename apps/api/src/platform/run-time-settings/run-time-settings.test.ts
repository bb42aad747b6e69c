import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { keepSettings } from './kept-settings.ts';
import { changeSetting, describeChanges, storedSettings } from './run-time-settings.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let now = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await database.pool.query('truncate run_time_settings, run_time_setting_changes');
});
afterEach(() => vi.restoreAllMocks());

const open = { isOn: false, until: null };
const closed = { isOn: true, until: '2026-11-21T23:30:00.000Z' };
const by = { changedBy: 'ada', changedAt: new Date('2026-11-21T18:00:00Z') };

it('what nobody has changed is as it was built', async () => {
  const kept = keepSettings(database.db);
  expect(kept.current().maintenance).toEqual(open);
  expect((await kept.fresh()).maintenance).toEqual(open);
});

it('a change reaches every process within two seconds, and each reads at most that often', async () => {
  const [one, other] = [keepSettings(database.db), keepSettings(database.db)];
  await Promise.all([one.fresh(), other.fresh()]);
  await changeSetting(database.db, 'maintenance', closed, by);
  now += 1999;
  expect((await one.fresh()).maintenance).toEqual(open);
  now += 1;
  const read = vi.spyOn(database.pool, 'query');
  const answers = await Promise.all([...Array(50)].map(() => one.fresh()));
  expect(answers.every(({ maintenance }) => maintenance.isOn)).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  expect((await other.fresh()).maintenance).toEqual(closed);
});

it('every change is noted: who, when, from what, to what', async () => {
  await changeSetting(database.db, 'maintenance', closed, by);
  await changeSetting(database.db, 'maintenance', open, { ...by, changedBy: 'bo' });
  expect((await storedSettings(database.db)).maintenance).toEqual(open);
  const { rows } = await database.pool.query(
    'select name, changed_by, changed_at, value_before, value_after from run_time_setting_changes order by change_id',
  );
  expect(rows).toEqual([
    { name: 'maintenance', changed_by: 'ada', changed_at: by.changedAt, value_before: null, value_after: closed },
    { name: 'maintenance', changed_by: 'bo', changed_at: by.changedAt, value_before: closed, value_after: open },
  ]);
  expect(await describeChanges(database.db, 'maintenance', 'America/Los_Angeles')).toMatch(
    /^2026-11-21 10:00 {2}bo: .*"isOn":true.* to .*"isOn":false.*\n2026-11-21 10:00 {2}ada: null to /,
  );
});

it('changes that come together are noted one after the other', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(
    names.map((changedBy, index) =>
      changeSetting(database.db, 'maintenance', { ...closed, isOn: index % 2 === 0 }, { ...by, changedBy }),
    ),
  );
  const { rows } = await database.pool.query(
    'select value_before, value_after from run_time_setting_changes order by change_id',
  );
  for (const [index, row] of rows.entries()) expect(row.value_before).toEqual(rows[index - 1]?.value_after ?? null);
});

it('what another release wrote otherwise counts as not changed', async () => {
  await database.pool.query(`insert into run_time_settings values ('maintenance', '"soon"'), ('unknown', '1')`);
  expect((await keepSettings(database.db).fresh()).maintenance).toEqual(open);
});

it('what was read last stands while the database is gone or hangs', async () => {
  await changeSetting(database.db, 'maintenance', closed, by);
  const kept = keepSettings(database.db);
  await kept.fresh();
  const broken = vi.spyOn(database.pool, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
  now += 5000;
  expect((await kept.fresh()).maintenance).toEqual(closed);
  broken.mockImplementation(() => new Promise(() => undefined));
  now += 5000;
  expect((await kept.fresh()).maintenance).toEqual(closed);
  // One that still hangs is not waited for again.
  now += 5000;
  expect((await kept.fresh()).maintenance).toEqual(closed);
});
