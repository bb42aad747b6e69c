import { expect, it } from 'vitest';
import { enteredPhoneDigits } from './verification.ts';

it.each([
  ['(541) 555-0103', '0103'],
  ['\n5415550103\n', '0103'],
  [' 0103', '0103'],
  ['01', '01'],
  ['01039', '0103'],
])('of a phone %j the last digits are %s, and a digit typed beyond them changes nothing', (entered, digits) => {
  expect(enteredPhoneDigits(entered)).toBe(digits);
});
