import { expect, it } from 'vitest';
import { passwordViolation } from './credentials.ts';

it('a password that the co-op let its member choose signs in, however long', () => {
  const codeOf = (length: number, longest: number) => passwordViolation('x'.repeat(length), longest)?.code;
  expect([codeOf(128, 128), codeOf(50, 50), codeOf(0, 50)]).toEqual([undefined, undefined, 'signIn.password.required']);
  expect([codeOf(129, 128), codeOf(51, 50)]).toEqual(['error.tooLong', 'error.tooLong']);
});
