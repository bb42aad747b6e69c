import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import type { PayableAccount, PaymentRules } from './payable-account.ts';
import {
  accountCountViolation,
  closingAccounts,
  commonEligibility,
  commonTypeViolation,
  namedAccounts,
  totalViolation,
} from './several-accounts.ts';

const account = (accountNumber: string, changes: Partial<PayableAccount> = {}): PayableAccount => ({
  accountNumber,
  isPrepaidAccount: false,
  accountBalance: 5000,
  pastDueAmount: 0,
  reconnectFee: 0,
  additionalDeposit: 0,
  cutoffAmount: 0,
  disconnectFee: 0,
  minimumPaymentDue: 0,
  overPayAmount: 5000,
  prepaidReconnectAmount: 0,
  isCcEligible: true,
  isEcheckEligible: true,
  nomoreCheck: false,
  ...changes,
});
const rules: PaymentRules = {
  utilityAllowCreditCard: true,
  utilityAllowEcheck: true,
  allowOverPay: true,
  allowUnderPay: true,
  prepaidMinimumPaymentAmount: 0,
  echeckProcessAsDraft: false,
  enforceNoMoreEchecks: true,
  memberHasCutoffAccount: false,
  payOnlinePayCutoffAccount: true,
  payOnlineAllowCutoffPaymentOverride: true,
  defaultPaymentAmt: 'ACCOUNT BALANCE',
};
const open = account('1');
const cardOnly = account('2', { nomoreCheck: true });
const echeckOnly = account('3', { isCcEligible: false });
const neither = account('4', { isCcEligible: false, isEcheckEligible: false });
const said = (found: ReturnType<typeof totalViolation>) => found && englishOf(found);

describe('several accounts are paid by', () => {
  it.each([
    [[], {}, { card: true, echeck: true }],
    [[], { echeckProcessAsDraft: true }, { card: true, echeck: false }],
    [[], { utilityAllowCreditCard: false }, { card: false, echeck: true }],
    [[open, open], {}, { card: true, echeck: true }],
    [[open, cardOnly], {}, { card: true, echeck: false }],
    [[open, cardOnly], { enforceNoMoreEchecks: false }, { card: true, echeck: true }],
    [[open, echeckOnly], {}, { card: false, echeck: true }],
    [[cardOnly, echeckOnly], {}, { card: false, echeck: false }],
  ] as const)('what each allows: %#', (accounts, changes, expected) =>
    expect(commonEligibility(accounts, { ...rules, ...changes })).toEqual(expected),
  );

  it('nothing, when no type is left; the sentence says which account allows what', () => {
    expect(commonTypeViolation([], rules)).toBeUndefined();
    expect(commonTypeViolation([open, cardOnly], rules)).toBeUndefined();
    expect(said(commonTypeViolation([open, echeckOnly, cardOnly], rules))).toBe(
      'These accounts can’t be paid together. 2: card only. 3: e-check only. Pay them separately.',
    );
    expect(commonTypeViolation([], { ...rules, utilityAllowCreditCard: false, utilityAllowEcheck: false })).toBe(
      undefined,
    );
    expect(commonTypeViolation([echeckOnly, neither], rules)?.code).toBe('payment.restricted.both');
    expect(said(commonTypeViolation([open, neither], rules))).toBe(
      'Both Echeck and Credit card payment methods are restricted for this account. Please contact customer support.',
    );
  });
});

it('names the accounts that close a type, a few at most', () => {
  expect(closingAccounts('cc', [open, neither, echeckOnly], rules)).toEqual(['3', '4']);
  expect(closingAccounts('echeck', [open, cardOnly], rules)).toEqual(['2']);
  expect(namedAccounts(['1', '2', '3'])).toBe('1, 2, 3');
  expect(namedAccounts(['1', '2', '3', '4', '5'])).toBe('1, 2, 3, …');
});

it('a payment takes 200 accounts, and no more in all than one account may pay', () => {
  expect(accountCountViolation(200)).toBeUndefined();
  expect(said(accountCountViolation(201))).toBe(
    'A payment takes at most 200 accounts. Please pay the others separately.',
  );
  expect(totalViolation(999_999_999_999)).toBeUndefined();
  expect(said(totalViolation(1_000_000_000_000))).toBe('You must enter a payment amount less than $9,999,999,999.99.');
});
