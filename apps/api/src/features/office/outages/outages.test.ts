import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noPlaces, outageDesk } from './testing/outage-desk.ts';

const { at, begin, clear, close, dana, local, marta, office, ray, rows, said } = await outageDesk();
afterAll(close);
beforeEach(clear);

const change = (outageNumber: string, version: number, more: object = {}, who = ray) =>
  office.call(
    'outages.change',
    { params: { outageNumber }, body: { ...said(), version, adds: noPlaces, removesFeeders: [], ...more } },
    who,
  );
const end = (outageNumber: string, version: number, more: object = {}, who = ray) =>
  office.call(
    'outages.end',
    { params: { outageNumber }, body: { version, restoredAt: null, isCancelled: false, ...more } },
    who,
  );
const see = async (outageNumber: string) =>
  (await office.call('outages.see', { params: { outageNumber } }, ray)).json();
const list = async () => (await office.call('outages.list', {}, ray)).json();
const acts = async () =>
  (await rows("select act from audit where act like 'outage-%' order by audit_id")).map((one) => one.act);

describe('an outage', () => {
  it('begins once, however often its form is sent, with a number after the highest', async () => {
    await at.database.pool.query(
      "insert into outages (outage_number, description, started_at) values ('N-41', 'x', $1)",
      [local(-600)],
    );
    const beginId = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => begin({ beginId })));
    expect(new Set(sent.map((one) => one.statusCode))).toEqual(new Set([200]));
    expect(new Set(sent.map((one) => one.json().outageNumber))).toEqual(new Set(['N-42']));
    expect(await rows('select outage_number from outages where begun_as is not null')).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => begin()));
    expect(new Set(others.map((one) => one.json().outageNumber)).size).toBe(10);
  });

  it('is counted by places, members and what must not stay dark, and told to members at once', async () => {
    await at.database.pool.query(
      "update service_locations set must_stay_on = 'Life support', must_stay_on_until = null where location_id = 'L104500017'",
    );
    const began = await begin({ places: { ...noPlaces, accounts: ['104500017'], feeders: ['S1-F1'] } });
    const { outageNumber } = began.json();
    const [one] = (await list()).current;
    expect(one).toMatchObject({ outageNumber, places: began.json().places, lifeSupport: 1, version: 1 });
    expect(one.members).toBeGreaterThan(0);
    const token = (
      await at.app.inject({
        method: 'POST',
        url: '/v3/login',
        payload: { username: 'walter.prine', password: 'Rochdale-demo-1!' },
      })
    ).json().accessToken;
    const status = await at.app.inject({
      url: '/v3/outage/accounts/104500017/status',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'es' },
    });
    expect(status.json()).toMatchObject({ isActive: 'Y', cause: 'Vegetación' });
  });

  it('is changed, ended and opened again, each with its entry of the audit and what changed', async () => {
    const { outageNumber } = (await begin()).json();
    expect(
      (await change(outageNumber, 1, { crewState: 'on-the-way', estimatedTimeOfRestoration: null })).json(),
    ).toEqual({
      outageNumber,
      version: 2,
    });
    expect((await end(outageNumber, 2)).statusCode).toBe(200);
    const reopened = await office.call(
      'outages.reopen',
      { params: { outageNumber }, body: { version: 3, reason: 'the breaker opened again' } },
      ray,
    );
    expect(reopened.statusCode).toBe(200);
    const { changes } = await see(outageNumber);
    expect(changes.map((one: { act: string; by: string }) => [one.act, one.by])).toEqual([
      ['reopened', 'ray'],
      ['ended', 'ray'],
      ['changed', 'ray'],
      ['begun', 'ray'],
    ]);
    expect(changes[2].differences.map((one: { field: string }) => one.field)).toEqual([
      'estimatedTimeOfRestoration',
      'crewState',
      'crewAssignedAt',
    ]);
    expect((await acts()).slice(-4)).toEqual(['outage-begun', 'outage-changed', 'outage-ended', 'outage-reopened']);
  });

  it('whose form is stale is refused with who changed what, and nothing is half-written', async () => {
    const { outageNumber } = (await begin()).json();
    await change(outageNumber, 1, { estimatedTimeOfRestoration: local(240) }, marta);
    const before = await see(outageNumber);
    const refused = await change(outageNumber, 1, { description: 'Wind' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^marta changed this outage at \d\d:\d\d: the estimate\./),
    ]);
    expect((await end(outageNumber, 1)).statusCode).toBe(409);
    expect(await see(outageNumber)).toEqual(before);
  });

  it('of many who change it at once takes one', async () => {
    const { outageNumber } = (await begin()).json();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => change(outageNumber, 1, { crew: `Crew ${index + 5}` })),
    );
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(1);
    expect(await rows('select version from outages where outage_number = $1', outageNumber)).toEqual([{ version: 2 }]);
  });

  it('gets and loses places beside another who changes what is said of it', async () => {
    const { outageNumber, places: first } = (await begin()).json();
    const added = await change(outageNumber, 1, { adds: { ...noPlaces, feeders: ['S2-F1'] } }, marta);
    expect(added.statusCode).toBe(200);
    expect((await change(outageNumber, 1, { crew: 'Crew 9' })).statusCode).toBe(200);
    const { outage, parts } = await see(outageNumber);
    expect(outage.places).toBeGreaterThan(first);
    expect(parts.map((one: { feeder: string }) => one.feeder).sort()).toEqual(['S1-F1', 'S2-F1']);
    await change(outageNumber, outage.version, { removesFeeders: ['S2-F1'] });
    expect((await see(outageNumber)).outage.places).toBe(first);
  });

  it.each([
    [{ description: ' ' }, 'description'],
    [{ description: 'x'.repeat(161) }, 'description'],
    [{ estimatedTimeOfRestoration: '2020-01-01T00:00' }, 'estimatedTimeOfRestoration'],
    [{ startedAt: '2999-01-01T00:00', estimatedTimeOfRestoration: null }, 'startedAt'],
    [{ places: noPlaces }, 'places'],
    [{ places: { ...noPlaces, feeders: ['NOWHERE'] } }, 'places'],
  ])('is refused with %j, which names its field', async (wrong, field) => {
    const refused = await begin(wrong);
    expect([refused.statusCode, refused.json()[0]?.field]).toEqual([400, field]);
    expect(await rows('select 1 from outages')).toEqual([]);
  });

  it('ends neither before it began nor in the future, nor twice', async () => {
    const { outageNumber } = (await begin()).json();
    expect((await end(outageNumber, 1, { restoredAt: local(-60) })).json()[0].field).toBe('restoredAt');
    expect((await end(outageNumber, 1, { restoredAt: local(60) })).json()[0].field).toBe('restoredAt');
    expect((await end(outageNumber, 1)).statusCode).toBe(200);
    expect((await end(outageNumber, 2)).json().message).toBe('This outage has ended already.');
  });

  it('is nobody’s to change who may only report one', async () => {
    expect((await begin({}, dana)).statusCode).toBe(403);
    expect((await office.call('outages.list', {}, dana)).statusCode).toBe(200);
  });
});

