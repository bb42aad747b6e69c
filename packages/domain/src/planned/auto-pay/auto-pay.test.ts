import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { accountViolation, beginsWithBank, ceilingViolation, methodCodeOf, methodViolation } from './auto-pay.ts';
import { type ExpectedDay, expectedPayment } from './expected-payment.ts';

const account = {
  isPrepaidAccount: false,
  isBillingAutoPay: false,
  hasDraft: false,
  allowed: { card: true, echeck: true },
};
const card = { paymentType: 'Credit', isChargeable: true, isBlocked: false, expiry: 'good' } as const;
const bank = { paymentType: 'Check', isChargeable: true, isBlocked: false, expiry: 'none' } as const;
const said = (found: ReturnType<typeof accountViolation>) => found && englishOf(found);

it.each([
  ['ECHECK', undefined, true],
  ['ECHECK', 'CHARGE', true],
  ['ECHECK', 'ECHECK', false],
  ['CHARGE', 'ECHECK', false],
  ['CHARGE', undefined, false],
] as const)('%s after %s begins to charge a bank account: %s', (method, before, expected) =>
  expect(beginsWithBank(method, before)).toBe(expected),
);

describe('an account', () => {
  it.each([
    [{}, undefined, undefined],
    [{}, card, undefined],
    [
      { isBillingAutoPay: true, hasDraft: true },
      card,
      'Auto Pay was set up with our office. Please call us to change it.',
    ],
    [
      { hasDraft: true, isPrepaidAccount: true },
      card,
      'This account already pays by automatic draft. Remove the draft to use Auto Pay.',
    ],
    [{ isPrepaidAccount: true }, undefined, 'Auto Pay is not available for prepaid accounts.'],
    [{ allowed: { card: false, echeck: false } }, undefined, 'ECheck & Credit Card Payment Restricted.'],
    [{ allowed: { card: false, echeck: true } }, undefined, undefined],
    [{ allowed: { card: false, echeck: true } }, card, 'Credit Card Payment Restricted.'],
    [{ allowed: { card: false, echeck: true } }, bank, undefined],
    [{ allowed: { card: true, echeck: false } }, bank, 'ECheck Payment Restricted.'],
    [{ allowed: { card: true, echeck: false } }, card, undefined],
    [{ allowed: { card: true, echeck: false } }, undefined, undefined],
  ] as const)('of %j by %j: %s', (changes, method, expected) =>
    expect(said(accountViolation({ ...account, ...changes }, method))).toBe(expected),
  );
});

it.each([
  [card, undefined],
  [bank, undefined],
  [{ ...card, expiry: 'soon' }, undefined],
  [undefined, 'Please choose what to pay with.'],
  [{ ...card, expiry: 'expired' }, 'This card has expired.'],
  [
    { ...bank, isChargeable: false },
    'This card or bank account was saved by our office. To use it online, add it again.',
  ],
  [{ ...bank, isBlocked: true }, 'This card or bank account can no longer be charged. To use it, add it again.'],
] as const)('%j may be charged unless: %s', (method, expected) => expect(said(methodViolation(method))).toBe(expected));

it('cards are charged, bank accounts pay by e-check', () => {
  expect([methodCodeOf(card), methodCodeOf(bank)]).toEqual(['CHARGE', 'ECHECK']);
});

it.each([
  ['', true],
  ['  ', true],
  ['0', false],
  ['0.01', true],
  ['$1,250.00', true],
  ['-5', false],
  ['lots', false],
  ['999999.99', true],
  ['1000000', false],
])('a ceiling of "%s" is right: %s', (text, isRight) => expect(ceilingViolation(text) === undefined).toBe(isRight));

it('a ceiling that is wrong is answered with the bound', () => {
  expect(said(ceilingViolation('1000000'))).toBe('Please enter a limit above $0.00 and up to $999,999.99.');
});

describe('the next payment', () => {
  const today = '2026-11-21';
  const bills = [{ billDate: '2026-11-04', dueDate: '2026-11-30' }];
  const next = (changes: object, accountBalance = 7420, known: typeof bills = bills) =>
    expectedPayment(
      { accountBalance, bills: known },
      { daysBefore: 0, ceiling: null, startDate: today, ...changes },
      today,
    );

  it('is the balance, on the due date or days before it', () => {
    expect(next({})).toEqual({ kind: 'due', day: '2026-11-30', amount: 7420 });
    expect(next({ daysBefore: 9 })).toEqual({ kind: 'due', day: '2026-11-21', amount: 7420 });
    expect(next({ ceiling: 7420 })).toEqual({ kind: 'due', day: '2026-11-30', amount: 7420 });
  });

  it('waits until it was announced where it is taken from a bank account without a limit (planned-85)', () => {
    const from = (debitFrom: string, ceiling: number | null = null) =>
      expectedPayment({ accountBalance: 7420, bills, debitFrom }, { daysBefore: 0, ceiling, startDate: today }, today);
    expect(from('2026-12-04')).toEqual({ kind: 'due', day: '2026-12-04', amount: 7420 });
    expect(from('2026-11-24')).toEqual({ kind: 'due', day: '2026-11-30', amount: 7420 });
    expect(from('2026-12-04', 7420)).toEqual({ kind: 'due', day: '2026-11-30', amount: 7420 });
  });

  it('is none for more than the ceiling, for nothing owed, or when its day is over', () => {
    expect(next({ ceiling: 7419 })).toEqual({ kind: 'overCeiling', day: '2026-11-30', amount: 7420 });
    expect(next({}, -100)).toEqual({ kind: 'nothing', day: '2026-11-30' });
    expect(next({ daysBefore: 10 })).toEqual({ kind: 'missed', amount: 7420 });
    expect(next({ daysBefore: 10 }, 0)).toEqual({ kind: 'nextBill' });
    expect(next({}, 0, [])).toEqual({ kind: 'nextBill' });
  });

  describe('after its due day', () => {
    const since = { daysBefore: 9, ceiling: null, startDate: '2026-01-01' };
    const after = (takenUp: readonly ExpectedDay[] | undefined, terms = since, debitFrom?: string) =>
      expectedPayment({ accountBalance: 7420, bills, takenUp, debitFrom }, terms, '2026-11-24');
    const row = (changes: Partial<ExpectedDay>): ExpectedDay => ({
      dueDay: '2026-11-21',
      state: 'due',
      tryOn: '2026-11-21',
      debitFrom: '2026-11-24',
      ...changes,
    });

    it('is made up for today while nobody took it up, unless the terms are of today', () => {
      expect(after([])).toEqual({ kind: 'due', day: '2026-11-24', amount: 7420 });
      expect(after([], { ...since, startDate: '2026-11-24' })).toEqual({ kind: 'missed', amount: 7420 });
    });

    it('is what waits for another try, was put off or is being charged, whatever the terms are changed to', () => {
      const waiting = row({ state: 'retrying', tryOn: '2026-11-25' });
      for (const startDate of ['2026-01-01', '2026-11-24'])
        expect(after([waiting], { ...since, startDate })).toEqual({ kind: 'due', day: '2026-11-25', amount: 7420 });
      const putOff = row({ tryOn: '2026-12-01', debitFrom: '2026-12-01' });
      expect(after([putOff], since, '2026-12-04')).toEqual({ kind: 'due', day: '2026-12-01', amount: 7420 });
      expect(after([row({ state: 'charging' })])).toEqual({ kind: 'due', day: '2026-11-24', amount: 7420 });
    });

    it('is none when the day was answered', () => {
      expect(after([row({ state: 'failed' })])).toEqual({ kind: 'missed', amount: 7420 });
    });
  });
});
