import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksForMore,
  isAnyPaperless,
  isColumnTicked,
  isEmailLocked,
  type PaperlessRow,
  paperlessConfirmViolation,
  paperlessRowViolation,
  tickColumn,
  tickRow,
} from './paperless.ts';

const column = fc.constantFrom('email', 'paperlessBill', 'paperlessOther');
const row: fc.Arbitrary<PaperlessRow> = fc
  .record({
    accountNumber: fc.constantFrom('1', '2', '3'),
    email: fc.boolean(),
    paperlessBill: fc.boolean(),
    paperlessOther: fc.boolean(),
  })
  .map((one) => ({ ...one, email: one.email || one.paperlessBill }));
const rows = fc.array(row, { maxLength: 6 });
const tick = fc.tuple(column, fc.boolean());

describe('a row of paperless options', () => {
  it('never has Paperless Bill without Email, whatever is ticked in whatever order', () => {
    fc.assert(
      fc.property(row, fc.array(tick), (begin, ticks) => {
        const end = ticks.reduce((one, [name, on]) => tickRow(one, name, on), begin);
        expect(paperlessRowViolation(end)).toBeUndefined();
      }),
    );
  });

  it('has Email forced on and locked by Paperless Bill, and free again without it', () => {
    fc.assert(
      fc.property(row, (begin) => {
        const paperless = tickRow(begin, 'paperlessBill', true);
        expect([paperless.email, isEmailLocked(paperless)]).toEqual([true, true]);
        expect(tickRow(paperless, 'email', false)).toEqual(paperless);
        const paper = tickRow(paperless, 'paperlessBill', false);
        expect([paper.email, isEmailLocked(paper)]).toEqual([true, false]);
        expect(tickRow(paper, 'email', false).email).toBe(false);
      }),
    );
  });

  it('ticks its own column and leaves the other mail alone', () => {
    fc.assert(
      fc.property(row, tick, (begin, [name, on]) => {
        const after = tickRow(begin, name, on);
        expect(after[name]).toBe(on || (name === 'email' && begin.paperlessBill));
        if (name === 'paperlessOther' || (name === 'paperlessBill' && !on)) expect(after.email).toBe(begin.email);
        if (name !== 'paperlessOther') expect(after.paperlessOther).toBe(begin.paperlessOther);
      }),
    );
  });
});

it('a row that arrives with Paperless Bill and without Email is refused', () => {
  const one = { accountNumber: '1', email: false, paperlessBill: true, paperlessOther: false };
  expect(paperlessRowViolation(one)?.code).toBe('myProfile.paperless.needsEmail');
  expect(paperlessRowViolation({ ...one, paperlessBill: false })).toBeUndefined();
});

describe('select-all', () => {
  it('is true exactly when every row is ticked', () => {
    fc.assert(
      fc.property(rows, column, (all, name) => {
        expect(isColumnTicked(all, name)).toBe(all.length > 0 && !all.some((one) => !one[name]));
      }),
    );
  });

  it('ticks every row, and does to each what its own tick does', () => {
    fc.assert(
      fc.property(rows, tick, (all, [name, on]) => {
        const after = tickColumn(all, name, on);
        expect(after).toEqual(all.map((one) => tickRow(one, name, on)));
        if (on && all.length > 0) expect(isColumnTicked(after, name)).toBe(true);
      }),
    );
  });
});

describe('the confirmation', () => {
  const choice = fc.record({
    hasOptedForPaperlessBilling: fc.boolean(),
    hasOptedForPaperlessOther: fc.boolean(),
    rows,
  });

  it('is asked for when anything comes without paper, and not for e-mail notices alone', () => {
    fc.assert(
      fc.property(choice, (one) => {
        expect(paperlessConfirmViolation(one, false)?.code).toBe(
          isAnyPaperless(one) ? 'registration.paperless.confirm' : undefined,
        );
        expect(paperlessConfirmViolation(one, true)).toBeUndefined();
      }),
    );
    const notices = [{ accountNumber: '1', email: true, paperlessBill: false, paperlessOther: false }];
    expect(
      isAnyPaperless({ hasOptedForPaperlessBilling: false, hasOptedForPaperlessOther: false, rows: notices }),
    ).toBe(false);
  });

  it('that was given covers the same and less, not more', () => {
    fc.assert(
      fc.property(choice, (one) => {
        const none = { hasOptedForPaperlessBilling: false, hasOptedForPaperlessOther: false, rows: [] };
        expect(asksForMore(none, one)).toBe(false);
        expect(asksForMore(one, none)).toBe(isAnyPaperless(one));
      }),
    );
  });

  it('that was given for an account covers neither its other mail nor another account', () => {
    const of = (accountNumber: string, paperlessBill: boolean, paperlessOther: boolean) => ({
      ...{ hasOptedForPaperlessBilling: false, hasOptedForPaperlessOther: false },
      rows: [{ accountNumber, email: true, paperlessBill, paperlessOther }],
    });
    expect(asksForMore(of('1', true, true), of('1', true, true))).toBe(false);
    expect(asksForMore(of('1', false, false), of('1', true, true))).toBe(false);
    expect(asksForMore(of('1', true, true), of('1', true, false))).toBe(true);
    expect(asksForMore(of('1', true, true), of('1', false, true))).toBe(true);
    expect(asksForMore(of('2', true, true), of('1', true, true))).toBe(true);
    expect(asksForMore(of('2', false, false), of('1', false, false))).toBe(false);
  });
});
