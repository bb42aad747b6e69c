import {
  payableAccountOf,
  paymentRequestOf,
  paymentRulesOf,
  type WirePayableAccount,
  type WirePaymentRequest,
  type WirePaymentSettings,
} from '@rochdale/contract/payments/conversions';
import {
  payableAccount,
  paymentInitiation,
  paymentRequest,
  paymentSettings,
} from '@rochdale/contract/schemas/payments';
import type { PayableAccount, PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import type { z } from 'zod';

/** A standard account that owes $188.60, as it travels; parsed, so that a wrong change fails. Dollars. */
export function payableAccountWith(changes: Partial<WirePayableAccount> = {}): WirePayableAccount {
  return payableAccount.parse({
    accountNumber: '104471882',
    accountHolderName: 'Eleanor Whitfield',
    serviceAddress: '12 Mill Road, Cedar Ridge',
    isPrepaidAccount: false,
    prepaidLabel: null,
    accountBalance: 188.6,
    dueDate: '2026-12-04',
    pastDueAmount: 0,
    reconnectFee: 0,
    additionalDeposit: 0,
    liabilityConfirmationAmount: 0,
    showLiabilityConfirmation: false,
    cutoffAmount: 0,
    derivedStatus: 'Current',
    disconnectFee: 0,
    minimumPaymentDue: 0,
    overPayAmount: 188.6,
    prepaidReconnectAmount: 0,
    isCcEligible: true,
    isEcheckEligible: true,
    nomoreCheck: false,
    onItsWay: [],
    ...changes,
  } satisfies WirePayableAccount);
}

type SettingsChanges = Partial<Omit<WirePaymentSettings, 'paymentSettings'>> & {
  readonly paymentSettings?: Partial<WirePaymentSettings['paymentSettings']>;
};

/** The settings of a co-op that takes every card and e-checks, and only what is owed; parsed. Dollars. */
export function paymentSettingsWith({
  paymentSettings: changed,
  ...changes
}: SettingsChanges = {}): WirePaymentSettings {
  return paymentSettings.parse({
    paymentSettings: {
      utilityAllowCreditCard: true,
      utilityAllowEcheck: true,
      allowVisa: true,
      allowMaster: true,
      allowAmex: true,
      allowDiscover: true,
      allowOverPay: false,
      allowUnderPay: false,
      prepaidMinimumPaymentAmount: 20,
      memberHasCutoffAccount: false,
      lastPayment: null,
      ...changed,
    },
    echeckProcessAsDraft: false,
    enforceNoMoreEchecks: true,
    pgClientId: 'CEDAR-RIDGE',
    applicationWebId: 'WEB',
    utilityName: 'Cedar Ridge Electric',
    payOnlinePayCutoffAccount: true,
    cutoffMessage: 'Please call us to pay this account.',
    defaultPaymentAmt: 'ACCOUNT BALANCE',
    payOnlineAllowCutoffPaymentOverride: false,
    ccPrepaidAmountMinimum: 20,
    onlineConvFeeText: '',
    ...changes,
  } satisfies WirePaymentSettings);
}

/** A request to pay the standard account in full; parsed. Dollars. */
export function paymentRequestWith(changes: Partial<WirePaymentRequest> = {}): WirePaymentRequest {
  return paymentRequest.parse({ ...paymentRequestOf(payableAccountWith(), 18_860), ...changes });
}

type Initiation = z.output<typeof paymentInitiation>;

/** The answer to an initiation, under settings with the given changes; parsed. */
export function paymentInitiationWith(changes: SettingsChanges = {}): Initiation {
  const configuration = paymentSettingsWith(changes);
  return paymentInitiation.parse({
    paymentRequisitionSettings: {
      actionUrl: 'https://pay.example.com/pay',
      clientId: configuration.pgClientId,
      transNo: '20261120-K7QRSTUVWXYZ',
      securityToken: 'token.signature',
      returnUrl: 'https://portal.example.com/PaymentCallback/quick-pay/success',
      cancelUrl: 'https://portal.example.com/PaymentCallback/quick-pay/cancel',
    },
    configuration,
  } satisfies Initiation);
}

/** The standard account as the rules read it. Changes in cents. */
export function accountToPay(changes: Partial<PayableAccount> = {}): PayableAccount {
  return { ...payableAccountOf(payableAccountWith()), ...changes };
}

/** The standard settings as the rules read them. Changes in cents. */
export function paymentRulesWith(changes: Partial<PaymentRules> = {}): PaymentRules {
  return { ...paymentRulesOf(paymentSettingsWith()), ...changes };
}
