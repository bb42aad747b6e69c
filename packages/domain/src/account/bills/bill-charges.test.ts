import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BilledFigures, type BillLine, balanceBefore, billCharges, isProduct } from './bill-charges.ts';
import { billReadings } from './bill-readings.ts';

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const line = (amount: number, more: Partial<BillLine> = {}): BillLine => ({
  description: 'Energy',
  amount,
  quantity: null,
  unit: null,
  rate: null,
  service: '',
  ...more,
});
const bill = (billedAmount: number, more: Partial<BilledFigures> = {}): BilledFigures => ({
  billedAmount,
  actualCharges: null,
  prepaidUsageDollars: null,
  prepaidCharges: null,
  prepaidTaxes: null,
  ...more,
});

describe('the lines of a bill (account-98)', () => {
  it('are shown only where they add up to the cent', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), fc.integer({ min: -3, max: 3 }), (amounts, off) => {
        const said = amounts.filter((amount) => amount !== 0);
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const charges = billCharges(
          bill(sum + off),
          amounts.map((amount) => line(amount)),
        );
        if (said.length === 0) expect(charges.kind).toBe('whole');
        else expect(charges.kind).toBe(off === 0 ? 'lines' : 'unclear');
        if (charges.kind === 'lines')
          expect(charges.lines.reduce((total, { amount }) => total + amount, 0)).toBe(sum + off);
      }),
    );
  });

  it('add up to what the service cost, where a plan bills another amount', () => {
    expect(billCharges(bill(9660, { actualCharges: 8848 }), [line(8848)]).kind).toBe('lines');
    expect(billCharges(bill(9660, { actualCharges: 8848 }), [line(9660)]).kind).toBe('unclear');
  });

  it('of a prepaid day are its parts, and none where these do not make up the day', () => {
    const day = { prepaidUsageDollars: 300, prepaidCharges: 98, prepaidTaxes: 12 };
    expect(billCharges(bill(410, day), [])).toEqual({
      kind: 'day',
      parts: [
        { part: 'usage', amount: 300 },
        { part: 'charges', amount: 98 },
        { part: 'taxes', amount: 12 },
      ],
    });
    expect(billCharges(bill(410, { ...day, prepaidTaxes: null }), []).kind).toBe('unclear');
  });

  it('of a bill without any are nobody’s to invent', () => {
    expect(billCharges(bill(9660), [])).toEqual({ kind: 'whole' });
    expect(billCharges(bill(0), [])).toEqual({ kind: 'whole' });
  });

  it('are read as a product only where they are one', () => {
    expect(isProduct(line(5897, { quantity: 501, unit: 'kWh', rate: 0.1177 }))).toBe(true);
    expect(isProduct(line(5898, { quantity: 501, unit: 'kWh', rate: 0.1177 }))).toBe(false);
    expect(isProduct(line(5897, { quantity: 501, unit: 'kWh' }))).toBe(false);
  });
});

it('what stood before a bill adds up, whatever else changed it (account-99)', () => {
  fc.assert(
    fc.property(cents, cents, fc.option(cents, { nil: undefined }), cents, (billed, ending, previous, paid) => {
      const { before, since } = balanceBefore({ billedAmount: billed, endingBalance: ending }, previous, paid);
      expect(before + billed).toBe(ending);
      if (since) expect(since.previous - since.paid + since.other).toBe(before);
      expect(since === undefined).toBe(previous === undefined);
    }),
  );
});

it('readings are those of about the days on which a bill begins and ends; a missing one is missing (account-100)', () => {
  const read = (readOn: string, reading: number, meterNumber = '1') => ({ meterNumber, readOn, reading });
  const [first, last] = [read('2026-10-04', 51_379), read('2026-11-04', 51_880)];
  const period = { statementStartDate: '2026-10-05', billDate: '2026-11-04' };
  expect(billReadings(period, [last, read('2026-10-01', 51_300), first])).toEqual([{ meterNumber: '1', first, last }]);
  expect(billReadings(period, [first, read('2026-10-20', 51_600)])).toEqual([{ meterNumber: '1', first, last: null }]);
  expect(billReadings({ ...period, statementStartDate: null }, [first, last])).toEqual([
    { meterNumber: '1', first: null, last },
  ]);
  expect(billReadings(period, [read('2026-09-01', 51_000), read('2026-11-05', 52_000)])).toEqual([]);
});
