import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fallLayout } from './fall-layout.ts';

const part = fc.record({
  part: fc.constantFrom('days', 'weather', 'beyond', 'price'),
  amount: fc.integer({ min: -20_000, max: 20_000 }),
});

it('has every bar within its picture, each step beginning where the one before it ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 90_000 }), fc.array(part, { maxLength: 7 }), (before, parts) => {
      const now = parts.reduce((sum, { amount }) => sum + amount, before);
      const layout = fallLayout({ before, now, parts, weather: null, untold: [] });
      for (const { from, width } of [layout.before, layout.now, ...layout.steps.map(({ bar }) => bar)]) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + width).toBeLessThanOrEqual(100.2);
      }
      let at = layout.before.from + layout.before.width;
      if (before >= 0)
        for (const { bar, part: own } of layout.steps) {
          expect(Math.abs((own.amount >= 0 ? bar.from : bar.from + bar.width) - at)).toBeLessThan(0.5);
          at = own.amount >= 0 ? bar.from + bar.width : bar.from;
        }
    }),
  );
});
