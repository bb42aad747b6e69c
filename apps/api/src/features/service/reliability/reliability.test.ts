import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { reliabilityFigures } from './reliability-figures.ts';
import { reliabilityFile } from './reliability-file.ts';

const period = { from: '2025-01-01', to: '2025-12-31' };
let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
  // Six years of outages at places of the demo, with planned work, short ones, storms and an end over the change of the clock.
  await at.database.pool.query(`
    with drawn as (select n, timestamp '2020-01-05 06:30' + n * interval '5 days 7 hours' as began,
        case when n % 97 = 0 then 1700 else (n * 37) % 200 + case when n % 11 = 0 then 0 else 2 end end as minutes
      from generate_series(1, 400) n),
    put as (insert into outages (outage_number, description, cause, started_at, restored_at)
      select 'R-' || n, 'x', case when n % 9 = 0 then 'Planned work' else 'Weather' end,
        to_char(began, 'YYYY-MM-DD"T"HH24:MI'), to_char(began + minutes * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI') from drawn)
    insert into outage_locations select distinct location_id, 'R-' || n from drawn,
      (select location_id, row_number() over (order by location_id) as place from accounts where location_id is not null) p
      where (place + n) % (case when n % 97 = 0 then 1 else 7 end) = 0`);
});
afterAll(() => at.close());

it('the figures are what a second computation, by the database alone, comes to', async () => {
  const { rows } = await at.database.pool.query(`
    with places as (select distinct location_id from accounts where location_id is not null),
    served as (select count(*)::float8 as n from places),
    ended as (select o.outage_number, o.started_at::date as day, o.cause ~* '^(planned|scheduled)' as planned,
        extract(epoch from (o.restored_at::timestamp at time zone 'America/Los_Angeles')
          - (o.started_at::timestamp at time zone 'America/Los_Angeles')) / 60 as minutes, count(*) as customers
      from outages o join outage_locations l using (outage_number) join places using (location_id)
      where o.restored_at is not null and not o.is_cancelled group by o.outage_number),
    days as (select day, planned, sum(minutes * customers)::float8 as cm, sum(customers)::float8 as ci from ended
      where minutes > 5 group by day, planned),
    usual as (select exp(avg(ln(cm / n)) + 2.5 * stddev_samp(ln(cm / n))) as threshold from days, served
      where not planned and day >= '2020-01-01' and day < '2025-01-01'),
    year as (select days.*, cm / n > threshold as major, n from days, served, usual where day between '2025-01-01' and '2025-12-31')
    select (select threshold from usual) as threshold,
      sum(cm) filter (where not planned and not major) / max(n) as saidi,
      sum(ci) filter (where not planned and not major) / max(n) as saifi,
      sum(cm) filter (where not planned) / max(n) as saidi_all,
      sum(cm) filter (where planned) / max(n) as saidi_planned,
      array_agg(day::text order by day) filter (where major and not planned) as major from year`);
  const second = rows[0];
  const first = await reliabilityFigures(at.database.db, period, 'America/Los_Angeles');
  expect(first.threshold).toBeCloseTo(second.threshold, 6);
  expect(first.usual.saidi).toBeCloseTo(second.saidi, 6);
  expect(first.usual.saifi).toBeCloseTo(second.saifi, 6);
  expect(first.usual.caidi).toBeCloseTo(second.saidi / second.saifi, 6);
  expect(first.withMajorEvents.saidi).toBeCloseTo(second.saidi_all, 6);
  expect(first.planned.saidi).toBeCloseTo(second.saidi_planned, 6);
  expect(first.majorEventDays).toEqual(second.major ?? []);
  expect(first.withMajorEvents.saidi).toBeGreaterThan(0);
});

it('the file has the sums and each day', async () => {
  const lines = (await reliabilityFile(at.database.db, period, 'America/Los_Angeles')).trimEnd().split('\n');
  expect(lines[0]).toContain('SAIDI,SAIFI,CAIDI');
  expect(lines.slice(1, 5).map((line) => line.split(',')[0])).toEqual([
    ...['unplanned without major event days', 'unplanned with major event days', 'planned'],
    'threshold of a major event day',
  ]);
  expect(lines.slice(5).every((line) => /^day,2025-\d\d-\d\d,/.test(line))).toBe(true);
});

it('a member reads the co-op’s figures and the own, and no other account’s', async () => {
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  const get = (account: string) =>
    at.app.inject({
      url: `/v3/outage/accounts/${account}/reliability`,
      headers: { authorization: `Bearer ${token}` },
    });
  const answer = (await get('104471882')).json();
  expect(answer).toMatchObject({ yours: { minutes: expect.any(Number), times: expect.any(Number) } });
  expect(answer.usual.saidi).toBeGreaterThan(0);
  expect(answer.yours.times).toBeGreaterThan(0);
  expect((await get('104500017')).statusCode).toBe(404);
});
