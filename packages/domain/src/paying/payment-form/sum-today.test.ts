import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentType } from '../payments/payable-account.ts';
import { type ConvenienceFees, sumToday } from './sum-today.ts';

const anyFee = fc.option(fc.nat(100_000));
const anyFees: fc.Arbitrary<ConvenienceFees> = fc.record({ card: anyFee, echeck: anyFee });
const anyType = fc.constantFrom<PaymentType>('cc', 'echeck');

describe('the sum before a payer is led to the payment company', () => {
  it('has the fee of the way of paying on top', () => {
    const fees = { card: 275, echeck: 0 };
    expect(sumToday(8412, 'cc', fees)).toEqual({ payment: 8412, fee: 275, total: 8687 });
    expect(sumToday(8412, 'echeck', fees)).toEqual({ payment: 8412, fee: 0, total: 8412 });
    expect(sumToday(0, 'cc', fees)).toEqual({ payment: 0, fee: 0, total: 0 });
    expect(sumToday(1, 'cc', fees)).toEqual({ payment: 1, fee: 275, total: 276 });
  });

  it('names no total where only the company knows its fee', () => {
    expect(sumToday(8412, 'cc', { card: null, echeck: 100 })).toEqual({ payment: 8412, fee: null, total: null });
  });

  it('is payment and fee to the cent, has either fee and total or neither, and takes no fee of nothing', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999_999), anyType, anyFees, (payment, paymentType, fees) => {
        const sum = sumToday(payment, paymentType, fees);
        expect(sum.payment).toBe(payment);
        expect(sum.total === null).toBe(sum.fee === null);
        if (sum.fee === null || sum.total === null) return;
        expect(sum.total - sum.fee).toBe(payment);
        if (payment === 0) expect(sum.total).toBe(0);
      }),
    );
  });
});
