import { expect, it } from 'vitest';
import { type MeasuredPeriod, periodFacts } from './period-facts.ts';

const period: MeasuredPeriod = {
  from: '2026-10-05',
  billDate: '2026-11-04',
  days: 30,
  hasBefore: true,
  closedOn: null,
  exchanges: [],
  isEndEstimated: false,
  isBeginEstimated: false,
};
const factsOf = (more: Partial<MeasuredPeriod>) => periodFacts({ ...period, ...more });

it('says nothing of a usual period, and names what is unusual (account-125)', () => {
  expect(factsOf({})).toEqual([]);
  expect(factsOf({ days: 25 })).toEqual([{ fact: 'short', days: 25 }]);
  expect(factsOf({ days: 36 })).toEqual([{ fact: 'long', days: 36 }]);
  expect(factsOf({ days: 12, hasBefore: false })).toEqual([{ fact: 'first', days: 12 }]);
  expect(factsOf({ days: 12, closedOn: '2026-11-04' })).toEqual([{ fact: 'last', day: '2026-11-04' }]);
  expect(factsOf({ closedOn: '2026-11-20' })).toEqual([]);
  expect(factsOf({ isEndEstimated: true, isBeginEstimated: true }).map(({ fact }) => fact)).toEqual([
    'beginEstimated',
    'endEstimated',
  ]);
});

it('says of a meter that was exchanged only within the period', () => {
  const exchanges = [{ day: '2026-10-20', from: '1', to: '2' }];
  expect(factsOf({ exchanges })).toEqual([{ fact: 'exchanged', day: '2026-10-20', from: '1', to: '2' }]);
  expect(factsOf({ exchanges, from: '2026-10-20' })).toEqual([]);
  expect(factsOf({ exchanges, billDate: '2026-10-19' })).toEqual([]);
  expect(factsOf({ exchanges, from: null })).toEqual([]);
});
