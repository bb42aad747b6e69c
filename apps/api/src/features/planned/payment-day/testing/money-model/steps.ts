import fc from 'fast-check';
import { moods } from './company.ts';

const cents = fc.integer({ min: 100, max: 20_000 });
const kind = fc.constantFrom('CARD' as const, 'BANK' as const);
const told = fc.constantFrom(0 as const, 1 as const, 2 as const);
const codes = ['R01', 'R02', 'R03', 'R07', 'R09', 'R10', 'R15', 'R16', 'R29', 'R99'] as const;

/** One thing that happens to one account between two runs of the payment day. */
export const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('nothing') }) },
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('bill'), amount: cents, dueIn: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('bill again'), dueIn: fc.integer({ min: 0, max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('move due date'), dueIn: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('counter'), amount: cents }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('enroll'), kind }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('change auto pay'), kind }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove auto pay') }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('set up draft') }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove draft') }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('schedule'), amount: cents, inDays: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete scheduled') }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('open page'), amount: cents, insist: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('pay page'), told }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('decline page'), told }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('mood'), mood: fc.constantFrom(...moods) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forget ways') }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('return'), code: fc.constantFrom(...codes), twice: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('give back'),
      status: fc.constantFrom('refunded' as const, 'returned' as const, 'disputed' as const),
      isTold: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('correct bank account') }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('sell') }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One round: a step for each account, what the office and the world do beside, and how much time passes. */
export const roundOf = (accounts: number) =>
  fc.record({
    steps: fc.array(step, { minLength: accounts, maxLength: accounts }),
    imports: fc.boolean(),
    posts: fc.boolean(),
    takesFiles: fc.boolean(),
    companyIsAway: fc.integer({ min: 0, max: 5 }).map((at) => at === 0),
    workers: fc.constantFrom(1, 1, 2),
    killsAfterMs: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) },
    ),
    isMaintained: fc.integer({ min: 0, max: 7 }).map((at) => at === 0),
    loss: fc.constantFrom(...Array.from({ length: 6 }, () => null), 'backup' as const, 'restore' as const),
    hours: fc.constantFrom(1, 5, 9, 12, 26),
  });
export type Round = ReturnType<typeof roundOf> extends fc.Arbitrary<infer T> ? T : never;
