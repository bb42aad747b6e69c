import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  enteredPhoneDigits,
  lastFourDigitsViolation,
  prefillDigits,
  quickPayAccountNumberViolation,
} from './verification.ts';

it.each([
  ['(541) 555-0103', '0103'],
  ['\n5415550103\n', '0103'],
  [' 0103', '0103'],
  ['01', '01'],
  ['01039', '0103'],
])('of a phone %j the last digits are %s, and a digit typed beyond them changes nothing', (entered, digits) => {
  expect(enteredPhoneDigits(entered)).toBe(digits);
});

it.each([
  ['', 'quickPay.accountNumber.required'],
  ['  ', 'quickPay.accountNumber.required'],
  ['1', undefined],
  ['104471882', undefined],
  ['123456789012', undefined],
  ['1234567890123', 'quickPay.accountNumber.invalid'],
  ['x104471882', 'quickPay.accountNumber.invalid'],
  ['104471882x', 'quickPay.accountNumber.invalid'],
])('an account number of %j is answered by %s', (text, code) => {
  expect(quickPayAccountNumberViolation(text)?.code).toBe(code);
});

it.each([
  ['', 'quickPay.phone.required'],
  ['  ', 'quickPay.phone.required'],
  ['0103', undefined],
  ['010', 'quickPay.phone.invalid'],
  ['50103', 'quickPay.phone.invalid'],
  ['x0103', 'quickPay.phone.invalid'],
  ['0103x', 'quickPay.phone.invalid'],
])('last digits of %j are answered by %s', (text, code) => {
  expect(lastFourDigitsViolation(text)?.code).toBe(code);
});

it('an address fills in digits alone, and no more than the field takes', () => {
  expect(prefillDigits(undefined, 4)).toBe('');
  expect(prefillDigits('1044-71882x', 12)).toBe('104471882');
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (value, length) => {
      const digits = [...value].filter((character) => '0123456789'.includes(character));
      expect(prefillDigits(value, length)).toBe(digits.slice(0, length).join(''));
    }),
  );
});
