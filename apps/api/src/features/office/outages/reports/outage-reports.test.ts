import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noPlaces, outageDesk } from '../testing/outage-desk.ts';

const { at, begin, clear, close, local, marta, office, ray, rows } = await outageDesk();
afterAll(close);
beforeEach(clear);

const list = async () => (await office.call('outages.list', {}, ray)).json();

describe('reports', () => {
  const report = async (accountNumber: string, minutesAgo = 5, remarks = '') =>
    at.database.pool.query(
      `insert into outage_reports (report_id, account_number, location_id, outage_reason, call_back, callback_number, origin,
        remarks, is_signed_in, reported_at, reported_at_local)
       select gen_random_uuid(), account_number, location_id, 'No power at all', false, '', 'WEB', $2, true,
         now() - make_interval(mins => $3), $4 from accounts where account_number = $1`,
      [accountNumber, remarks, minutesAgo, local(-minutesAgo)],
    );
  const waiting = async () => (await office.call('outage-reports.list', {}, ray)).json();
  const onFeeder = async (feeder: string) =>
    (
      await rows(
        'select account_number from accounts join service_locations using (location_id) where feeder = $1 order by 1 limit 6',
        feeder,
      )
    ).map((one) => one.account_number as string);

  it('wait by feeder and place, where a life hangs on it first', async () => {
    const [one = '', other = '', third = ''] = await onFeeder('S1-F1');
    const [elsewhere = ''] = await onFeeder('S2-F1');
    await at.database.pool.query(
      "update service_locations set must_stay_on = 'Life support', must_stay_on_until = null where location_id = (select location_id from accounts where account_number = $1)",
      [elsewhere],
    );
    for (const account of [one, one, other, third]) await report(account);
    await report(elsewhere);
    const { groups, waiting: count } = await waiting();
    expect(count).toBe(5);
    expect(
      groups.map((group: { feeder: string; reports: number; places: number }) => [
        group.feeder,
        group.reports,
        group.places,
      ]),
    ).toEqual([
      ['S2-F1', 1, 1],
      ['S1-F1', 4, 3],
    ]);
    expect(groups[0].shown[0].urgency).toBe('life-support');
  });

  it('of a group begin an outage, which reaches their places; a later one still waits', async () => {
    const [one = '', other = '', late = ''] = await onFeeder('S1-F1');
    await report(one);
    await report(other);
    const [group] = (await waiting()).groups;
    await report(late, 1);
    const began = await begin({ places: noPlaces, reports: { feeder: 'S1-F1', upTo: group.upTo } });
    expect(began.json()).toMatchObject({ places: 2, reports: 2 });
    expect((await list()).current[0]).toMatchObject({ reports: 2, places: 2 });
    expect((await waiting()).waiting).toBe(1);
  });

  it('are settled once, however many do it at once, and who was quicker is named', async () => {
    const accounts = await onFeeder('S1-F1');
    for (const account of accounts) await report(account);
    const [group] = (await waiting()).groups;
    const { outageNumber } = (await begin({ places: { ...noPlaces, feeders: ['S2-F1'] } })).json();
    const chosen = { feeder: 'S1-F1', upTo: group.upTo };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        office.call('outage-reports.assign', { body: { chosen, outageNumber } }, ray),
      ),
      ...Array.from({ length: 10 }, () => office.call('outage-reports.dismiss', { body: { chosen } }, marta)),
    ]);
    const done = answers.filter((one) => one.statusCode === 200);
    expect(done.reduce((sum, one) => sum + one.json().settled, 0)).toBe(accounts.length);
    expect(done).toHaveLength(1);
    const refused = answers.find((one) => one.statusCode === 409)?.json().message;
    expect(refused).toMatch(/^(ray|marta) settled these reports at /);
    expect(await rows('select count(*)::int as count from outage_reports where settled is null')).toEqual([
      { count: 0 },
    ]);
  });

  it('of no outage are brought back once, as they were set aside, and only by who may settle them (office-176)', async () => {
    const accounts = await onFeeder('S1-F1');
    for (const account of accounts) await report(account);
    const [single = ''] = await onFeeder('S2-F1');
    await report(single);
    const { groups } = await waiting();
    for (const { feeder, upTo } of groups)
      await office.call('outage-reports.dismiss', { body: { chosen: { feeder, upTo } } }, ray);
    const { waiting: none, setAside } = await waiting();
    expect([none, setAside.map((one: { reports: number; by: string }) => [one.reports, one.by])]).toEqual([
      0,
      [
        [1, 'ray'],
        [accounts.length, 'ray'],
      ],
    ]);
    const { at: when, by } = setAside[1];
    const again = () => office.call('outage-reports.bring-back', { body: { at: when, by } }, ray);
    const answers = await Promise.all(Array.from({ length: 10 }, again));
    expect(answers.filter((one) => one.statusCode === 200).map((one) => one.json())).toEqual([
      { broughtBack: accounts.length },
    ]);
    expect(answers.find((one) => one.statusCode === 409)?.json().message).toBe(
      'These reports have been brought back already.',
    );
    const after = await waiting();
    expect([after.waiting, after.setAside.length]).toEqual([accounts.length, 1]);
  });

  it('at a place of an outage do not wait, nor do those of last week', async () => {
    const [one = ''] = await onFeeder('S1-F1');
    await report(one);
    await report((await onFeeder('S2-F1'))[0] ?? '', 60 * 24 * 4);
    expect((await waiting()).waiting).toBe(1);
    await begin();
    expect(await waiting()).toMatchObject({ waiting: 0, groups: [] });
  });
});
