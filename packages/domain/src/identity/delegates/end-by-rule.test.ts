import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stillOpened } from './end-by-rule.ts';

const numbers = fc.uniqueArray(fc.stringMatching(/^\d{3}$/), { minLength: 1, maxLength: 8 });
const facts = fc.record({
  accountNumbers: numbers,
  heldNumbers: numbers,
  isDeceased: fc.boolean(),
  isProtected: fc.boolean(),
  isOver: fc.boolean(),
});

it('a delegation opens what was agreed and its holder still has, and nothing more', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const opened = stillOpened(known);
      for (const one of opened) {
        expect(known.accountNumbers).toContain(one);
        expect(known.heldNumbers).toContain(one);
      }
      if (!known.isDeceased && !known.isProtected && !known.isOver)
        expect(opened).toHaveLength(known.accountNumbers.filter((one) => known.heldNumbers.includes(one)).length);
    }),
  );
});

it('one of a member who has died, or is protected, or whose last day is over, opens nothing', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom('isDeceased', 'isProtected', 'isOver'), (known, why) => {
      expect(stillOpened({ ...known, [why]: true })).toEqual([]);
    }),
  );
});
