import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { keyEndViolation, keyState, longestKeyDays, networksViolation } from './key-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

describe('a key', () => {
  it('ends after today, and within two years (office-133)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 2000 }), (days) => {
        const found = keyEndViolation(addDays('2026-11-20', days), '2026-11-20');
        expect(found === undefined).toBe(days > 0 && days <= longestKeyDays);
      }),
    );
  });

  it('names the networks from which it is good (office-133)', () => {
    expect(networksViolation([])?.code).toBe('connected.networks.needed');
    expect(networksViolation(['203.0.113.0/24', 'x'])).toMatchObject({
      code: 'connected.networks.invalid',
      params: { network: 'x' },
    });
    expect(networksViolation(['0.0.0.0/0'])?.code).toBe('connected.networks.tooWide');
    expect(networksViolation(Array.from({ length: 21 }, () => '203.0.113.7'))?.code).toBe('connected.networks.tooMany');
    expect(networksViolation(['203.0.113.0/24', '2001:db8::/48'])).toBeUndefined();
  });

  it('is new until its secret was taken, and wants another one two weeks before its end (office-134)', () => {
    const facts = { endsAt: inDays(30), takenAt: now, revokedAt: null };
    expect(keyState({ ...facts, takenAt: null }, now)).toBe('new');
    expect(keyState(facts, now)).toBe('active');
    expect(keyState(facts, inDays(17))).toBe('ending');
    expect(keyState(facts, inDays(30))).toBe('ended');
    expect(keyState({ ...facts, revokedAt: now }, inDays(40))).toBe('revoked');
  });
});
