import { describe, expect, it } from 'vitest';
import { drawVisits, expectedIn, minutesOfDay, type Visit } from './arrivals.ts';
import { chanceOf } from './chance.ts';

const hours = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 3 : 1));
const visit: Visit<'page' | 'account'> = {
  ...{ name: 'a look', perMember: 0.5, hours },
  steps: [
    { after: 0, calls: ['page'] },
    { after: 20, calls: ['account', 'account'], share: 0.5 },
  ],
};

function drawn(seed: number, visits: readonly Visit<'page' | 'account'>[], members = 20_000) {
  const calls: { readonly atMs: number; readonly call: string }[] = [];
  drawVisits({ members, visits, from: 0, to: minutesOfDay }, chanceOf(seed), (atMs, call) =>
    calls.push({ atMs, call }),
  );
  return calls;
}

describe('a day of visits', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(drawn(1, [visit])).toEqual(drawn(1, [visit]));
    expect(drawn(1, [visit])).not.toEqual(drawn(2, [visit]));
  });

  it('has as many as members make, and of its steps those that are made', () => {
    const calls = drawn(1, [visit]);
    const count = (which: string) => calls.filter(({ call }) => call === which).length;
    expect(count('page') / 10_000).toBeCloseTo(1, 1);
    // Half of the visits ask twice.
    expect(count('account') / 10_000).toBeCloseTo(1, 1);
  });

  it('is busiest in its busiest hour', () => {
    const inHour = (hour: number) => expectedIn(hour * 60, 26_000, visit) * 60;
    expect(inHour(9) / inHour(10)).toBeCloseTo(3);
  });

  it('has all of what begins at once in its minute', () => {
    const atSeven = { ...visit, allAt: 420 };
    expect([expectedIn(419, 1000, atSeven), expectedIn(420, 1000, atSeven)]).toEqual([0, 500]);
  });

  it('repeats a step as often as it says, each time later', () => {
    const again: Visit<'page'> = { ...visit, perMember: 0.0001, steps: [{ after: 60, calls: ['page'], times: 2.5 }] };
    const perVisit = drawn(4, [{ ...again, perMember: 0.5 }]).length / 10_000;
    expect(perVisit).toBeCloseTo(2.5, 0);
  });

  it('ends at midnight', () => {
    const late: Visit<'page'> = {
      ...{ name: 'late', perMember: 0.5, hours: hours.map((_, hour) => (hour === 23 ? 1 : 0)) },
      steps: [{ after: 7200, calls: ['page'] }],
    };
    const last = Math.max(...drawn(1, [late]).map(({ atMs }) => atMs));
    expect(last).toBeLessThan(minutesOfDay * 60_000);
  });
});
