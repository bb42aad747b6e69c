import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedLines, comparedPieces } from './compared-lines.ts';

const address = {
  streetNumber: '15',
  streetName: 'Sawyer',
  streetType: 'ST',
  unit: '',
  city: 'Alder',
  state: 'OR',
  zip: '97498',
};
const onFile = {
  name: { firstName: 'Walter', middleName: '', lastName: 'Prine' },
  organizationName: '',
  addresses: { '1': address },
  phones: [{ phone: '5415550103', phoneType: 'Cell', extension: '' }],
};

it('shows what changes beside what is on file, and a phone that is new beside nothing', () => {
  const phones = [
    { phone: '5415550160', phoneType: 'Cell', extension: '' },
    { phone: '5415550170', phoneType: 'Home', extension: '12' },
  ];
  expect(comparedLines(onFile, { addresses: { '1': { ...address, unit: '4', zip: '974981234' } }, phones })).toEqual([
    { field: 'name', of: null, before: 'Walter Prine', after: 'Walter Prine' },
    {
      field: 'address',
      of: '1',
      before: '15 Sawyer ST, Alder, OR 97498',
      after: '15 Sawyer ST, 4, Alder, OR 97498-1234',
    },
    { field: 'phone', of: 'Cell', before: '(541) 555-0103', after: '(541) 555-0160' },
    { field: 'phone', of: 'Home', before: '', after: '(541) 555-0170 x12' },
  ]);
});

it('pieces put together are the texts, and what both begin and end with is the same in both', () => {
  const words = fc.array(fc.constantFrom('15', 'Sawyer', 'St', 'Ñandú-', '李', ' ', '-', 'Unit '), { maxLength: 8 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(' '), other.join(' ')];
      const pieces = comparedPieces(before, after);
      const joined = (all: typeof pieces.before): string => all.map(({ text }) => text).join('');
      const same = (all: typeof pieces.before): string => joined(all.filter(({ isSame }) => isSame));
      expect([joined(pieces.before), joined(pieces.after)]).toEqual([before, after]);
      expect(same(pieces.before)).toBe(same(pieces.after));
      if (before === after) expect(same(pieces.before)).toBe(before);
    }),
  );
  expect(comparedPieces('(541) 555-0103', '(541) 555-0160').after).toEqual([
    { text: '(541) 555-', isSame: true },
    { text: '0160', isSame: false },
  ]);
});
