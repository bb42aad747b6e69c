import { centsOf, dollarsOf } from '@rochdale/domain/money';
import type { PayableAccount, PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import type { z } from 'zod';
import type {
  onItsWay,
  payableAccount,
  paymentRequest,
  paymentSettings,
  storePageInitiation,
} from '../schemas/payments.ts';

export type WirePayableAccount = z.output<typeof payableAccount>;
export type WireOnItsWay = z.output<typeof onItsWay>;
export type WirePaymentSettings = z.output<typeof paymentSettings>;
export type WirePaymentRequest = z.output<typeof paymentRequest>;
export type WireStorePage = z.output<typeof storePageInitiation>;

/** The account of the wire (dollars) as the rules read it (cents). */
export function payableAccountOf(wire: WirePayableAccount): PayableAccount {
  return {
    accountNumber: wire.accountNumber,
    isPrepaidAccount: wire.isPrepaidAccount,
    accountBalance: centsOf(wire.accountBalance),
    pastDueAmount: centsOf(wire.pastDueAmount),
    reconnectFee: centsOf(wire.reconnectFee),
    additionalDeposit: centsOf(wire.additionalDeposit),
    cutoffAmount: centsOf(wire.cutoffAmount),
    disconnectFee: centsOf(wire.disconnectFee),
    minimumPaymentDue: centsOf(wire.minimumPaymentDue),
    overPayAmount: centsOf(wire.overPayAmount),
    prepaidReconnectAmount: centsOf(wire.prepaidReconnectAmount),
    isCcEligible: wire.isCcEligible,
    isEcheckEligible: wire.isEcheckEligible,
    nomoreCheck: wire.nomoreCheck,
  };
}

/** What of an account is on its way, in all. In cents. */
export function sumOnItsWay({ onItsWay }: Pick<WirePayableAccount, 'onItsWay'>): number {
  return onItsWay.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

/** The payment settings of the wire (dollars) as the rules read them (cents). */
export function paymentRulesOf(wire: WirePaymentSettings): PaymentRules {
  const { paymentSettings: settings } = wire;
  return {
    utilityAllowCreditCard: settings.utilityAllowCreditCard,
    utilityAllowEcheck: settings.utilityAllowEcheck,
    allowOverPay: settings.allowOverPay,
    allowUnderPay: settings.allowUnderPay,
    prepaidMinimumPaymentAmount: centsOf(settings.prepaidMinimumPaymentAmount),
    memberHasCutoffAccount: settings.memberHasCutoffAccount,
    echeckProcessAsDraft: wire.echeckProcessAsDraft,
    enforceNoMoreEchecks: wire.enforceNoMoreEchecks,
    payOnlinePayCutoffAccount: wire.payOnlinePayCutoffAccount,
    payOnlineAllowCutoffPaymentOverride: wire.payOnlineAllowCutoffPaymentOverride,
    defaultPaymentAmt: wire.defaultPaymentAmt === 'ACCOUNT BALANCE' ? 'ACCOUNT BALANCE' : 'NONE',
  };
}

/** An account with what is to be paid on it. */
export interface PaymentPart {
  readonly account: WirePayableAccount;
  readonly amountCents: number;
}

/** The payment request for one account (paying-29). */
export function paymentRequestOf(wire: WirePayableAccount, amountCents: number): WirePaymentRequest {
  return paymentRequestOfAll([{ account: wire, amountCents }]);
}

/**
 * The payment request for accounts that are paid together (paying-29), by number; the arrangement amount is always 0 and the
 * meter is always reconnected (paying-28).
 */
export function paymentRequestOfAll(parts: readonly PaymentPart[]): WirePaymentRequest {
  const sumOf = (cents: (part: PaymentPart) => number): number =>
    dollarsOf(parts.reduce((sum, part) => sum + cents(part), 0));
  return {
    accountsToPay: parts.map(accountItemOf).sort((a, b) => (a.accountNumber < b.accountNumber ? -1 : 1)),
    amount: sumOf(({ amountCents }) => amountCents),
    reconnectFee: sumOf(({ account }) => centsOf(account.reconnectFee)),
    additionalDeposit: sumOf(({ account }) => centsOf(account.additionalDeposit)),
    arrangementPaymentAmount: 0,
    reconnectMeter: true,
    payAgain: false,
  };
}

function accountItemOf({ account: wire, amountCents }: PaymentPart): WirePaymentRequest['accountsToPay'][number] {
  return {
    accountNumber: wire.accountNumber,
    accountBalance: wire.accountBalance,
    paymentAmount: dollarsOf(amountCents),
    dueDate: wire.dueDate,
    pastDueAmount: wire.pastDueAmount,
    reconnectFee: wire.reconnectFee,
    additionalDeposit: wire.additionalDeposit,
    arrangementAmount: 0,
    liabilityConfirmationAmount: wire.liabilityConfirmationAmount,
    showLiabilityConfirmation: wire.showLiabilityConfirmation,
    cutoffAmount: wire.cutoffAmount,
    derivedStatus: wire.derivedStatus,
    disconnectFee: wire.disconnectFee,
    isPrepaidAccount: wire.isPrepaidAccount,
    minimumPaymentAmount: wire.minimumPaymentDue,
    overPayAmount: wire.overPayAmount,
    prepaidReconnectAmount: wire.prepaidReconnectAmount,
  };
}
