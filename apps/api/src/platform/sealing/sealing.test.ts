import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealerOf, sealPurposes } from './sealing.ts';
import { isSameHash, keyIdOf, vaultOf } from './vault.ts';

const newKey = () => randomBytes(32).toString('base64url');
const [first, second] = [newKey(), newKey()];
const sealer = sealerOf([first]);
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:05:00Z');

describe('a sealed text', () => {
  const sealed = sealer.seal('payment-result', { transNo: '1' }, later);

  it('opens for its purpose, in its time', () => {
    expect(sealer.open('payment-result', sealed, now)).toEqual({ transNo: '1' });
    expect(sealer.open('quick-pay-account', sealed, now)).toBeUndefined();
    expect(sealer.open('payment-result', sealed, later)).toBeUndefined();
    expect(sealerOf([second]).open('payment-result', sealed, now)).toBeUndefined();
  });

  it('of every purpose is refused with any one byte altered, and opens for no other purpose', () => {
    for (const purpose of sealPurposes) {
      const made = sealer.seal(purpose, { transNo: '1' }, later);
      for (let at = 0; at < made.length; at += 1) {
        const other = made[at] === 'A' ? 'B' : 'A';
        expect(sealer.open(purpose, made.slice(0, at) + other + made.slice(at + 1), now)).toBeUndefined();
      }
      const opening = sealPurposes.filter((other) => sealer.open(other, made, now) !== undefined);
      expect(opening).toEqual([purpose]);
    }
  });

  it('made with an old key opens while that key is still named, and no longer', () => {
    expect(sealerOf([second, first]).open('payment-result', sealed, now)).toEqual({ transNo: '1' });
    const renewed = sealerOf([second, first]).seal('payment-result', 1, later);
    expect(sealer.open('payment-result', renewed, now)).toBeUndefined();
  });

  it('says nothing about texts that were never sealed', () => {
    for (const text of ['', 'x', 'a.b.c', '💡', 'A'.repeat(5000)])
      expect(sealer.open('payment-result', text, now)).toBeUndefined();
  });
});

describe('a locked value', () => {
  const locked = vaultOf([first]).lock('authenticator-secret', 'ada', 'JBSWY3DP');

  it('opens for its purpose and its owner, also after the keys were rotated', () => {
    expect(vaultOf([first]).unlock('authenticator-secret', 'ada', locked)).toBe('JBSWY3DP');
    expect(vaultOf([second, first]).unlock('authenticator-secret', 'ada', locked)).toBe('JBSWY3DP');
    expect(locked.toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('opens for nobody else, nor without its key, nor altered', () => {
    expect(() => vaultOf([first]).unlock('authenticator-secret', 'eve', locked)).toThrow();
    expect(() => vaultOf([first]).unlock('message-body', 'ada', locked)).toThrow();
    expect(() => vaultOf([second]).unlock('authenticator-secret', 'ada', locked)).toThrow();
    for (let at = 0; at < locked.length; at += 1) {
      const altered = Buffer.from(locked);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => vaultOf([first]).unlock('authenticator-secret', 'ada', altered)).toThrow();
    }
  });
});

describe('a stored hash', () => {
  const text = '1\nABC';
  const stored = vaultOf([first]).storedHash('recovery-code', text);

  it('names its key, and is found with every key that is named, also as older releases wrote it', () => {
    const isFound = (hash: Buffer, ...keys: [string, ...string[]]) =>
      vaultOf(keys)
        .storedHashes('recovery-code', text)
        .some((one) => isSameHash(one, hash));
    expect(stored.subarray(1, 5)).toEqual(keyIdOf(first));
    expect(keyIdOf(first)).not.toEqual(keyIdOf(second));
    for (const hash of [stored, stored.subarray(5)]) {
      expect([isFound(hash, first), isFound(hash, second, first), isFound(hash, second)]).toEqual([true, true, false]);
    }
    expect(vaultOf([first]).storedHash('verification-code', text)).not.toEqual(stored);
  });
});