describe('whom it takes the power from', () => {
  it('is read page by page, each once, where a life hangs on it first, and the reading is noted', async () => {
    await at.database.pool.query(
      "update service_locations set must_stay_on = case location_id when 'L104500017' then 'Oxygen' when 'L104480316' then 'School' end where location_id in ('L104500017', 'L104480316')",
    );
    const feeders = (await office.call('outages.choices', {}, ray))
      .json()
      .feeders.map((one: { feeder: string }) => one.feeder);
    const { outageNumber } = (
      await begin({ places: { ...noPlaces, feeders, accounts: ['104500017', '104480316'] } })
    ).json();
    const seen: { accountNumber: string; urgency: string; phone: string | null }[] = [];
    for (let after: string | undefined; ; ) {
      const page = (
        await office.call('outages.affected', { params: { outageNumber }, query: after ? { after } : {} }, ray)
      ).json();
      seen.push(...page.people);
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen.slice(0, 2).map(({ urgency }) => urgency)).toEqual(['life-support', 'people']);
    expect(seen[0]?.phone).toMatch(/^\(\d{3}\) /);
    expect(new Set(seen.map(({ accountNumber }) => accountNumber)).size).toBe(seen.length);
    const [all] = await rows(
      'select count(*)::int as count from accounts join outage_locations using (location_id) where outage_number = $1',
      outageNumber,
    );
    expect(seen).toHaveLength(all.count);
    expect(await acts()).toContain('outage-affected-seen');
  });
});
