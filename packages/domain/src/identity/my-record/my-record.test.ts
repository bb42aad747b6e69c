import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingBlock } from './closing.ts';
import { filterOfEvent, lookEvents, signInEvents } from './record-entry.ts';
import { forgottenBefore, periodOf, retentionAt, retentionKinds, settableKinds, yearsOf } from './retention.ts';

describe('how long a kind is kept (identity-109)', () => {
  it('is the co-op’s years where it says some, else the standard', () => {
    expect(periodOf('events', {})).toEqual({ years: 2 });
    expect(periodOf('messages', {})).toEqual({ days: 90 });
    fc.assert(
      fc.property(fc.constantFrom(...settableKinds), fc.integer({ min: 1, max: 10 }), (kind, years) => {
        expect(periodOf(kind, { [kind]: { years } })).toEqual({ years });
      }),
    );
  });

  it('is never less by standard than what may be set, where that is by law', () => {
    for (const kind of ['authorizations', 'contactConsents'] as const)
      expect(periodOf(kind, {})).toEqual({ years: yearsOf(kind).least });
  });

  it('what is forgotten lies in the past, the further the longer it is kept', () => {
    const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(now, fc.integer({ min: 1, max: 9 }), (at, years) => {
        const before = forgottenBefore({ years }, at).getTime();
        expect(before).toBeLessThan(at.getTime());
        expect(forgottenBefore({ years: years + 1 }, at).getTime()).toBeLessThan(before);
      }),
    );
    expect(forgottenBefore({ days: 400 }, new Date('2027-06-08T12:00:00Z')).toISOString()).toBe(
      '2026-05-04T12:00:00.000Z',
    );
  });

  it('names a table once', () => {
    const tables = retentionKinds.flatMap(({ tables: some }) => [...some]);
    expect(new Set(tables).size).toBe(tables.length);
  });

  it('shows the co-op’s own sentence', () => {
    const shown = retentionAt({ events: { years: 3, because: 'Our board said so.' } });
    expect(shown.find(({ kind }) => kind === 'events')).toMatchObject({
      keeps: { years: 3 },
      because: 'Our board said so.',
    });
    expect(shown).toHaveLength(retentionKinds.length);
  });
});

it('an event is found under one filter', () => {
  for (const kind of signInEvents) expect(filterOfEvent(kind)).toBe('sign-ins');
  for (const kind of lookEvents) expect(filterOfEvent(kind)).toBe('looks');
  expect(filterOfEvent('password-changed')).toBe('changes');
});

it('a payment under way alone keeps a login open (identity-106)', () => {
  fc.assert(
    fc.property(fc.nat(5), (underWay) => {
      expect(closingBlock({ underWay })).toBe(underWay > 0 ? 'under-way' : undefined);
    }),
  );
});
