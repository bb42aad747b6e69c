import type { Cents } from '../../money.ts';

/** What the amount, default and eligibility rules need to know of an account (paying-29). Money in cents. */
export interface PayableAccount {
  readonly accountNumber: string;
  readonly isPrepaidAccount: boolean;
  readonly accountBalance: Cents;
  readonly pastDueAmount: Cents;
  readonly reconnectFee: Cents;
  readonly additionalDeposit: Cents;
  readonly cutoffAmount: Cents;
  readonly disconnectFee: Cents;
  readonly minimumPaymentDue: Cents;
  readonly overPayAmount: Cents;
  readonly prepaidReconnectAmount: Cents;
  readonly isCcEligible: boolean;
  readonly isEcheckEligible: boolean;
  readonly nomoreCheck: boolean;
}

/** What the rules need to know of the co-op's and the member's payment settings (paying-29). Money in cents. */
export interface PaymentRules {
  readonly utilityAllowCreditCard: boolean;
  readonly utilityAllowEcheck: boolean;
  readonly allowOverPay: boolean;
  readonly allowUnderPay: boolean;
  readonly prepaidMinimumPaymentAmount: Cents;
  readonly echeckProcessAsDraft: boolean;
  readonly enforceNoMoreEchecks: boolean;
  readonly memberHasCutoffAccount: boolean;
  readonly payOnlinePayCutoffAccount: boolean;
  readonly payOnlineAllowCutoffPaymentOverride: boolean;
  readonly defaultPaymentAmt: 'ACCOUNT BALANCE' | 'NONE';
}

/** Payment types of the hosted page (paying-42). */
export type PaymentType = 'cc' | 'echeck';
