import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areNews, momentOf } from './files-again.ts';

const instant = fc.integer({ min: 0, max: 50 }).map((hours) => new Date(hours * 3_600_000));
const sha256 = fc.constantFrom('a', 'b');
const earlier = fc.array(fc.record({ sha256, asOf: instant }), { maxLength: 3 });
const given = fc.record({ sha256, asOf: instant, isDated: fc.boolean() });

it('a file is of the moment that it brings; without one the very same file is no newer than it was', () => {
  fc.assert(
    fc.property(given, earlier, (file, before) => {
      const same = before.filter((one) => one.sha256 === file.sha256);
      const moment = momentOf(file, before);
      if (file.isDated || same.length === 0) expect(moment).toEqual(file.asOf);
      else {
        expect(same.map(({ asOf }) => asOf)).toContainEqual(moment);
        expect(same.every(({ asOf }) => asOf <= moment)).toBe(true);
      }
    }),
  );
});

it('what was written is no news a second time, nor any time after, unless its moment is a later one', () => {
  fc.assert(
    fc.property(given, earlier, (file, before) => {
      const asOf = momentOf(file, before);
      const read = { ...file, asOf };
      expect(areNews(read, [...before, read])).toBe(false);
      expect(areNews(read, [read, read])).toBe(false);
      expect(areNews({ ...read, sha256: 'c' }, before)).toBe(true);
      if (areNews(read, before)) expect(areNews({ ...read, asOf: new Date(asOf.getTime() + 1) }, before)).toBe(true);
    }),
  );
});
