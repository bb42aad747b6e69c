import { basic, energy, evenly, june, kWh, peakHours, schedule } from '@rochdale/test-kit/rates/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import type { Schedule } from '../../rates/schedule.ts';
import { accountDays, accountIntervals } from './account-readings.ts';
import { addedUsage } from './added-usage.ts';
import { comparedYear } from './compared-year.ts';
import type { Additions, HomeFigures } from './home-figures.ts';
import { knownAdditions } from './home-figures.ts';
import { mostChanged } from './most-changed.ts';
import { offeredSchedules } from './offered-schedules.ts';
import { rateRequestViolation } from './rate-request.ts';
import { contradicts, usableYear } from './year-usage.ts';

const { timeZone } = june;
const even = Array.from({ length: 12 }, () => 30);
const figures: HomeFigures = {
  year: 2026,
  solar: { source: 's', sizes: [5], kWhPerKw: even.map(() => 120) },
  heatPump: { source: 's', kWh: even.map(() => -60) },
  car: { source: 's', kWh: even.map(() => 300), hours: Array.from({ length: 24 }, (_, hour) => (hour < 5 ? 1 : 0)) },
  thermostat: { source: 's', degrees: 2, percentLess: even.map(() => 5) },
};
const flat = schedule([basic, energy()], { code: 'RES', class: 'home', offeredTo: ['home'] });
const timed = schedule(
  [
    basic,
    energy({ id: 'peak', period: 'peak', blocks: [{ price: 0.3 }] }),
    energy({ id: 'off', period: 'off', blocks: [{ price: 0.05 }] }),
  ],
  { code: 'TOU', class: 'home', offeredTo: ['home'], timeOfUse: [peakHours] },
);
const folder = new Map<string, readonly Schedule[]>([
  ['RES', [flat]],
  ['TOU', [timed]],
  ['LP', [schedule([basic], { code: 'LP', class: 'large' })]],
  ['WATER', [schedule([basic], { code: 'WATER', service: 'Water', offeredTo: ['home'] })]],
  ['OLD', [schedule([basic], { code: 'OLD', validTo: '2026-01-01', offeredTo: ['home'] })]],
]);
const own = { code: 'RES', options: [], service: 'Electric' };
const codes = (account: Partial<typeof own>) =>
  offeredSchedules(folder, { ...own, ...account }, '2026-06-15').map(({ code }) => code);
const offers = offeredSchedules(folder, own, '2026-06-15');
const month = { from: june.from, to: june.to };

describe('what an account may have (rates-13)', () => {
  it('is its own schedule and those that are offered to its class and service today', () => {
    expect(codes({})).toEqual(['RES', 'TOU']);
    expect(codes({ code: 'LP' })).toEqual(['LP']);
    expect(codes({ code: 'OLD' })).toEqual([]);
    expect(codes({ code: 'NONE' })).toEqual([]);
  });

  it('a schedule that began in the year prices all of it, by its first version', () => {
    const young = new Map([...folder, ['TOU', [{ ...timed, validFrom: '2026-06-10' }]]]);
    const [, offer] = offeredSchedules(young, own, '2026-06-15');
    const usage = evenly(june, 60, 500);
    const found = comparedYear(offer ? [offer] : [], [{ ...month, usage }], { timeZone });
    expect(found[0]?.kind).toBe('priced');
  });
});

