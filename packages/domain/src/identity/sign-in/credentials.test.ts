import { expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { passwordViolation, usernameViolation } from './credentials.ts';

it('a password that the co-op let its member choose signs in, however long', () => {
  const codeOf = (length: number, longest: number) => passwordViolation('x'.repeat(length), longest)?.code;
  expect([codeOf(128, 128), codeOf(50, 50), codeOf(0, 50)]).toEqual([undefined, undefined, 'signIn.password.required']);
  expect([codeOf(129, 128), codeOf(51, 50)]).toEqual(['error.tooLong', 'error.tooLong']);
});

it('a username is asked for, and takes sixty characters', () => {
  expect(['', '  ', 'bob', 'x'.repeat(60)].map((text) => usernameViolation(text)?.code)).toEqual([
    'signIn.username.required',
    'signIn.username.required',
    undefined,
    undefined,
  ]);
  const [username, password] = [usernameViolation('x'.repeat(61)), passwordViolation('x'.repeat(51), 50)];
  expect(username && englishOf(username)).toBe('Please use at most 60 characters.');
  expect(password && englishOf(password)).toBe('Please use at most 50 characters.');
});
