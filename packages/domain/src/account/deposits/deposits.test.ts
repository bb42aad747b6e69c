import { expect, it } from 'vitest';
import { heldDeposits } from './deposits.ts';

it('adds up what is held, and its interest; what was given back is no longer there', () => {
  expect(
    heldDeposits([
      { status: 'Held', amount: 20_000, interest: 750 },
      { status: 'Refunded', amount: 15_000, interest: 1125 },
      { status: 'Applied', amount: 1, interest: 2 },
      { status: 'Held', amount: 5000, interest: 0 },
    ]),
  ).toEqual({ amount: 25_000, interest: 750 });
  expect(heldDeposits([])).toEqual({ amount: 0, interest: 0 });
});
