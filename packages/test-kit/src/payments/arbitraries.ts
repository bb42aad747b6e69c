import type { Cents } from '@rochdale/domain/money';
import type { PayableAccount, PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import fc from 'fast-check';

/** Nothing as often as something: most rules turn on whether a fee is there at all. */
const anyFee: fc.Arbitrary<Cents> = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }));

/** Any account that can be asked to be paid, also one whose amounts contradict each other. */
export const anyPayableAccount: fc.Arbitrary<PayableAccount> = fc.record({
  accountNumber: fc.stringMatching(/^[1-9]\d{0,11}$/),
  isPrepaidAccount: fc.boolean(),
  accountBalance: fc.integer({ min: -50_000, max: 200_000 }),
  pastDueAmount: anyFee,
  reconnectFee: anyFee,
  additionalDeposit: anyFee,
  cutoffAmount: anyFee,
  disconnectFee: anyFee,
  minimumPaymentDue: anyFee,
  overPayAmount: anyFee,
  prepaidReconnectAmount: anyFee,
  isCcEligible: fc.boolean(),
  isEcheckEligible: fc.boolean(),
  nomoreCheck: fc.boolean(),
});

/** Any co-op's payment rules. */
export const anyPaymentRules: fc.Arbitrary<PaymentRules> = fc.record({
  utilityAllowCreditCard: fc.boolean(),
  utilityAllowEcheck: fc.boolean(),
  allowOverPay: fc.boolean(),
  allowUnderPay: fc.boolean(),
  prepaidMinimumPaymentAmount: anyFee,
  echeckProcessAsDraft: fc.boolean(),
  enforceNoMoreEchecks: fc.boolean(),
  memberHasCutoffAccount: fc.boolean(),
  payOnlinePayCutoffAccount: fc.boolean(),
  payOnlineAllowCutoffPaymentOverride: fc.boolean(),
  defaultPaymentAmt: fc.constantFrom('ACCOUNT BALANCE', 'NONE'),
});

/** An amount near one of those on which the rules turn for this account, where mistakes hide; or any other. */
export function anyAmountNear(account: PayableAccount, rules: PaymentRules): fc.Arbitrary<Cents> {
  const restoring = account.cutoffAmount + account.reconnectFee + account.additionalDeposit;
  const edge = fc.constantFrom(
    0,
    account.accountBalance,
    account.overPayAmount,
    restoring,
    restoring + account.disconnectFee,
    account.prepaidReconnectAmount,
    rules.prepaidMinimumPaymentAmount,
    999_999_999_999,
  );
  const nearEdge = fc.tuple(edge, fc.integer({ min: -1, max: 1 })).map(([at, step]) => at + step);
  return fc.oneof({ weight: 3, arbitrary: nearEdge }, fc.integer({ min: -1_000, max: 300_000 }));
}
