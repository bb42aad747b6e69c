import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type LocalDay } from '../../dates.ts';
import {
  type BillDays,
  catchUpDays,
  dueDaysBetween,
  goesByBills,
  latestDueDay,
  missedDueDay,
  nextDueDay,
  type PaymentPlan,
} from './payment-plan.ts';

const firstDay = '2027-01-01';
const lastDay = '2028-12-31';
const days = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => addDays(firstDay, index));

/** Bills of two years: one a month, on about the same day, due some three weeks later. */
const anyBills = fc
  .record({ day: fc.integer({ min: 0, max: 24 }), jitter: fc.array(fc.nat(4), { minLength: 24, maxLength: 24 }) })
  .map(({ day, jitter }): BillDays[] =>
    jitter.map((late, month) => {
      const first = `${2027 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
      const billDate = addDays(first, day + late);
      return { billDate, dueDate: addDays(billDate, 20 + (late % 2)) };
    }),
  );

const startDate = fc.nat(400).map((at) => addDays(firstDay, at));
const draft = (method: 'WHEN_BILLED' | 'END_OF_MONTH' | 'DAY_OF_MONTH' | 'DAYS_AFTER_BILLING', max: number) =>
  fc.record({
    kind: fc.constant('draft'),
    method: fc.constant(method),
    day: max === 0 ? fc.constant(null) : fc.integer({ min: 1, max }),
    startDate,
  });
const anyPlan: fc.Arbitrary<PaymentPlan> = fc.oneof(
  draft('WHEN_BILLED', 0),
  draft('END_OF_MONTH', 0),
  draft('DAY_OF_MONTH', 28),
  draft('DAYS_AFTER_BILLING', 20),
  fc.record({
    kind: fc.constant('draft'),
    method: fc.constant('CYCLE'),
    day: fc.constant(null),
    startDate,
    cycleDate: startDate,
  }),
  fc.record({ kind: fc.constant('auto-pay'), daysBefore: fc.nat(15), startDate }),
  fc.record({ kind: fc.constant('scheduled'), paymentDate: startDate }),
);

/** Whether a plan falls due on a day: the definition, said anew for each plan. */
function fallsDue(plan: PaymentPlan, bills: readonly BillDays[], day: LocalDay): boolean {
  if (plan.kind === 'scheduled') return day === plan.paymentDate;
  if (day < plan.startDate) return false;
  if (plan.kind === 'auto-pay') return bills.some(({ dueDate }) => daysBetween(day, dueDate) === plan.daysBefore);
  if (plan.method === 'END_OF_MONTH') return addDays(day, 1).endsWith('-01');
  if (plan.method === 'DAY_OF_MONTH') return Number(day.slice(8)) === plan.day;
  if (plan.method === 'CYCLE') return day === plan.cycleDate;
  const after = plan.method === 'WHEN_BILLED' ? 0 : plan.day;
  return bills.some(({ billDate }) => daysBetween(billDate, day) === after);
}

const knownBy = (bills: readonly BillDays[], day: LocalDay) => bills.filter(({ billDate }) => billDate <= day);

/** The due days that a worker meets that remembers them, in the order met. */
function met(plan: PaymentPlan, bills: readonly BillDays[], wakes: readonly LocalDay[]): LocalDay[] {
  const hits: LocalDay[] = [];
  for (const today of wakes) {
    const due = latestDueDay(plan, knownBy(bills, today), today);
    if (due !== undefined && !hits.includes(due)) hits.push(due);
  }
  return hits;
}

describe('two years, a leap day among them', () => {
  it('hit each due day once when the worker runs daily', () => {
    fc.assert(
      fc.property(anyPlan, anyBills, (plan, bills) => {
        expect(met(plan, bills, days)).toEqual(days.filter((day) => fallsDue(plan, bills, day)));
      }),
      { numRuns: 60 },
    );
  });

  it('hit each due day once when the worker rests for up to ten days', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: catchUpDays }), { minLength: 60, maxLength: 200 });
    fc.assert(
      fc.property(anyPlan, anyBills, gaps, (plan, bills, rests) => {
        const wakes = [firstDay];
        for (const rest of rests) wakes.push(addDays(wakes.at(-1) ?? firstDay, rest));
        const end = wakes.at(-1) ?? firstDay;
        const until = end < lastDay ? end : lastDay;
        const due = days.filter((day) => day <= until && fallsDue(plan, bills, day));
        expect(met(plan, bills, wakes).filter((day) => day <= until)).toEqual(due);
      }),
      { numRuns: 100 },
    );
  });

  it('are never caught up with further back than ten days, nor before the plan begins', () => {
    fc.assert(
      fc.property(anyPlan, anyBills, fc.constantFrom(...days), (plan, bills, today) => {
        const due = latestDueDay(plan, bills, today);
        if (due === undefined) return;
        expect(due <= today && daysBetween(due, today) <= catchUpDays).toBe(true);
        expect(due >= (plan.kind === 'scheduled' ? plan.paymentDate : plan.startDate)).toBe(true);
      }),
    );
  });

  it('name each due day of a span once, its ends included, in whatever order the bills come', () => {
    const span = fc.tuple(fc.nat(600), fc.nat(60));
    fc.assert(
      fc.property(anyPlan, anyBills, span, (plan, bills, [at, length]) => {
        const [from, until] = [addDays(firstDay, at), addDays(firstDay, at + length)];
        const due = days.filter((day) => day >= from && day <= until && fallsDue(plan, bills, day));
        expect(dueDaysBetween(plan, [...bills, ...bills].reverse(), from, until)).toEqual(due);
        expect(latestDueDay(plan, [...bills].reverse(), until)).toBe(latestDueDay(plan, bills, until));
      }),
    );
  });

  it('show the member the day that then comes', () => {
    fc.assert(
      fc.property(anyPlan, anyBills, fc.constantFrom(...days.slice(0, 600)), (plan, bills, today) => {
        const next = nextDueDay(plan, bills, today);
        const first = days.find((day) => day >= today && fallsDue(plan, bills, day));
        expect(next).toBe(first);
        if (next !== undefined) expect(latestDueDay(plan, bills, next)).toBe(next);
      }),
    );
  });
});

describe('a due day', () => {
  const endOfMonth: PaymentPlan = { kind: 'draft', method: 'END_OF_MONTH', day: null, startDate: '2027-01-01' };
  const bill = { billDate: '2028-02-10', dueDate: '2028-03-01' };

  it.each([
    ['2027-02-14', '2027-02-28'],
    ['2028-02-14', '2028-02-29'],
    ['2028-02-29', '2028-02-29'],
    ['2028-03-01', '2028-03-31'],
    ['2028-04-30', '2028-04-30'],
    ['2028-12-31', '2028-12-31'],
  ])('at the end of the month: from %s it is %s', (today, expected) =>
    expect(nextDueDay(endOfMonth, [], today)).toBe(expected),
  );

  it('is over after ten days', () => {
    expect(latestDueDay(endOfMonth, [], '2028-03-10')).toBe('2028-02-29');
    expect(latestDueDay(endOfMonth, [], '2028-03-11')).toBeUndefined();
  });

  it('goes by the bill, across a leap day', () => {
    const after: PaymentPlan = { kind: 'draft', method: 'DAYS_AFTER_BILLING', day: 20, startDate: '2028-01-01' };
    expect(nextDueDay(after, [bill], '2028-02-10')).toBe('2028-03-01');
    const before: PaymentPlan = { kind: 'auto-pay', daysBefore: 2, startDate: '2028-01-01' };
    expect(nextDueDay(before, [bill], '2028-02-10')).toBe('2028-02-28');
    expect(latestDueDay({ ...before, daysBefore: 0 }, [bill], '2028-03-02')).toBe('2028-03-01');
  });

  it('of a day that a month does not have is its last', () => {
    const onThe31st: PaymentPlan = { kind: 'draft', method: 'DAY_OF_MONTH', day: 31, startDate: '2028-01-01' };
    expect(['2028-01-15', '2028-02-01', '2028-04-30'].map((from) => nextDueDay(onThe31st, [], from))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-04-30',
    ]);
    expect(nextDueDay({ ...onThe31st, day: 28 }, [], '2027-02-01')).toBe('2028-01-28');
  });

  it('of a draft that names none does not come', () => {
    const none = { kind: 'draft', day: null, startDate: '2028-01-01' } as const;
    expect(nextDueDay({ ...none, method: 'DAY_OF_MONTH' }, [bill], '2028-02-10')).toBeUndefined();
    expect(nextDueDay({ ...none, method: 'CYCLE' }, [bill], '2028-02-10')).toBeUndefined();
    expect(nextDueDay({ ...none, method: 'CYCLE', cycleDate: null }, [bill], '2028-02-10')).toBeUndefined();
  });

  it('when billed is the bill’s, whatever days stand beside it', () => {
    const billed: PaymentPlan = { kind: 'draft', method: 'WHEN_BILLED', day: 15, startDate: '2028-01-01' };
    expect(nextDueDay(billed, [bill], '2028-02-01')).toBe('2028-02-10');
  });

  it('that hangs on a bill is unknown until one is known or expected', () => {
    const billed: PaymentPlan = { kind: 'draft', method: 'WHEN_BILLED', day: null, startDate: '2028-01-01' };
    expect(nextDueDay(billed, [bill], '2028-02-11')).toBeUndefined();
    const expected = { billDate: '2028-03-10', dueDate: '2028-03-30' };
    expect(nextDueDay(billed, [bill], '2028-02-11', expected)).toBe('2028-03-10');
    expect(nextDueDay({ ...billed, startDate: '2028-04-01' }, [bill], '2028-02-11', expected)).toBeUndefined();
  });

  it('of one payment is its day alone', () => {
    const once: PaymentPlan = { kind: 'scheduled', paymentDate: '2028-02-29' };
    expect(latestDueDay(once, [], '2028-02-28')).toBeUndefined();
    expect(latestDueDay(once, [], '2028-03-05')).toBe('2028-02-29');
    expect(nextDueDay(once, [], '2028-03-01')).toBeUndefined();
  });
});

describe('a missed due day', () => {
  const autoPay: PaymentPlan = { kind: 'auto-pay', daysBefore: 0, startDate: '2027-01-01' };
  const bill = (arrivedOn: string) => [{ billDate: '2027-05-18', dueDate: '2027-06-08', arrivedOn }];
  const every = (from: string, count: number) => Array.from({ length: count }, (_, index) => addDays(from, index));
  const before = every('2027-05-01', 38);
  const due = '2027-06-08';
  const lastOfIt = addDays(due, catchUpDays);
  const afterIt = [...before, ...every(addDays(lastOfIt, 1), 5)];

  it.each([
    ['when nobody began payments until it was too late', bill('2027-05-19'), before, '2027-06-19', true, '2027-06-08'],
    ['not while it can be caught up with', bill('2027-05-19'), before, '2027-06-18', true, undefined],
    ['not where payments were begun', bill('2027-05-19'), every('2027-05-01', 45), '2027-06-19', true, undefined],
    ['when its bill came too late', bill('2027-06-19'), every('2027-05-01', 50), '2027-06-19', true, '2027-06-08'],
    [
      'not of history that came with the plan',
      bill('2027-06-19'),
      every('2027-05-01', 50),
      '2027-06-19',
      false,
      undefined,
    ],
    ['when payments began again only after it', bill('2027-05-19'), afterIt, '2027-06-25', true, '2027-06-08'],
    [
      'not where payments were begun on the day',
      bill('2027-05-19'),
      ['2027-05-01', due],
      '2027-06-19',
      true,
      undefined,
    ],
    ['not where they were on the last', bill('2027-05-19'), ['2027-05-01', lastOfIt], '2027-06-19', true, undefined],
    ['not where its bill came on the last', bill(lastOfIt), every('2027-05-01', 50), '2027-06-19', true, undefined],
    ['not before payments were ever begun', bill('2027-05-19'), every('2027-06-10', 5), '2027-06-25', true, undefined],
  ] as const)('is said %s', (_when, bills, days, today, wasMadeHere, expected) =>
    expect(missedDueDay(autoPay, bills, today, { first: days[0], days }, wasMadeHere)).toBe(expected),
  );

  it('is never said where payments were never begun', () => {
    const monthly: PaymentPlan = { kind: 'draft', method: 'END_OF_MONTH', day: null, startDate: '2027-01-01' };
    expect(missedDueDay(monthly, [], '2027-06-19', { first: undefined, days: [] }, true)).toBeUndefined();
    expect(missedDueDay(monthly, [], '2027-06-19', { first: '2027-01-01', days: [] }, true)).toBe('2027-05-31');
  });
});

it('goes by bills as auto pay, or as a draft when billed or some days after', () => {
  const startDate = '2027-01-01';
  const methods = ['WHEN_BILLED', 'DAYS_AFTER_BILLING', 'DAY_OF_MONTH', 'END_OF_MONTH', 'CYCLE'] as const;
  expect(goesByBills({ kind: 'auto-pay', daysBefore: 0, startDate })).toBe(true);
  expect(goesByBills({ kind: 'scheduled', paymentDate: startDate, amount: 100 })).toBe(false);
  expect(methods.filter((method) => goesByBills({ kind: 'draft', method, day: 3, startDate }))).toEqual([
    'WHEN_BILLED',
    'DAYS_AFTER_BILLING',
  ]);
});