describe('a year on each schedule (energy-82)', () => {
  it('stands the lowest first, and what cannot be told last', () => {
    const hours = comparedYear(offers, [{ ...month, usage: evenly(june, 60, 500) }], { timeZone });
    expect(hours.map(({ offer }) => offer.code)).toEqual(['TOU', 'RES']);
    const bills = comparedYear(offers, [{ ...month, usage: kWh(360) }], { timeZone });
    expect(bills.map((one) => (one.kind === 'priced' ? one.total : one.lack))).toEqual([6600, 'registers']);
  });

  it('a total is the sum of its months, and the two that change most are in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2000), { minLength: 3, maxLength: 12 }), (uses) => {
        const months = uses.map((use, index) => {
          const from = addDays(june.from, index * 30);
          const to = addDays(from, 29);
          return { from, to, usage: evenly({ ...june, from, to }, 60, use) };
        });
        const found = comparedYear(offers, months, { timeZone });
        for (const one of found)
          expect(one.kind === 'priced' && one.total === one.months.reduce((sum, { cost }) => sum + cost, 0)).toBe(true);
        const [a, b] = found.map((one) => (one.kind === 'priced' ? one.months : []));
        const changed = mostChanged(a ?? [], b ?? []);
        const least = Math.min(...changed.map(({ present, other }) => Math.abs(other - present)));
        const others = (a ?? []).filter(({ from }) => !changed.some((one) => one.from === from));
        for (const { from, cost } of others)
          expect(Math.abs((b?.find((one) => one.from === from)?.cost ?? 0) - cost)).toBeLessThanOrEqual(
            changed.length < 2 ? 0 : least,
          );
        expect(changed.map(({ from }) => from)).toEqual(changed.map(({ from }) => from).sort());
      }),
      { numRuns: 20 },
    );
  });
});

