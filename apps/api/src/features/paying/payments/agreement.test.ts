import { payableAccountOf, paymentRulesOf as rulesOfWire } from '@rochdale/contract/payments/conversions';
import { payableAccount, paymentSettings } from '@rochdale/contract/schemas/payments';
import { dollarsOf } from '@rochdale/domain/money';
import { amountViolation } from '@rochdale/domain/paying/payments/amount';
import { defaultAmount } from '@rochdale/domain/paying/payments/default-amount';
import { eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Account } from '../../account/accounts/public.ts';
import { presentPayableAccount } from '../../account/accounts/public.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });

const accounts: fc.Arbitrary<Account> = fc.record({
  accountNumber: fc.constant('104471882'),
  closedOn: fc.constant(null),
  reopenedOn: fc.constant(null),
  balanceAsOf: fc.constant(new Date(0)),
  memberNumber: fc.constant('200017'),
  isPrimaryAccount: fc.boolean(),
  accountHolderName: fc.constant('A Member'),
  serviceStreet: fc.constant('1 Mill St'),
  serviceCity: fc.constant('Alder Crossing'),
  serviceState: fc.constant('OR'),
  serviceZip: fc.constant('97498'),
  locationId: fc.constant(null),
  accountType: fc.constantFrom('Electric', 'Water'),
  accountStatus: fc.constant('Active'),
  derivedStatus: fc.constantFrom('Current', 'Past Due', 'Disconnected'),
  billingType: fc.constant('Standard'),
  isPrepaidAccount: fc.boolean(),
  prepaidVendor: fc.constant(null),
  prepaidLabel: fc.constant(null),
  accountBalance: fc.integer({ min: -99_999_999, max: 99_999_999 }),
  pastDueAmount: cents,
  dueDate: fc.constant('2026-11-24'),
  pastDueDate: fc.constant(null),
  cutOffDate: fc.constant(null),
  cutoffAmount: fc.oneof(fc.constant(0), cents),
  reconnectFee: fc.oneof(fc.constant(0), cents),
  disconnectFee: fc.oneof(fc.constant(0), cents),
  additionalDeposit: fc.oneof(fc.constant(0), cents),
  liabilityConfirmationAmount: cents,
  showLiabilityConfirmation: fc.boolean(),
  minimumPaymentDue: cents,
  overPayAmount: cents,
  prepaidReconnectAmount: fc.oneof(fc.constant(0), cents),
  isCcEligible: fc.boolean(),
  isEcheckEligible: fc.boolean(),
  nomoreCheck: fc.boolean(),
  isTaxExempt: fc.constant(false),
  taxExemptUntil: fc.constant(null),
  isCashOnly: fc.boolean(),
  isBankrupt: fc.boolean(),
});

const rulesOfServer: fc.Arbitrary<PaymentRules> = fc.record({
  utilityAllowCreditCard: fc.boolean(),
  utilityAllowEcheck: fc.boolean(),
  allowOverPay: fc.boolean(),
  allowUnderPay: fc.boolean(),
  prepaidMinimumPaymentAmount: cents,
  echeckProcessAsDraft: fc.boolean(),
  enforceNoMoreEchecks: fc.boolean(),
  memberHasCutoffAccount: fc.boolean(),
  payOnlinePayCutoffAccount: fc.boolean(),
  payOnlineAllowCutoffPaymentOverride: fc.boolean(),
  defaultPaymentAmt: fc.constantFrom('ACCOUNT BALANCE', 'NONE'),
});

/** The rules as they travel, and as the browser reads them again. */
function throughTheWire(rules: PaymentRules): PaymentRules {
  const { prepaidMinimumPaymentAmount, ...flags } = rules;
  const settings = {
    ...flags,
    allowVisa: true,
    allowMaster: true,
    allowAmex: true,
    allowDiscover: true,
    prepaidMinimumPaymentAmount: dollarsOf(prepaidMinimumPaymentAmount),
    lastPayment: null,
  };
  const wire = {
    ...flags,
    paymentSettings: settings,
    pgClientId: '',
    applicationWebId: '',
    utilityName: '',
    cutoffMessage: '',
    ccPrepaidAmountMinimum: 0,
    onlineConvFeeText: '',
  };
  return rulesOfWire(paymentSettings.parse(JSON.parse(JSON.stringify(wire))));
}

it('browser and server agree on amounts, defaults and ways of paying in 10,000 cases', () => {
  fc.assert(
    fc.property(accounts, rulesOfServer, fc.integer({ min: -100, max: 200_000_000 }), (account, rules, amount) => {
      const seen = payableAccountOf(
        payableAccount.parse(JSON.parse(JSON.stringify(presentPayableAccount(account, [])))),
      );
      const seenRules = throughTheWire(rules);
      expect(amountViolation(amount, seen, seenRules)).toEqual(amountViolation(amount, account, rules));
      expect(defaultAmount(seen, seenRules)).toBe(defaultAmount(account, rules));
      expect(eligibility(seen, seenRules)).toEqual(eligibility(account, rules));
    }),
    { numRuns: 10_000 },
  );
});
