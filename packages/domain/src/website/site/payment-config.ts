import type { ConvenienceFees } from '../../paying/payment-form/sum-today.ts';

/** What governs a payment at this co-op. Money in cents. */
export interface PaymentConfig {
  readonly utilityAllowCreditCard: boolean;
  readonly utilityAllowEcheck: boolean;
  readonly allowVisa: boolean;
  readonly allowMaster: boolean;
  readonly allowAmex: boolean;
  readonly allowDiscover: boolean;
  readonly allowOverPay: boolean;
  readonly allowUnderPay: boolean;
  readonly prepaidMinimumPaymentAmount: number;
  readonly echeckProcessAsDraft: boolean;
  readonly enforceNoMoreEchecks: boolean;
  /** A cut-off account may be paid online. */
  readonly payOnlinePayCutoffAccount: boolean;
  readonly cutoffMessage: string;
  /** A cut-off account may be paid with less than the cut-off minimum. */
  readonly payOnlineAllowCutoffPaymentOverride: boolean;
  readonly ccPrepaidAmountMinimum: number;
  readonly defaultPaymentAmt: 'ACCOUNT BALANCE' | 'NONE';
  readonly onlineConvFeeText: string;
  readonly convenienceFees: ConvenienceFees;
  readonly pgClientId: string;
  /** The payment company as members know it; null where the co-op doesn't name it. */
  readonly companyName: string | null;
  /** A payment this many days back or newer asks before another is made. */
  readonly recentPaymentDays: number;
}