describe('what is added (energy-84)', () => {
  const days = Array.from({ length: 30 }, (_, index) => addDays(june.from, index));
  const sum = (added: Additions, usage = evenly(june, 60, 1000)) => {
    const found = addedUsage(usage, added, figures, days);
    if (found.kind !== 'intervals') throw new Error('Intervals stay intervals.');
    const total = (of: readonly (readonly (number | null)[])[]) =>
      of.flat().reduce<number>((all, one) => all + (one ?? 0), 0);
    return [
      total(found.days.map(({ delivered }) => delivered)),
      total(found.days.map(({ received }) => received ?? [])),
    ].map((value) => Math.round(value / 1000));
  };

  it('makes of a month what the table says', () => {
    expect(sum({})).toEqual([720, 0]);
    expect(sum({ car: true })).toEqual([1020, 0]);
    expect(sum({ heatPump: true })).toEqual([660, 0]);
    expect(sum({ thermostat: true })).toEqual([684, 0]);
    expect(sum({ solar: 5 })).toEqual([120, 0]);
    expect(sum({ solar: 5 }, evenly(june, 60, 0))).toEqual([0, 600]);
  });

  it('what the sun makes is never lost: less taken and more sent back are what was made', () => {
    fc.assert(
      fc.property(fc.nat(3000), (use) => {
        const usage = evenly(june, 60, use);
        const [before = 0] = sum({}, usage);
        const [taken = 0, given = 0] = sum({ solar: 5 }, usage);
        expect(Math.abs(before - taken + given - 600)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('a car that charges at night stays out of the peak, and a gap stays a gap', () => {
    const found = addedUsage(evenly(june, 60, 0), { car: true }, figures, days);
    const [day] = found.kind === 'intervals' ? found.days : [];
    expect(day?.delivered.slice(0, 6)).toEqual([2000, 2000, 2000, 2000, 2000, 0]);
    const gap = { kind: 'intervals', minutes: 60, days: [{ day: june.from, delivered: [null, 5] }] } as const;
    const kept = addedUsage(gap, { car: true }, figures, days);
    expect(kept.kind === 'intervals' && kept.days[0]?.delivered[0]).toBeNull();
  });

  it('without hours, panels are priced only where all is set against the bill', () => {
    const net = {
      ...timed,
      code: 'NET',
      timeOfUse: [],
      lines: flat.lines,
      netMetering: { netting: 'bill', excess: 'paid' },
    } as const;
    const [res] = offers;
    const both = res ? [res, { ...res, code: 'NET', today: net, versions: [net], isPresent: false }] : [];
    const asked = { timeZone, figures, additions: { solar: 5 } };
    const found = comparedYear(both, [{ ...month, usage: kWh(700) }], asked);
    expect(found.map((one) => (one.kind === 'priced' ? one.total : one.lack))).toEqual([4000, 'intervals']);
  });

  it('only what the co-op’s table has counts', () => {
    expect(knownAdditions(figures, { solar: 4, car: true }).solar).toBeUndefined();
    expect(knownAdditions(undefined, { car: true, heatPump: true })).toMatchObject({ car: false, heatPump: false });
  });
});

describe('the months of a year (energy-81)', () => {
  const bill = (billDate: string, quantity = 900) => ({ billDate, daysBilled: 30, quantity, cost: 9000 });
  const bills = Array.from({ length: 12 }, (_, index) => bill(addDays('2026-06-01', -30 * index)));
  const hoursOf = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const day = addDays(from, index);
      return { day, delivered: Array.from({ length: 24 }, () => 500), estimated: 1 };
    });
  const known = { bills, days: [], intervals: undefined, today: '2026-06-15' };

  it('are those of bills, by the finest that most of them have', () => {
    expect(usableYear(known)).toMatchObject({ by: 'register', leftOut: 0, billed: 108_000, areBills: true });
    const year = usableYear({ ...known, intervals: { minutes: 60, days: hoursOf('2025-06-06', 360) } });
    expect(year).toMatchObject({ by: 'intervals', leftOut: 0, missing: 0, estimated: 360 });
    const part = usableYear({ ...known, intervals: { minutes: 60, days: hoursOf('2025-09-04', 270) } });
    expect(part).toMatchObject({ by: 'intervals', leftOut: 3, billed: 81_000 });
    const little = usableYear({ ...known, intervals: { minutes: 60, days: hoursOf('2026-04-02', 60) } });
    expect(little?.by).toBe('register');
  });

  it('without bills they are those of the calendar, and three are the fewest', () => {
    const days = hoursOf('2026-03-01', 95);
    expect(usableYear({ ...known, bills: [], intervals: { minutes: 60, days } })).toMatchObject({
      areBills: false,
      leftOut: 9,
      billed: undefined,
    });
    const few = hoursOf('2026-04-01', 61);
    expect(usableYear({ ...known, bills: [], intervals: { minutes: 60, days: few } })).toBeUndefined();
    expect(usableYear({ ...known, bills: [] })).toBeUndefined();
  });

  it('bills that are not what the schedule makes of them are told', () => {
    expect([contradicts(10_000, 10_200), contradicts(10_000, 11_000), contradicts(null, 5)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the meters of an account', () => {
  const serving = ['A', 'B'].map((meterNumber) => ({ meterNumber, firstDay: null, lastDay: null }));
  const row = (meterNumber: string, minutes: number, values: (number | null)[]) => {
    return { meterNumber, day: '2026-06-01', minutes, values, estimated: 0 };
  };

  it('are added up by the longer interval; a day on which one is silent is not read', () => {
    const rows = [row('A', 30, [1, 2, 3, null]), row('B', 60, [-10, 5])];
    expect(accountIntervals(rows, serving)?.days).toEqual([
      { day: '2026-06-01', delivered: [0, null], received: [7, null], estimated: 0 },
    ]);
    expect(accountIntervals(rows.slice(0, 1), serving)?.days).toEqual([]);
    expect(accountIntervals([], serving)).toBeUndefined();
  });

  it('days of several say no demand', () => {
    const day = { day: '2026-06-01', usage: 500, demand: 900 };
    const both = [
      { ...day, meterNumber: 'A' },
      { ...day, meterNumber: 'B', usage: -700 },
    ];
    expect(accountDays(both, serving)).toEqual([{ day: day.day, delivered: 0, received: 200, demand: undefined }]);
    expect(accountDays(both.slice(0, 1), serving.slice(0, 1))[0]?.demand).toBe(900);
  });
});

it('a schedule is asked for by whoever may have it, one at a time; the same once more is no other (energy-86)', () => {
  const asking = { asked: 'TOU', present: 'RES', offered: ['TOU', 'EV'], open: undefined };
  const code = (more: Partial<Omit<typeof asking, 'open'>> & { open?: string }) =>
    rateRequestViolation({ ...asking, ...more })?.code;
  expect(code({})).toBeUndefined();
  expect(code({ open: 'TOU' })).toBeUndefined();
  expect(code({ open: 'EV' })).toBe('whatIf.ask.open');
  expect(code({ asked: 'RES' })).toBe('whatIf.ask.present');
  expect(code({ asked: 'LP' })).toBe('whatIf.ask.notOffered');
});
