import { describe, expect, it } from 'vitest';
import { english, englishOf } from '../../texts/english.ts';
import { addableMethods, cardExpiry, formatExpires, labelViolation, methodName } from './stored-payment.ts';

describe('a card', () => {
  it.each([
    [null, '2026-11-21', 'none'],
    ['2026-10', '2026-10-31', 'soon'],
    ['2026-10', '2026-11-01', 'expired'],
    ['2027-02', '2026-12-29', 'good'],
    ['2027-02', '2026-12-30', 'soon'],
    ['2028-02', '2028-02-29', 'soon'],
    ['2028-02', '2028-03-01', 'expired'],
    ['2039-12', '2026-11-21', 'good'],
  ] as const)('to %s is on %s: %s', (expires, today, expected) => expect(cardExpiry(expires, today)).toBe(expected));

  it('says its month as cards do', () => expect(formatExpires('2039-12')).toBe('12/2039'));
});

it.each([
  [{ paymentType: 'Credit', brand: 'Visa', lastFour: '1111' }, 'Visa ending in 1111'],
  [{ paymentType: 'Credit', brand: '', lastFour: '1111' }, 'Card ending in 1111'],
  [{ paymentType: 'Credit', brand: 'Amex', lastFour: '' }, 'Amex'],
  [{ paymentType: 'Check', brand: '', lastFour: '6789' }, 'Bank account ending in 6789'],
] as const)('%j is called %s', (method, name) => expect(methodName(method, english)).toBe(name));

it('a label may be empty and has a longest', () => {
  expect(labelViolation('')).toBeUndefined();
  expect(labelViolation(' '.repeat(9) + 'x'.repeat(40))).toBeUndefined();
  const found = labelViolation('x'.repeat(41));
  expect(found && englishOf(found)).toBe('Please use at most 40 characters.');
});

it.each([
  [{}, { card: true, echeck: true }],
  [{ utilityAllowCreditCard: false }, { card: false, echeck: true }],
  [{ utilityAllowEcheck: false }, { card: true, echeck: false }],
  [{ echeckProcessAsDraft: true }, { card: true, echeck: false }],
])('a co-op with %j lets members add %j', (changes, expected) => {
  const rules = { utilityAllowCreditCard: true, utilityAllowEcheck: true, echeckProcessAsDraft: false };
  expect(addableMethods({ ...rules, ...changes })).toEqual(expected);
});
