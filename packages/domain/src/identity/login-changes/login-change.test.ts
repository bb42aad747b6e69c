import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AskedOf,
  type ChangedLogin,
  isPaper,
  loginChangeDue,
  loginChangeEnds,
  loginChangeViolation,
  papers,
  type StandingLogin,
  stillFits,
} from './login-change.ts';

const login: ChangedLogin = { isLocked: false, stops: 0, isWaiting: false };
const asked: AskedOf = {
  kind: 'second-step',
  emailBefore: 'ana@example.com',
  stepBefore: 57,
  begunAt: new Date('2026-11-20T12:00:00Z'),
};
const standing: StandingLogin = {
  email: 'ana@example.com',
  mfaEnabled: true,
  mfaLastStep: 57,
  isLocked: false,
  hasAccounts: true,
  isAddressTaken: false,
  isPasswordOff: false,
  lastSignedInAt: null,
};

describe('a change of a login that a caller asks for (office-74, office-76)', () => {
  it('may be asked for by a call, but not while another waits, the login is locked, or after two stops', () => {
    expect(loginChangeViolation(login, null)).toBeUndefined();
    expect(loginChangeViolation({ ...login, stops: 1 }, null)).toBeUndefined();
    expect(loginChangeViolation({ ...login, isWaiting: true }, null)?.code).toBe('logins.change.waits');
    expect(loginChangeViolation({ ...login, isLocked: true }, null)?.code).toBe('logins.change.locked');
    for (const stops of [2, 3])
      expect(loginChangeViolation({ isLocked: true, isWaiting: true, stops }, null)?.code).toBe(
        'logins.change.inPerson',
      );
  });

  it('may always be asked for with a paper at the counter', () => {
    const any = fc.record({ isLocked: fc.boolean(), stops: fc.nat(9), isWaiting: fc.boolean() });
    fc.assert(
      fc.property(any, fc.constantFrom(...papers), (one, paper) => loginChangeViolation(one, paper) === undefined),
    );
  });

  it('names a paper that there is', () => {
    expect(papers).toEqual(['drivers-license', 'state-id', 'passport', 'military-id', 'tribal-id']);
    expect(['passport', 'tribal-id', '', 'Passport', 'library-card'].map(isPaper)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('waits a day of 24 hours, over a change of clocks too', () => {
    expect(loginChangeDue(new Date('2026-10-31T20:15:00Z'))).toEqual(new Date('2026-11-01T20:15:00Z'));
    expect(loginChangeEnds).toEqual(['done', 'stopped', 'called-off', 'dropped']);
  });
});

describe('a change that is due still fits', () => {
  it('a login that stands as it was asked of', () => {
    expect(stillFits(asked, standing)).toBe(true);
    expect(stillFits({ ...asked, kind: 'email' }, standing)).toBe(true);
  });

  it('no login that has gone, was locked, lost its accounts, or has another address since', () => {
    for (const kind of ['second-step', 'email'] as const) {
      const one = { ...asked, kind };
      expect(stillFits(one, undefined)).toBe(false);
      for (const changed of [{ isLocked: true }, { hasAccounts: false }, { email: 'bo@example.com' }])
        expect(stillFits(one, { ...standing, ...changed })).toBe(false);
    }
  });

  it('no second step that was turned off or used since, and no address that is another login’s now', () => {
    expect(stillFits(asked, { ...standing, mfaEnabled: false })).toBe(false);
    expect(stillFits(asked, { ...standing, mfaLastStep: 58 })).toBe(false);
    expect(stillFits(asked, { ...standing, isAddressTaken: true })).toBe(true);
    const email = { ...asked, kind: 'email' } as const;
    expect(stillFits(email, { ...standing, isAddressTaken: true })).toBe(false);
    expect(stillFits(email, { ...standing, mfaEnabled: false, mfaLastStep: 58 })).toBe(true);
  });
});
