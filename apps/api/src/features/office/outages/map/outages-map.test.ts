import { afterAll, beforeEach, expect, it } from 'vitest';
import { noPlaces, outageDesk } from '../testing/outage-desk.ts';

const { at, begin, clear, close, dana, local, office, ray, rows } = await outageDesk();
afterAll(close);
beforeEach(async () => {
  await clear();
  await at.database.pool.query('delete from member_marks');
});

const map = async (who = ray) => (await office.call('outages.map', {}, who)).json();

const report = (accountNumber: string) =>
  at.database.pool.query(
    `insert into outage_reports (report_id, account_number, location_id, outage_reason, call_back, callback_number, origin,
      remarks, is_signed_in, reported_at, reported_at_local)
     select gen_random_uuid(), account_number, location_id, 'No power at all', false, '', 'WEB', '', true, now(), $2
     from accounts where account_number = $1`,
    [accountNumber, local(-5)],
  );
const onFeeder = async (feeder: string): Promise<{ account: string; member: string; location: string }[]> =>
  (await rows(
    `select account_number as account, member_number as member, location_id as location
     from accounts join service_locations using (location_id) where feeder = $1 and latitude is not null order by 1`,
    feeder,
  )) as never;
const needs = (location: string, words: string) =>
  at.database.pool.query('update service_locations set must_stay_on = $2 where location_id = $1', [location, words]);
const protect = (member: string) =>
  at.database.pool.query("insert into member_marks (member_number, mark, since) values ($1, 'protected', now())", [
    member,
  ]);

it('an outage has the shape that members see, and one that is planned, has ended or is none has none (office-185)', async () => {
  const { outageNumber } = (await begin()).json();
  await begin({
    startedAt: local(60),
    estimatedTimeOfRestoration: local(180),
    places: { ...noPlaces, feeders: ['S2-F1'] },
  });
  const { outages, asOf } = await map();
  expect(asOf).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  expect(outages).toHaveLength(1);
  expect(outages[0]).toMatchObject({ outageNumber, labelAt: [expect.any(Number), expect.any(Number)] });
  expect(outages[0].shape.flat(2).length).toBeGreaterThan(4);
  // No corner of it is a house.
  const houses = new Set(
    (await rows('select longitude, latitude from service_locations')).map((one) => JSON.stringify(one)),
  );
  for (const [longitude, latitude] of outages[0].shape.flat(2))
    expect(houses.has(JSON.stringify({ longitude, latitude }))).toBe(false);
  await at.database.pool.query('update outages set restored_at = $1', [local()]);
  expect((await map()).outages).toEqual([]);
});

it('reports that wait are points of their feeder; of a known outage there is none (office-186)', async () => {
  const [one] = await onFeeder('S1-F1');
  const [other] = await onFeeder('S2-F1');
  if (!one || !other) throw new Error('The demo has places on both feeders.');
  await needs(other.location, 'Oxygen');
  await report(one.account);
  await report(other.account);
  const { reports } = await map();
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatchObject({ feeder: 'S2-F1', urgency: 'life-support' });
  const [place] = await rows(
    'select longitude, latitude from service_locations where location_id = $1',
    other.location,
  );
  expect(reports[0].at).toEqual([place?.longitude, place?.latitude]);
  await begin();
  expect((await map()).reports.map(({ feeder }: { feeder: string }) => feeder)).toEqual(['S2-F1']);
});

it('what must not stay dark is seen by who may change outages, where a life hangs on it first (office-187)', async () => {
  const [one, other] = await onFeeder('S1-F1');
  const [lit] = await onFeeder('S2-F1');
  if (!one || !other || !lit) throw new Error('The demo has places on both feeders.');
  await needs(one.location, 'Well');
  await needs(other.location, 'Life support');
  await needs(lit.location, 'Life support');
  const { outageNumber } = (await begin()).json();
  const { mustStayOn } = await map();
  expect(mustStayOn.map((each: { words: string }) => each.words)).toEqual(['Life support', 'Well']);
  expect(mustStayOn[0]).toMatchObject({ outageNumber, urgency: 'life-support' });
  expect((await map(dana)).mustStayOn).toBeNull();
});

it('the place of a protected member is no point for who may not see it, and is counted (office-187)', async () => {
  const [one] = await onFeeder('S1-F1');
  const other = (await onFeeder('S2-F1')).find(({ member }) => member !== one?.member);
  if (!one || !other) throw new Error('The demo has places on both feeders.');
  await needs(one.location, 'Life support');
  await begin();
  await report(other.account);
  expect(await map()).toMatchObject({ hidden: 0 });
  await protect(one.member);
  await protect(other.member);
  const hidden = await map();
  expect(hidden).toMatchObject({ mustStayOn: [], reports: [], hidden: 2 });
  const [place] = await rows('select longitude from service_locations where location_id = $1', one.location);
  expect(JSON.stringify(hidden)).not.toContain(String(place?.longitude));
  const seer = await office.hire('seer@coop.example', ['dispatcher', 'billing']);
  expect(await map(seer)).toMatchObject({ hidden: 0, mustStayOn: [{}], reports: [{}] });
});

it('the ground is the co-op’s territory', async () => {
  const { features } = (await office.call('outages.ground', {}, dana)).json();
  expect(features).toEqual((await at.app.inject({ url: '/v3/outage/territory' })).json().features);
  expect(features.length).toBeGreaterThan(0);
});
