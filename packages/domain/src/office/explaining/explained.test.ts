import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reasonKinds, standingOf } from './explained.ts';

const reasons = fc.array(fc.record({ kind: fc.constantFrom(...reasonKinds), isOpen: fc.boolean() }), { maxLength: 8 });

it('is open just where nothing is closed', () => {
  fc.assert(
    fc.property(reasons, (all) => {
      expect(standingOf(all) === 'open').toBe(all.every(({ isOpen }) => isOpen));
    }),
  );
});

it('a locked login, a limit, a gate or maintenance closes all of it; a dead card alone never does', () => {
  fc.assert(
    fc.property(reasons, fc.constantFrom('login', 'limit', 'gate', 'online', 'maintenance'), (all, kind) => {
      expect(standingOf([...all, { kind, isOpen: false }])).toBe('closed');
    }),
  );
  expect(standingOf([{ kind: 'way', isOpen: false }])).toBe('narrowed');
  expect(
    standingOf([
      { kind: 'card', isOpen: true },
      { kind: 'way', isOpen: false },
    ]),
  ).toBe('narrowed');
  expect(
    standingOf([
      { kind: 'card', isOpen: false },
      { kind: 'echeck', isOpen: false },
    ]),
  ).toBe('closed');
  expect(
    standingOf([
      { kind: 'card', isOpen: false },
      { kind: 'echeck', isOpen: true },
    ]),
  ).toBe('narrowed');
});

it('says the same in whatever order the reasons stand', () => {
  fc.assert(
    fc.property(reasons, (all) => {
      expect(standingOf([...all].reverse())).toBe(standingOf(all));
    }),
  );
});
