import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let today: string;
let later = 0;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => new Date(systemClock.now().getTime() + later) } });
  today = todayAt(systemClock, at.services.site().timeZone);
});
afterAll(() => at.close());

async function as(username: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  return (url: string) => at.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
}

describe('arrangements', () => {
  it('on time have what is paid, what is next and what comes later', async () => {
    const get = await as('marisol.okonkwo');
    const { results } = (await get('/v3/accounts/104471882/arrangements')).json();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ arrangementBalance: 92, isOverdue: false });
    expect(results[0].nextPaymentDueDate).toBe(addDays(today, 14));
    expect(results[0].instalments.map((one: { state: string }) => one.state)).toEqual([
      'paid',
      'next',
      'later',
      'later',
    ]);
  });

  it('are overdue when the next payment was due before the co-op’s today', async () => {
    const get = await as('della.marsh');
    const [overdue] = (await get('/v3/accounts/104500041/arrangements')).json().results;
    expect(overdue).toMatchObject({ isOverdue: true, nextPaymentDueDate: addDays(today, -6) });
    expect(overdue.instalments.map((one: { state: string }) => one.state)).toEqual([
      'paid',
      'overdue',
      'next',
      'later',
    ]);
  });

  it('become so as the days go by', async () => {
    later = 16 * 86_400_000;
    const get = await as('marisol.okonkwo');
    expect((await get('/v3/accounts/104471882/arrangements')).json().results[0].isOverdue).toBe(true);
    later = 0;
  });

  it('of another member are those of an account that does not exist', async () => {
    const get = await as('walter.prine');
    expect((await get('/v3/accounts/104500017/arrangements')).json()).toEqual({ results: [] });
    const [foreign, none] = [
      await get('/v3/accounts/104471882/arrangements'),
      await get('/v3/accounts/999999/arrangements'),
    ];
    expect([foreign.statusCode, foreign.json()]).toEqual([404, none.json()]);
  });
});
