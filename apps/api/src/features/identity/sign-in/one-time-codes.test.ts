import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { authenticatorUri, codeOfStep, matchingStep, newAuthenticatorSecret, stepOf } from './one-time-codes.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const hasOathtool = spawnSync('oathtool', ['--version'], { stdio: 'ignore' }).error === undefined;

describe('a code of the authenticator', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is the last six digits of RFC 6238’s %s', (seconds, eight) => {
    const now = new Date(seconds * 1000);
    expect(codeOfStep(secret, stepOf(now))).toBe(eight.slice(2));
    expect(matchingStep(secret, eight.slice(2), now)).toBe(stepOf(now));
  });

  it('is taken one step early or late, and no more', () => {
    const now = new Date('2026-11-21T12:00:10Z');
    const taken = [-2, -1, 0, 1, 2].map((delta) => matchingStep(secret, codeOfStep(secret, stepOf(now) + delta), now));
    expect(taken).toEqual([undefined, stepOf(now) - 1, stepOf(now), stepOf(now) + 1, undefined]);
    const exact = [-1, 0, 1].map((delta) => matchingStep(secret, codeOfStep(secret, stepOf(now) + delta), now, false));
    expect(exact).toEqual([undefined, stepOf(now), undefined]);
    for (const other of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(secret, other, now)).toBeUndefined();
  });

  it.skipIf(!hasOathtool)('agrees with oathtool for new secrets (skipped where oathtool is not installed)', () => {
    for (let round = 0; round < 5; round += 1) {
      const own = newAuthenticatorSecret();
      const at = '2026-11-21 12:00:10 UTC';
      const said = execFileSync('oathtool', ['--totp', '-b', '--now', at, own], { encoding: 'utf8' }).trim();
      expect(codeOfStep(own, stepOf(new Date('2026-11-21T12:00:10Z')))).toBe(said);
    }
  });

  it('comes to the app by an address that names the co-op and the login', () => {
    expect(authenticatorUri('ABC', 'ada lind', 'Cedar & Co')).toBe(
      'otpauth://totp/Cedar%20%26%20Co:ada%20lind?secret=ABC&issuer=Cedar%20%26%20Co&algorithm=SHA1&digits=6&period=30',
    );
  });
});
