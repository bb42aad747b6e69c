import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

async function get(path: string, username = 'marisol.okonkwo') {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  return at.app.inject({ url: `/v3/outage/${path}`, headers: { authorization: `Bearer ${token}` } });
}

describe('the outages of the whole area (service-70, service-75, service-77)', () => {
  const areas = async () => (await get('accounts/104471882/areas')).json();
  const ofStrangers = async () => (await at.app.inject({ url: '/v3/outage/map' })).json();
  const storm = async (outageNumber: string, where: string) => {
    await at.database.pool.query(`with storm as (insert into outages (outage_number, description, started_at)
        values ('${outageNumber}', 'Storm', '2026-01-01T00:00'))
      insert into outage_locations select location_id, '${outageNumber}' from accounts where location_id is not null
        and location_id <> 'L104471882' and ${where}`);
    await expect
      .poll(async () => (await areas()).outages[0].membersWithoutPower, { timeout: 15_000 })
      .toBeGreaterThan(4);
  };
  const over = async (outageNumber: string) => {
    for (const table of ['outage_locations', 'outages'])
      await at.database.pool.query(`delete from ${table} where outage_number = '${outageNumber}'`);
  };

  it('are told by town and area, with members from five on and in fives', async () => {
    await expect.poll(async () => (await areas()).outages?.length ?? 0, { timeout: 15_000 }).toBeGreaterThan(1);
    const few = await areas();
    expect(few).toMatchObject({
      membersWithoutPower: null,
      here: expect.any(Number),
      home: [expect.any(Number), expect.any(Number)],
    });
    expect(few.atMost).toBe(4 * few.outages.length);
    await storm('BIG', 'true');
    const { membersWithoutPower, membersServed, outages, here, towns } = await areas();
    expect(outages[0].membersWithoutPower % 5).toBe(0);
    expect(outages[here - 1].membersWithoutPower).toBeNull();
    expect(membersServed).toBeGreaterThanOrEqual(membersWithoutPower - outages.length * 5);
    expect(towns[0].share).toBeGreaterThan(50);
    expect((await get('accounts/104480316/status')).json().membersWithoutPower).toBe(outages[0].membersWithoutPower);
    await over('BIG');
    expect((await get('accounts/104471882/areas', 'walter.prine')).statusCode).toBe(404);
  });

  it('are told strangers without any place, house or number of an account', async () => {
    await storm('MID', "substr(location_id, 8) < '500'");
    const told = await ofStrangers();
    const { home: _home, here: _here, asOf: _at, ...same } = await areas();
    const { asOf, ...shown } = told;
    expect(shown).toEqual(same);
    expect(asOf).toMatch(/T/);
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/\d{9}|Hollow|MID/);
    const { rows } = await at.database.pool.query(
      'select latitude, longitude, location_id, address from service_locations',
    );
    const numbers = new Set(text.match(/-?\d+\.\d+/g));
    for (const { latitude, longitude, location_id, address } of rows) {
      expect(numbers.has(String(latitude)) && numbers.has(String(longitude))).toBe(false);
      expect(text).not.toContain(location_id);
      expect(text).not.toContain(address);
    }
    await over('MID');
  });
});
