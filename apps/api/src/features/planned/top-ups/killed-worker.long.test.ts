import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingWorker, outlives } from '../../../platform/testing/outlives.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type PayingMembers, payingMembers } from '../payment-day/testing/paying-members.ts';
import { toppedUp } from './testing/topped-up.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2027-06-01T15:00:00Z');
let its: PayingMembers;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await payingMembers(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());

it('a worker killed between any two statements tops up each fall once', { timeout: 280_000 }, async () => {
  const there = toppedUp(its);
  const worker = await dyingWorker();
  const stride = Number(process.env.KILL_STRIDE ?? 7);
  let [day, killed] = ['2027-06-01', 0];
  for (let step = 2; ; step += stride) {
    await its.clear();
    await its.query('truncate top_ups');
    day = addDays(day, 1);
    const fallen = await there.prepaid(day, 1000);
    const declined = await there.prepaid(day, 1000, { token: 'TEST-CARD-0002' });
    const alive = await outlives(worker, at, step, `${day}T22:30:00Z`, 'payments');
    await its.run(day, '22:35');
    await its.run(day, '22:40');
    expect([await its.taken(fallen), await its.balance(fallen)]).toEqual([[4000], -5000]);
    expect([await its.taken(declined), await there.standing(declined)]).toEqual([[], []]);
    expect((await its.told(declined)).filter((kind) => kind === 'top-up-ended')).toHaveLength(1);
    if (alive) break;
    killed += 1;
  }
  await worker.remove();
  expect(killed).toBeGreaterThan(3);
});
