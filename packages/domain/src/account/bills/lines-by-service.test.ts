import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesByService } from './lines-by-service.ts';

const line = fc.record({ service: fc.constantFrom('', 'Electric', 'Fiber'), amount: fc.integer() });

it('has each line once, under its service, in the order of the bill (account-109)', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const groups = linesByService(lines);
      expect(groups.flatMap(({ lines: own }) => own)).toHaveLength(lines.length);
      for (const { service, lines: own } of groups) expect(own).toEqual(lines.filter((one) => one.service === service));
      const names = groups.map(({ service }) => service);
      expect(names.includes('') ? names.at(-1) : '').toBe('');
    }),
  );
});
