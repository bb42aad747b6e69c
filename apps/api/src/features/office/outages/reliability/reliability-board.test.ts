import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ray: Clerk;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ray = await office.hire('ray@coop.example', ['dispatcher']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const figures = async () => (await office.call('reliability.figures', {}, ray)).json();

it('two years stand beside one another, and the months of the last add up to it (office-189)', async () => {
  const { now, before, months, majorEventDays, threshold, customersServed } = await figures();
  expect([now.from > before.to, customersServed > 0, now.usual.saidi > 0]).toEqual([true, true, true]);
  const sum = (name: 'usual' | 'withMajorEvents') =>
    months.reduce((minutes: number, month: Record<string, number>) => minutes + (month[name] ?? 0), 0);
  expect(sum('usual')).toBeCloseTo(now.usual.saidi, 6);
  expect(sum('withMajorEvents')).toBeCloseTo(now.withMajorEvents.saidi, 6);
  for (const day of majorEventDays) expect(day.saidi).toBeGreaterThan(threshold);
  const apart = majorEventDays.reduce((minutes: number, { saidi }: { saidi: number }) => minutes + saidi, 0);
  expect(now.withMajorEvents.saidi - now.usual.saidi).toBeCloseTo(apart, 6);
});

it('the file has the same figures, and that it was taken is an entry of the audit', async () => {
  const { now } = await figures();
  const file = (await office.call('reliability.file', {}, ray)).body;
  const [, saidi] = /^unplanned without major event days,(?:[^,]*,){5}([^,]*),/m.exec(file) ?? [];
  expect(Number(saidi)).toBeCloseTo(now.usual.saidi, 3);
  const [entry] = (await at.database.pool.query('select act from audit order by audit_id desc limit 1')).rows;
  expect(entry).toEqual({ act: 'reliability-downloaded' });
});

it('a co-op without any outage has no figure where none is defined, and no threshold', async () => {
  await at.database.pool.query('delete from outages');
  const { now, months, majorEventDays, threshold } = await figures();
  expect([now.usual, threshold, majorEventDays]).toEqual([{ saidi: 0, saifi: 0, caidi: null }, null, []]);
  expect(months.every((month: { usual: number }) => month.usual === 0)).toBe(true);
});
