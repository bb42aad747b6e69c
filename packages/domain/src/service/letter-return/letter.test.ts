import { expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { letterIdViolation, letterMemberNumberViolation, tidyLetterNumber } from './letter.ts';

it.each([
  ['', 'Member Number is required.', 'Letter ID is required.'],
  ['   ', 'Member Number is required.', 'Letter ID is required.'],
  ['20-017', 'Invalid format.', 'Invalid format.'],
  ['200 17', 'Invalid format.', 'Invalid format.'],
  ['é1', 'Invalid format.', 'Invalid format.'],
  ['x'.repeat(31), 'Invalid format.', 'Invalid format.'],
  [' CR7Q2M9X ', undefined, undefined],
  ['200017', undefined, undefined],
])('of %j member number and letter id say so', (text, ofMember, ofLetter) => {
  const found = [letterMemberNumberViolation(text), letterIdViolation(text)];
  expect(found.map((one) => one && englishOf(one))).toEqual([ofMember, ofLetter]);
});

it('a letter id is compared without regard to case', () => {
  expect(tidyLetterNumber(' cr7q2m9x ')).toBe('CR7Q2M9X');
});
