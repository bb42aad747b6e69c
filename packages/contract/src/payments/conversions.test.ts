import { dollarsOf } from '@rochdale/domain/money';
import { maximumPayment } from '@rochdale/domain/paying/payments/amount';
import { payableAccountWith, paymentRequestWith, paymentSettingsWith } from '@rochdale/test-kit/payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentRequest } from '../schemas/payments.ts';
import { payableAccountOf, paymentRequestOf, paymentRulesOf } from './conversions.ts';

const anyPayment = fc.integer({ min: 1, max: maximumPayment });

describe('an account of the wire', () => {
  it('is read in cents, each amount from its own field', () => {
    const wire = payableAccountWith({
      accountBalance: -0.29,
      pastDueAmount: 92.1,
      reconnectFee: 50.01,
      additionalDeposit: 100.02,
      cutoffAmount: 200.03,
      disconnectFee: 25.04,
      minimumPaymentDue: 10.05,
      overPayAmount: 1188.06,
      prepaidReconnectAmount: 35.07,
      nomoreCheck: true,
    });
    expect(payableAccountOf(wire)).toEqual({
      accountNumber: '104471882',
      isPrepaidAccount: false,
      accountBalance: -29,
      pastDueAmount: 9210,
      reconnectFee: 5001,
      additionalDeposit: 10002,
      cutoffAmount: 20003,
      disconnectFee: 2504,
      minimumPaymentDue: 1005,
      overPayAmount: 118806,
      prepaidReconnectAmount: 3507,
      isCcEligible: true,
      isEcheckEligible: true,
      nomoreCheck: true,
    });
  });

  it('keeps every cent, however large the balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maximumPayment, max: maximumPayment }), (cents) => {
        const wire = payableAccountWith({ accountBalance: dollarsOf(cents) });
        expect(payableAccountOf(wire).accountBalance).toBe(cents);
      }),
    );
  });
});

describe('the payment settings of the wire', () => {
  it('are read as rules, amounts in cents', () => {
    const wire = paymentSettingsWith({
      paymentSettings: { allowUnderPay: true, prepaidMinimumPaymentAmount: 20.1, memberHasCutoffAccount: true },
      payOnlinePayCutoffAccount: false,
    });
    expect(paymentRulesOf(wire)).toEqual({
      utilityAllowCreditCard: true,
      utilityAllowEcheck: true,
      allowOverPay: false,
      allowUnderPay: true,
      prepaidMinimumPaymentAmount: 2010,
      memberHasCutoffAccount: true,
      echeckProcessAsDraft: false,
      enforceNoMoreEchecks: true,
      payOnlinePayCutoffAccount: false,
      payOnlineAllowCutoffPaymentOverride: false,
      defaultPaymentAmt: 'ACCOUNT BALANCE',
    });
  });

  it('fill in the balance for ACCOUNT BALANCE alone', () => {
    expect(paymentRulesOf(paymentSettingsWith({ defaultPaymentAmt: 'account balance' })).defaultPaymentAmt).toBe(
      'NONE',
    );
  });
});

describe('a payment request', () => {
  it('names the account, the amount and its fees, no arrangement, and the meter to be reconnected', () => {
    const wire = payableAccountWith({ reconnectFee: 50, additionalDeposit: 100, minimumPaymentDue: 10 });
    const request = paymentRequestOf(wire, 9210);
    expect(request).toMatchObject({
      amount: 92.1,
      reconnectFee: 50,
      additionalDeposit: 100,
      arrangementPaymentAmount: 0,
      reconnectMeter: true,
    });
    expect(request.accountsToPay).toHaveLength(1);
    expect(request.accountsToPay[0]).toMatchObject({
      accountNumber: wire.accountNumber,
      paymentAmount: 92.1,
      minimumPaymentAmount: 10,
      arrangementAmount: 0,
    });
  });

  it('holds every field of the contract and none besides, for every amount that may be paid', () => {
    fc.assert(
      fc.property(anyPayment, (cents) => {
        const request = paymentRequestOf(payableAccountWith(), cents);
        expect(paymentRequest.strict().parse(request)).toEqual(request);
      }),
    );
  });

  it('with an arrangement amount, a meter left off or half a cent is not one', () => {
    for (const wrong of [{ arrangementPaymentAmount: 5 }, { reconnectMeter: false }, { amount: 1.005 }])
      expect(paymentRequest.safeParse({ ...paymentRequestWith(), ...wrong }).success).toBe(false);
  });
});
