import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastOfferBefore, mayRemovePasskey, mayTurnPasswordOff, passkeyNameViolation, wentBack } from './passkeys.ts';

it('a passkey has a name that fits a list (identity-78)', () => {
  expect(
    ['', '  ', 'Kitchen laptop', 'x'.repeat(60), 'x'.repeat(61)].map((text) => passkeyNameViolation(text)?.code),
  ).toEqual(['passkeys.name.required', 'passkeys.name.required', undefined, undefined, 'error.tooLong']);
});

it('whatever is removed and switched off, a way in is left (identity-79, identity-83)', () => {
  const act = fc.constantFrom('remove', 'off');
  const start = fc.record({ passkeys: fc.nat(5), recoveryCodes: fc.nat(10), hasPassword: fc.constant(true) });
  fc.assert(
    fc.property(start, fc.array(act, { maxLength: 12 }), (begun, acts) => {
      let ways = begun as { passkeys: number; recoveryCodes: number; hasPassword: boolean };
      for (const one of acts)
        if (one === 'remove' && ways.passkeys > 0 && mayRemovePasskey(ways))
          ways = { ...ways, passkeys: ways.passkeys - 1 };
        else if (one === 'off' && mayTurnPasswordOff(ways)) ways = { ...ways, hasPassword: false };
      return ways.hasPassword || ways.passkeys > 0;
    }),
  );
});

it('the password goes with two passkeys, or with one and recovery codes', () => {
  const may = (passkeys: number, recoveryCodes: number, hasPassword = true) =>
    mayTurnPasswordOff({ passkeys, recoveryCodes, hasPassword });
  expect([may(0, 10), may(1, 0), may(1, 1), may(2, 0), may(2, 0, false)]).toEqual([false, false, true, true, false]);
});

it('a counter that stays or falls went back, and one that never counts did not (identity-84)', () => {
  expect([wentBack(0, 0), wentBack(0, 1), wentBack(7, 8), wentBack(7, 7), wentBack(7, 3), wentBack(7, 0)]).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  fc.assert(fc.property(fc.nat(), fc.nat(), (kept, more) => !wentBack(kept, kept + more + 1)));
});

it('an offer waits ninety days for the next (identity-82)', () => {
  expect(lastOfferBefore(new Date('2026-11-27T12:00:00Z')).toISOString()).toBe('2026-08-29T12:00:00.000Z');
});
