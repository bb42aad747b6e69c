import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { runNotices } from '../../communications/notices/run-notices.ts';
import { choose, notifiedMember } from '../../communications/notices/testing/notified-co-op.ts';
import { saveOutages } from '../../service/outage/public.ts';

/** Ten to two on the morning on which the clock goes back at two. */
let now = new Date('2027-11-07T08:50:00Z');
const timeZone = 'America/Los_Angeles';
const number = '985001';
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ray: Clerk;

beforeAll(async () => {
  const clock = { now: () => now };
  at = await testApp({ clock, change: (site) => ({ ...site, timeZone }) });
  office = await testOffice(at, { clock });
  ray = await office.hire('ray@coop.example', ['dispatcher']);
  await rows('truncate outages, outage_locations');
  await notifiedMember(at, { number, phone: '5415550177' }, { location_id: 'LREP' });
  await rows("insert into service_locations (location_id, feeder) values ('LREP', 'R-F1') on conflict do nothing");
  await choose(at, number, ['outage'], ['text']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string) => (await at.database.pool.query(text)).rows;
const places = { feeders: ['R-F1'], substations: [], mapLocations: [], accounts: [] };
const notice = () => runNotices({ ...at.services, log: fastify({ logger: false }).log });
const told = async () =>
  (await rows(`select kind from notices where account_number = '${number}' order by 1`)).map(({ kind }) => kind);

it('what began before the clock went back has begun, and ends, in the hour that comes again', async () => {
  const said = { description: 'A tree', descriptionEs: null, cause: null, causeEs: null };
  const body = { ...said, startedAt: '2027-11-07T01:50', estimatedTimeOfRestoration: null, crew: null };
  const begun = await office.call(
    'outages.begin',
    { body: { ...body, crewState: 'none', beginId: randomUUID(), places } },
    ray,
  );
  const { outageNumber, version } = begun.json();
  now = new Date('2027-11-07T09:10:00Z');
  expect((await office.call('outages.list', {}, ray)).json().totals).toMatchObject({ off: 1 });
  expect((await office.call('outages.map', {}, ray)).json().outages).toHaveLength(1);
  await notice();
  expect(await told()).toEqual(['outage']);
  const end = { version, restoredAt: '2027-11-07T01:05', isCancelled: false };
  expect((await office.call('outages.end', { params: { outageNumber }, body: end }, ray)).statusCode).toBe(200);
  expect(await rows('select restored_at from outages')).toEqual([{ restored_at: '2027-11-07T01:59' }]);
  await notice();
  expect(await told()).toEqual(['outage', 'restoration']);
});

it('an outage that is told as begun before and ended after the clock went back is taken', async () => {
  const record = {
    ...{ outageNumber: 'R-2', description: 'A tree', descriptionEs: null, cause: null, causeEs: null },
    ...{ startedAt: '2027-11-07T01:50', estimatedTimeOfRestoration: '2027-11-07T01:40', crewAssignedAt: null },
    ...{ restoredAt: '2027-11-07T01:10', isCancelled: false },
    places: { locations: ['LREP'], accounts: [], substations: [], feeders: [], mapLocations: [] },
  };
  const by = { now: '2027-11-07T01:10', at: now, timeZone, name: null };
  expect((await saveOutages(at.services.db, [{ line: 1, record }], by)).problems).toEqual([]);
  expect(await rows("select restored_at from outages where outage_number = 'R-2'")).toEqual([
    { restored_at: '2027-11-07T01:59' },
  ]);
});
