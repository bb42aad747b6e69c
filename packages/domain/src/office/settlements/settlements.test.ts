import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { addBankingDays } from '../../planned/banking-days/banking-days.ts';
import { type BookedFacts, type BookedMoney, bookedMoney } from './booked-money.ts';
import { differenceOf } from './line-difference.ts';
import { lineKinds } from './line-kinds.ts';
import { paidOutUntil } from './payout-days.ts';
import { addsUp, type KeptLine, retold, sumsOf, type ToldLine } from './settled-lines.ts';

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const line = (lineId: string) =>
  fc.record({ kind: fc.constantFrom(...lineKinds), grossCents: cents, feeCents: fc.nat(3_000) }).map(
    ({ kind, grossCents, feeCents }): ToldLine => ({
      ...{ lineId, kind, transNo: `T-${lineId}`, reference: `R-${lineId}`, chargeReference: `R-${lineId}` },
      ...{ grossCents, feeCents, netCents: grossCents - feeCents, at: '2026-11-24T12:00:00Z' },
    }),
  );
const lines = fc
  .uniqueArray(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 12 })
  .chain((numbers) => fc.tuple(...numbers.map(line)));
const some = fc.tuple(line('A'), lines).map(([first, more]) => [first, ...more]);
const kept = (found: readonly KeptLine[]) => new Map(found.map((one) => [one.lineId, one]));
const sorted = (found: readonly KeptLine[]) => [...found].sort((one, other) => (one.lineId < other.lineId ? -1 : 1));

describe('a settlement', () => {
  it('that is told again, in whatever order, is what it was', () => {
    fc.assert(
      fc.property(some, (told) => {
        const first = retold(new Map(), told);
        const again = retold(kept(first), [...told].reverse());
        expect(sorted(again)).toEqual(sorted(first));
        for (const one of again) expect([one.wasCents, one.isGone]).toEqual([null, false]);
      }),
    );
  });

  it('loses no line that was told once, and marks each that came later, went or changed', () => {
    fc.assert(
      fc.property(some, some, some, (one, two, three) => {
        const tellings = [one, two, three];
        const end = tellings.reduce<readonly KeptLine[]>((before, told) => retold(kept(before), told), []);
        const numbers = new Set(tellings.flat().map(({ lineId }) => lineId));
        expect(new Set(end.map(({ lineId }) => lineId))).toEqual(numbers);
        expect(end).toHaveLength(numbers.size);
        const last = new Map(three.map((told) => [told.lineId, told]));
        for (const found of end) {
          expect(found.isGone).toBe(!last.has(found.lineId));
          const first = one.find(({ lineId }) => lineId === found.lineId);
          if (!first) expect(found.wasCents).toBe(0);
          else if (found.netCents !== first.netCents && found.wasCents === null) throw new Error('It changed unseen.');
        }
      }),
    );
  });

  it('adds up to the sum of its lines and to nothing else; what is told no more counts no more', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 1_000 }), (told, off) => {
        const first = retold(new Map(), told);
        const { grossCents, feeCents, netCents } = sumsOf(first);
        expect(grossCents - feeCents).toBe(netCents);
        expect([addsUp(netCents, first), addsUp(netCents + off, first), addsUp(netCents - off, first)]).toEqual([
          true,
          false,
          false,
        ]);
        const [leaves, ...stay] = told;
        const after = retold(kept(first), stay);
        expect(sumsOf(after).netCents).toBe(netCents - (leaves?.netCents ?? 0));
        const wrong = first.map((one, index) => (index === 0 ? { ...one, feeCents: one.feeCents + off } : one));
        expect(addsUp(netCents, wrong)).toBe(false);
      }),
    );
  });
});

