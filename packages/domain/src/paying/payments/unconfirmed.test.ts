import { anyPayableAccount } from '@rochdale/test-kit/payments/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayableAccount } from './payable-account.ts';
import { afterUnconfirmedPayments } from './unconfirmed.ts';

const cutOff: PayableAccount = {
  accountNumber: '1',
  isPrepaidAccount: false,
  accountBalance: 30000,
  pastDueAmount: 20000,
  reconnectFee: 5000,
  additionalDeposit: 10000,
  cutoffAmount: 20000,
  disconnectFee: 2500,
  minimumPaymentDue: 20000,
  overPayAmount: 30000,
  prepaidReconnectAmount: 0,
  isCcEligible: true,
  isEcheckEligible: true,
  nomoreCheck: false,
};

describe('an account with payments that the billing system has not confirmed', () => {
  it('owes less of everything that the payment reaches', () => {
    expect(afterUnconfirmedPayments(cutOff, 22000)).toMatchObject({
      accountBalance: 8000,
      pastDueAmount: 0,
      cutoffAmount: 0,
      reconnectFee: 3000,
      additionalDeposit: 10000,
      disconnectFee: 2500,
      overPayAmount: 8000,
    });
  });

  it('owes less of every minimum too, and never less than nothing', () => {
    const prepaid = { ...cutOff, prepaidReconnectAmount: 3000 };
    expect(afterUnconfirmedPayments(prepaid, 2000)).toMatchObject({
      minimumPaymentDue: 18000,
      prepaidReconnectAmount: 1000,
    });
    expect(afterUnconfirmedPayments(prepaid, 30000)).toMatchObject({ minimumPaymentDue: 0, prepaidReconnectAmount: 0 });
  });

  it('owes what the bank sent back again, and no fee or minimum besides', () => {
    expect(afterUnconfirmedPayments(cutOff, -4000)).toEqual({ ...cutOff, accountBalance: 34000, overPayAmount: 34000 });
  });

  it('is as it was where nothing was paid, also in credit', () => {
    const inCredit = { ...cutOff, accountBalance: -500, overPayAmount: -500 };
    expect(afterUnconfirmedPayments(inCredit, 0)).toEqual(inCredit);
  });

  it('owes the same whether two payments are confirmed one by one or together', () => {
    fc.assert(
      fc.property(anyPayableAccount, fc.nat(200_000), fc.nat(200_000), (account, one, other) => {
        expect(afterUnconfirmedPayments(afterUnconfirmedPayments(account, one), other)).toEqual(
          afterUnconfirmedPayments(account, one + other),
        );
      }),
    );
  });

  it('may be in credit, while fees never fall below nothing', () => {
    const after = afterUnconfirmedPayments(cutOff, 50000);
    expect(after.accountBalance).toBe(-20000);
    expect([after.cutoffAmount, after.reconnectFee, after.additionalDeposit, after.disconnectFee]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
