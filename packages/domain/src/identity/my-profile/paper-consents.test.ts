import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paperlessChange, paperlessParts } from './paper-consents.ts';

const choice = fc.record({
  hasOptedForPaperlessBilling: fc.boolean(),
  hasOptedForPaperlessOther: fc.boolean(),
  rows: fc.uniqueArray(
    fc.record({
      accountNumber: fc.constantFrom('1', '2', '3'),
      email: fc.boolean(),
      paperlessBill: fc.boolean(),
      paperlessOther: fc.boolean(),
    }),
    { selector: ({ accountNumber }) => accountNumber },
  ),
});
const keys = (parts: ReturnType<typeof paperlessParts>) => parts.map((part) => JSON.stringify(part)).sort();

it('what was without paper, with what is agreed to and without what is taken back, is what is without paper (identity-100)', () => {
  fc.assert(
    fc.property(choice, choice, (before, after) => {
      const { given, withdrawn } = paperlessChange(before, after);
      const taken = new Set(keys(withdrawn));
      const left = [...keys(paperlessParts(before)).filter((key) => !taken.has(key)), ...keys(given)].sort();
      expect(left).toEqual(keys(paperlessParts(after)));
      expect(keys(given).filter((key) => keys(paperlessParts(before)).includes(key))).toEqual([]);
    }),
  );
});