describe('a line', () => {
  const standing = { wasCents: null, isGone: false };
  const out = fc.constantFrom('refund', 'return', 'dispute' as const);
  const into = fc.constantFrom('payment', 'dispute-won', 'refund-failed' as const);
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const booked = (least: number, most = least): BookedMoney => ({ least, most });

  it('is matched by the very amount that our books have, on its own side, and by no other', () => {
    fc.assert(
      fc.property(into, out, amount, amount, (comes, goes, one, other) => {
        const books = { booked: booked(one), isElsewhere: false };
        const differs = one === other ? null : 'amount';
        expect(differenceOf({ kind: comes, grossCents: other, ...standing }, books)).toBe(differs);
        expect(differenceOf({ kind: goes, grossCents: -other, ...standing }, books)).toBe(differs);
        expect(differenceOf({ kind: comes, grossCents: -one, ...standing }, books)).toBe('amount');
        expect(differenceOf({ kind: goes, grossCents: one, ...standing }, books)).toBe('amount');
      }),
    );
  });

  it('that our books do not know, or have in another settlement, is told, whatever it comes to', () => {
    fc.assert(
      fc.property(fc.oneof(into, out), cents, (kind, grossCents) => {
        const told = { kind, grossCents, ...standing };
        expect(differenceOf(told, { booked: undefined, isElsewhere: false })).toBe('unknown');
        expect(differenceOf(told, { booked: booked(Math.abs(grossCents)), isElsewhere: true })).toBe('twice');
      }),
    );
  });

  it('that changed or went is told though our books agree; a fee alone needs no book', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lineKinds), amount, (kind, grossCents) => {
        const books = { booked: booked(0, 1_000_000), isElsewhere: false };
        expect(differenceOf({ kind, grossCents, wasCents: 0, isGone: false }, books)).toBe('changed');
        expect(differenceOf({ kind, grossCents, wasCents: null, isGone: true }, books)).toBe('gone');
      }),
    );
    const nothing = { booked: undefined, isElsewhere: false };
    expect(differenceOf({ kind: 'fee', grossCents: 0, ...standing }, nothing)).toBeNull();
    expect(differenceOf({ kind: 'other', grossCents: -100, ...standing }, nothing)).toBe('unknown');
  });
});

describe('our books', () => {
  const amount = fc.integer({ min: 2, max: 1_000_000 });
  const nothing: BookedFacts = { charge: undefined, refund: undefined, dispute: undefined };
  const taken = (cents: number) => ({ taken: { least: cents, most: cents }, refundedCents: 0 });

  it('vouch for a line only by what they have of that very thing', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        const standing = { ...taken(cents), isGivenBack: false, isReturned: false };
        const facts: BookedFacts = {
          charge: standing,
          refund: { cents: cents - 1, isRefused: false },
          dispute: { cents: cents - 1, isWon: false },
        };
        const of = (given: BookedFacts) => lineKinds.filter((kind) => bookedMoney(kind, given) !== undefined);
        expect(of(nothing)).toEqual([]);
        expect(of({ ...nothing, charge: standing })).toEqual(['payment']);
        expect(of(facts)).toEqual(['payment', 'refund', 'dispute']);
        expect(of({ ...facts, refund: { cents, isRefused: true }, dispute: { cents, isWon: true } })).toEqual([
          'payment',
          'refund-failed',
          'dispute',
          'dispute-won',
        ]);
      }),
    );
  });

  it('have a returned charge come to what was left of it', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (cents, part) => {
        const refundedCents = Math.floor(cents * part);
        const charge = { ...taken(cents), refundedCents, isGivenBack: false, isReturned: true };
        const left = cents - refundedCents;
        expect(bookedMoney('return', { ...nothing, charge })).toEqual({ least: left, most: left });
      }),
    );
  });
});

it('the charges of a day are waited for until its banking days are over, weekends and holidays left out', () => {
  const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 15 }), (today, bankingDays) => {
      const last = paidOutUntil(today, bankingDays);
      expect(addBankingDays(last, bankingDays) < today).toBe(true);
      expect(addBankingDays(addDays(last, 1), bankingDays) >= today).toBe(true);
    }),
  );
  // Of the weekend before Thanksgiving the fifth banking day is the Monday after it.
  expect([paidOutUntil('2026-11-30', 5), paidOutUntil('2026-12-01', 5)]).toEqual(['2026-11-19', '2026-11-22']);
});
