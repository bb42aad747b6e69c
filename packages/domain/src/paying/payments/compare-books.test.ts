import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Books, compareBooks } from './compare-books.ts';

const posting = (transNo: string, amount: number, over: object = {}) => ({
  transNo,
  accountNumber: '104471882',
  amount,
  postedOn: '2026-11-10',
  isExported: true,
  ...over,
});
const charge = (transNo: string, amount: number) => ({ transNo, amount });
const compare = (books: Partial<Books>) =>
  compareBooks(
    { portal: [], billing: [], company: [], byCompany: new Set(), sentBack: new Set(), ...books },
    '2026-11-21',
  );

describe('the books of payment company, portal and billing system', () => {
  it('agree when each payment stands in all of them, however many accounts it has', () => {
    const payments = fc.uniqueArray(fc.record({ number: fc.nat(50), cents: fc.integer({ min: 1, max: 1e9 }) }), {
      selector: ({ number }) => number,
    });
    fc.assert(
      fc.property(payments, (all) => {
        const portal = all.flatMap(({ number, cents }) => [
          posting(`T${number}`, cents),
          posting(`T${number}`, cents, { accountNumber: '2' }),
        ]);
        const company = all.map(({ number, cents }) => charge(`T${number}`, cents * 2));
        const byCompany = new Set(all.map(({ number }) => `T${number}`));
        expect(compare({ portal, billing: portal, company, byCompany })).toEqual([]);
      }),
    );
  });

  it.each([
    ['not-charged', { portal: [posting('A', 5)], billing: [posting('A', 5)], byCompany: new Set(['A']) }],
    ['charged-not-posted', { company: [charge('A', 5)] }],
    [
      'charged-otherwise',
      { portal: [posting('A', 5)], billing: [posting('A', 5)], company: [charge('A', 6)], byCompany: new Set(['A']) },
    ],
    ['billing-amount', { portal: [posting('A', 5)], billing: [posting('A', 6)] }],
    ['billing-unknown', { billing: [posting('A', 6)] }],
    ['billing-late', { portal: [posting('A', 5)] }],
    ['not-exported', { portal: [posting('A', 5, { isExported: false })] }],
  ] as const)('differ: %s', (kind, books) => {
    expect(compare(books).map((one) => [one.kind, one.transNo])).toEqual([[kind, 'A']]);
  });

  it('are listed in the order of the numbers, with what each book says', () => {
    const twice = [posting('B', 5), posting('B', 7, { accountNumber: '2' })];
    const portal = [...twice, posting('A', 4, { postedOn: '2026-11-17' })];
    const billing = [posting('B', 5), posting('B', 9, { accountNumber: '2' }), posting('C', 3)];
    const books = { portal, billing, company: [charge('B', 12), charge('0', 2)], byCompany: new Set(['A', 'B']) };
    const expected = [
      { kind: 'charged-not-posted', transNo: '0', accountNumber: '', portal: null, other: 2 },
      { kind: 'not-charged', transNo: 'A', accountNumber: '', portal: 4, other: null },
      { kind: 'billing-late', transNo: 'A', accountNumber: '104471882', portal: 4, other: null },
      { kind: 'billing-amount', transNo: 'B', accountNumber: '2', portal: 7, other: 9 },
      { kind: 'billing-unknown', transNo: 'C', accountNumber: '104471882', portal: null, other: 3 },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(billing, { minLength: 3 }), (shuffled) => {
        expect(compare({ ...books, billing: shuffled })).toEqual(expected);
      }),
    );
    expect(compare({ ...books, company: [charge('B', 13)] })).toContainEqual({
      ...{ kind: 'charged-otherwise', transNo: 'B', accountNumber: '', portal: 12, other: 13 },
    });
  });

  it('do not wait for a return that the billing system has booked by itself, but compare it where it is named', () => {
    const own = posting('A-R', -5, { isExported: true, isInBalance: true });
    expect(compare({ portal: [own] })).toEqual([]);
    expect(compare({ portal: [own], billing: [posting('A-R', -6)] })).toMatchObject([{ kind: 'billing-amount' }]);
  });

  it('agree on what was sent back, whether or not the payment company knows', () => {
    const books = { portal: [posting('A', 5)], billing: [posting('A', 5)], byCompany: new Set(['A']) };
    for (const company of [[], [charge('A', 5)]])
      expect(compare({ ...books, company, sentBack: new Set(['A']) })).toEqual([]);
  });

  it('differ where another sum was charged than posted, though it was sent back', () => {
    const books = { portal: [posting('A', 5)], billing: [posting('A', 5)], byCompany: new Set(['A']) };
    const found = compare({ ...books, company: [charge('A', 6)], sentBack: new Set(['A']) });
    expect(found).toMatchObject([{ kind: 'charged-otherwise', portal: 5, other: 6 }]);
  });

  it('give the billing system its days', () => {
    expect(compare({ portal: [posting('A', 5, { postedOn: '2026-11-18', isExported: false })] })).toEqual([]);
  });
});
