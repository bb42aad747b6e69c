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

  it('may be in credit, while fees never fall below nothing', () => {
    const after = afterUnconfirmedPayments(cutOff, 50000);
    expect(after.accountBalance).toBe(-20000);
    expect([after.cutoffAmount, after.reconnectFee, after.additionalDeposit, after.disconnectFee]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
