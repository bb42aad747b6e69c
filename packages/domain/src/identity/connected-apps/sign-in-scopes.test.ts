import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignInScope, toldFacts, writeSignInScope } from './sign-in-scopes.ts';

describe('the scope of a sign-in (identity-121)', () => {
  it('reads back as it was written, in whatever order it came', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...toldFacts]), (told) => {
        const read = readSignInScope(['openid', ...told].reverse().join(' '));
        expect(read).toEqual(toldFacts.filter((fact) => told.includes(fact)));
        expect(readSignInScope(writeSignInScope(told))).toEqual(read);
      }),
    );
  });

  it('is none without openid, with a scope of data, or with anything else', () => {
    for (const wrong of [
      '',
      'email',
      'openid FB=4_15',
      'openid offline_access',
      'openid  email',
      'OPENID',
      'openid phone',
    ])
      expect(readSignInScope(wrong), wrong).toBeUndefined();
  });
});
