import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillChange, billChange, type ComparedBill } from './bill-change.ts';
import type { BillPricing } from './bill-pricing.ts';
import { joinedParts } from './joined-parts.ts';
import { sortedCharges } from './once-charges.ts';

const sumOf = (change: BillChange) => change.parts.reduce((sum, { amount }) => sum + amount, 0);
const amountOf = (change: BillChange, name: string) => change.parts.find(({ part }) => part === name)?.amount;

/** A schedule: so many cents a day and a unit, with taxes; rounded as bills are. */
const priced =
  (perDay: number, perUnit: number, tax = 0) =>
  (days: number, use: number) => {
    const lines = Math.round(perDay * days) + Math.round(perUnit * use);
    return lines + Math.round(lines * tax);
  };

/** Whole thousandths: doubles of their own are nearly all next to nothing. */
const number = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((one) => one / 1000);
const cents = fc.integer({ min: -50_000, max: 50_000 });
const days = fc.option(fc.integer({ min: 1, max: 70 }), { nil: null });
const quantity = fc.option(number(-500, 5000), { nil: null });
const price = fc.record({
  perDay: fc.integer({ min: 0, max: 300 }),
  perUnit: number(0, 40),
  tax: number(0, 0.2),
});
/** How a bill came about: by its prices, by others, or by nothing that is known. */
const bill = fc.record({
  days,
  quantity,
  off: fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 3 }), cents),
  services: fc.oneof(fc.constant(0), cents),
  once: fc.oneof(fc.constant(0), cents),
  hasLines: fc.boolean(),
});
const weather = fc.option(
  fc.record({
    heating: number(-2000, 2000),
    cooling: number(-2000, 2000),
    error: number(0, 300),
  }),
  { nil: undefined },
);

describe('the change of a bill (account-123)', () => {
  it('is split into parts that add up to the cent, whatever is known of both', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(
        bill,
        bill,
        price,
        price,
        weather,
        fc.constantFrom('schedule', 'rate', 'none', 'lacking'),
        (one, other, own, earlier, found, kind) => {
          const priceOf = (found: typeof own) => priced(found.perDay, found.perUnit, found.tax);
          const made = (from: typeof one, by: typeof own): ComparedBill => {
            const scheduled = priceOf(by)(from.days ?? 30, from.quantity ?? 0) + from.off;
            const charges = { scheduled, services: from.services, once: from.once };
            return {
              cost: scheduled + from.services + from.once,
              days: from.days,
              quantity: from.quantity,
              charges: from.hasLines ? charges : undefined,
            };
          };
          const lacking = () => undefined;
          const pricing: BillPricing | undefined =
            kind === 'none'
              ? undefined
              : {
                  kind: kind === 'rate' ? 'rate' : 'schedule',
                  before: kind === 'lacking' ? lacking : priceOf(earlier),
                  usedThen: priceOf(earlier)(one.days ?? 30, one.quantity ?? 0),
                  usedNow: priceOf(own)(one.days ?? 30, one.quantity ?? 0),
                };
          const [now, before] = [made(one, own), made(other, earlier)];
          const change = billChange(now, before, pricing ? [pricing] : [], found);
          expect(sumOf(change)).toBe(now.cost - before.cost);
          for (const { amount, part, spread } of change.parts) {
            expect(Number.isInteger(amount)).toBe(true);
            if (part !== 'other' && amount !== 0) expect(Math.abs(amount)).toBeGreaterThanOrEqual(25);
            if (spread) expect(spread.least <= amount && amount <= spread.most).toBe(true);
            kinds.add(part);
          }
          expect(new Set(change.parts.map(({ part }) => part)).size).toBe(change.parts.length);
        },
      ),
      { numRuns: 10_000 },
    );
    expect([...kinds].sort()).toEqual(
      ['beyond', 'days', 'once', 'other', 'price', 'rest', 'services', 'use', 'weather'].sort(),
    );
  }, 120_000);

  const charges = (scheduled: number, once = 0) => ({ scheduled, services: 0, once });
  const p0 = priced(90, 11.8);
  const p1 = priced(90, 12.3);
  const october = { cost: p0(30, 520), days: 30, quantity: 520, charges: charges(p0(30, 520)) };
  const pricingOf = (days: number, use: number): BillPricing => ({
    kind: 'schedule',
    before: p0,
    usedThen: p0(days, use),
    usedNow: p1(days, use),
  });
  const pricing = pricingOf(30, 520);

  it('names days, weather, use beyond it, prices and what was charged once', () => {
    const now = { cost: p1(33, 640) + 2500, days: 33, quantity: 640, charges: charges(p1(33, 640), 2500) };
    const change = billChange(now, october, [pricingOf(33, 640)], { heating: 50, cooling: -4, error: 5 });
    expect(amountOf(change, 'days')).toBe(p0(33, 572) - p0(30, 520));
    expect(amountOf(change, 'weather')).toBe(p0(33, 618) - p0(33, 572));
    expect(amountOf(change, 'beyond')).toBe(p0(33, 640) - p0(33, 618));
    expect(amountOf(change, 'price')).toBe(p1(33, 640) - p0(33, 640));
    expect(amountOf(change, 'once')).toBe(2500);
    expect([change.weather, change.untold]).toEqual(['colder', []]);
  });

  it('says which parts cannot be told apart, and tells none of them', () => {
    const now = { ...october, cost: october.cost + 900, charges: charges(october.cost + 900) };
    expect(billChange({ ...now, quantity: null }, october, [pricing], undefined)).toMatchObject({
      parts: [
        { part: 'rest', amount: 900 },
        { part: 'once', amount: 0 },
      ],
      untold: ['usage'],
    });
    expect(billChange(now, october, [], undefined).untold).toEqual(['prices']);
    // No schedule makes this bill what it is: what is left is not called a price.
    expect(billChange(now, october, [pricing], undefined).parts.map(({ part }) => part)).toEqual([
      'days',
      'rest',
      'once',
    ]);
    expect(billChange({ ...now, charges: undefined }, october, [pricing], undefined).untold).toContain('lines');
  });

  it('of power that was sent back is not told by its sum', () => {
    const now = { ...october, quantity: -20 };
    expect(billChange(now, october, [pricing], undefined).untold).toEqual(['usage']);
  });
});

it('what was charged once is on no other bill and not of the schedule', () => {
  const lines = [
    { description: 'Energy ', amount: 5897 },
    { description: 'Fiber', amount: 6000 },
    { description: 'Reconnection fee', amount: 3500 },
  ];
  expect(sortedCharges(lines, new Set(['Energy']), new Set(['Fiber', 'Energy']))).toEqual({
    scheduled: 5897,
    services: 6000,
    once: 3500,
  });
});

it('small parts are told together, and nothing where they cancel (account-124)', () => {
  const part = (name: 'days' | 'price' | 'beyond', amount: number) => ({ part: name, amount });
  expect(joinedParts([part('days', 24), part('price', -25), part('beyond', 3)])).toEqual([
    { part: 'price', amount: -25 },
    { part: 'other', amount: 27 },
  ]);
  expect(joinedParts([part('days', 20), part('beyond', -20)])).toEqual([]);
});
