import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { violation } from '../../violation.ts';
import { changesAccess, currentPasswordViolation } from './current-password.ts';

const kept = { email: 'Opal@Lindqvist.example' };

describe('the current password', () => {
  it('is asked for when a new password is chosen, or another e-mail address', () => {
    expect(changesAccess({ password: 'Willow-creek-88!' }, kept)).toBe(true);
    expect(changesAccess({ userName: 'opal@mill.example' }, kept)).toBe(true);
  });

  it('is not asked for when both stay, however the address is written', () => {
    expect(changesAccess({}, kept)).toBe(false);
    expect(changesAccess({ password: '', userName: ' opal@lindqvist.EXAMPLE ' }, kept)).toBe(false);
  });

  it('is missing exactly where it is asked for and empty', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (typed, isAsked) => {
        const missing = violation('myProfile.currentPassword.required');
        expect(currentPasswordViolation(typed, isAsked)).toEqual(isAsked && typed === '' ? missing : undefined);
      }),
    );
  });
});
