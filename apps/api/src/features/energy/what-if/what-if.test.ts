import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeExport } from '../../office/exporting/public.ts';
import { queuesHarness } from '../../office/queues/testing/queues-harness.ts';

let h: Awaited<ReturnType<typeof queuesHarness>>;
const account = '104471882';
const address = `/v3/accounts/${account}/what-if`;

beforeAll(async () => {
  h = await queuesHarness();
});
afterAll(() => h.close());
beforeEach(async () => {
  await h.clean();
  await h.query('delete from rate_requests');
});

async function as(username: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await h.at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (url: string) => h.at.app.inject({ url, headers }),
    ask: (schedule: string, more: object = {}, language = 'en') =>
      h.at.app.inject({
        method: 'POST',
        url: `/v3/accounts/${account}/rate-request`,
        headers: { ...headers, 'accept-language': language },
        payload: { schedule, ...more },
      }),
  };
}
const requests = () => h.query('select * from rate_requests order by submitted_at');
const keyOf = async () => {
  const [row] = await h.query('select request_id::text as id from rate_requests order by submitted_at desc limit 1');
  return { kind: 'rate-change', itemId: String(row.id) };
};

describe('a year on each schedule (energy-82)', () => {
  it('stands beside the present one, the lowest first, by the member’s own quarter hours', async () => {
    const found = (await (await as('marisol.okonkwo')).get(address)).json();
    expect(found).toMatchObject({ lack: null, by: 'intervals' });
    const totals = found.schedules.map(({ total }: { total: number }) => total);
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
    expect(found.schedules.map(({ code }: { code: string }) => code).sort()).toEqual(['RES', 'SOLAR', 'TOU']);
    const present = found.schedules.find(({ isPresent }: { isPresent: boolean }) => isPresent);
    expect([present.code, present.total]).toEqual(['RES', found.present]);
    for (const { months, total } of found.schedules) {
      const cents = months.reduce((sum: number, { cost }: { cost: number }) => sum + Math.round(cost * 100), 0);
      expect(cents).toBe(Math.round(total * 100));
    }
  });

  it('what is added changes it by the co-op’s own figures, which are named (energy-84)', async () => {
    const member = await as('marisol.okonkwo');
    const found = (await member.get(`${address}?solar=5&with=car,thermostat`)).json();
    expect(found.added.map(({ kind }: { kind: string }) => kind)).toEqual(['solar', 'car', 'thermostat']);
    const [solar, car, thermostat] = found.added.map(({ difference }: { difference: number }) => difference);
    expect([solar < 0, car > 0, thermostat < 0]).toEqual([true, true, true]);
    expect(found.additions).toMatchObject({ year: 2026, solar: [3, 5, 8], degrees: 2 });
    expect(found.additions.sources[0].source).toContain('PVWatts');
    expect((await member.get(`${address}?with=pool`)).statusCode).toBe(400);
  });

  it('an account on no schedule, or of somebody else, has none', async () => {
    const member = await as('marisol.okonkwo');
    expect((await member.get('/v3/accounts/104471890/what-if')).json()).toMatchObject({ lack: 'schedule' });
    expect((await (await as('walter.prine')).get(address)).statusCode).toBe(404);
  });
});

describe('asking for another rate (energy-86)', () => {
  it('fifty at once are one request, and another rate waits for its answer', async () => {
    const member = await as('marisol.okonkwo');
    const all = await Promise.all(Array.from({ length: 15 }, () => member.ask('TOU', { with: 'car' })));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await requests()).toMatchObject([
      { schedule: 'TOU', present: 'RES', comparison: { askedName: 'Residential time of use' } },
    ]);
    expect((await member.ask('SOLAR')).json().message).toContain('already');
    expect((await member.get(address)).json().request).toMatchObject({ schedule: 'TOU', answer: null });
    expect(await requests()).toHaveLength(1);
  });

  it('what the account has, or could not have, cannot be asked for', async () => {
    const member = await as('marisol.okonkwo');
    for (const code of ['RES', 'LP', 'NONE']) expect((await member.ask(code)).statusCode).toBe(409);
    expect(await requests()).toEqual([]);
  });

  it('the office sees both side by side, approves, the member is told, and one file takes it', async () => {
    await (await as('marisol.okonkwo')).ask('TOU', { solar: 5 });
    const key = await keyOf();
    expect((await h.list()).items).toMatchObject([{ kind: 'rate-change', about: `RES → TOU, ${account}` }]);
    const seen = await h.see(key);
    expect(seen.isCompared).toBe(true);
    expect(seen.lines[1]).toEqual({
      label: 'Rate',
      before: 'RES, Residential service',
      after: 'TOU, Residential time of use',
    });
    expect(JSON.stringify(seen.lines)).toContain('Solar, 5 kW');
    const exported = async () =>
      (await writeExport({ ...h.at.services, timeZone: 'America/Los_Angeles' }, 'rate-changes'))?.body;
    expect(await exported()).toBeUndefined();
    expect((await h.act('approve', key, { version: 0 })).statusCode).toBe(200);
    expect(JSON.stringify(await h.mails('rate-change-approved'))).toContain('Residential time of use');
    expect(String(await exported())).toContain(`${account},200017,TOU,RES`);
    expect(await exported()).toBeUndefined();
    const { request } = (await (await as('marisol.okonkwo')).get(address)).json();
    expect(request).toMatchObject({ schedule: 'TOU', answer: 'approved' });
  });

  it('a refusal is read by the member, who may ask again; the refused one is not opened beside it', async () => {
    const member = await as('marisol.okonkwo');
    await member.ask('TOU');
    const key = await keyOf();
    const why = { template: 'too-soon', words: 'Ask in May.', evenTaken: false };
    expect((await h.act('refuse', key, { version: 0, ...why })).statusCode).toBe(200);
    const { request } = (await member.get(address)).json();
    expect(request).toMatchObject({
      answer: 'refused',
      reason: 'Your rate was changed less than 12 months ago. Ask in May.',
    });
    expect((await member.ask('SOLAR')).statusCode).toBe(200);
    expect((await h.act('reopen', key, { version: 1, reason: 'A mistake.' })).statusCode).toBe(409);
    expect(await requests()).toHaveLength(2);
  });
});
