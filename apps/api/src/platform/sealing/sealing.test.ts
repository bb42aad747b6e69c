import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealerOf } from './sealing.ts';

const sealer = sealerOf(randomBytes(32).toString('base64url'));
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:05:00Z');

describe('a sealed text', () => {
  const sealed = sealer.seal('payment-result', { transNo: '1' }, later);

  it('opens for its purpose, in its time', () => {
    expect(sealer.open('payment-result', sealed, now)).toEqual({ transNo: '1' });
    expect(sealer.open('quick-pay-account', sealed, now)).toBeUndefined();
    expect(sealer.open('payment-result', sealed, later)).toBeUndefined();
    expect(sealerOf(randomBytes(32).toString('base64url')).open('payment-result', sealed, now)).toBeUndefined();
  });

  it('is refused with any one character altered', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(sealer.open('payment-result', sealed.slice(0, at) + other + sealed.slice(at + 1), now)).toBeUndefined();
    }
  });

  it('says nothing about texts that were never sealed', () => {
    for (const text of ['', 'x', 'a.b.c', '💡', 'A'.repeat(5000)])
      expect(sealer.open('payment-result', text, now)).toBeUndefined();
  });
});
