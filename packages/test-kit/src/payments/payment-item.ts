import type { WirePaymentRequest } from '@rochdale/contract/payments/conversions';

/** What is paid to an account, as it travels. Dollars. Of the rest, which the server looks up by itself, it says nothing. */
export const paymentItem = (
  accountNumber: string,
  paymentAmount: number,
): WirePaymentRequest['accountsToPay'][number] => ({
  accountNumber,
  paymentAmount,
  accountBalance: 0,
  dueDate: null,
  pastDueAmount: 0,
  reconnectFee: 0,
  additionalDeposit: 0,
  arrangementAmount: 0,
  liabilityConfirmationAmount: 0,
  showLiabilityConfirmation: false,
  cutoffAmount: 0,
  derivedStatus: '',
  disconnectFee: 0,
  isPrepaidAccount: false,
  minimumPaymentAmount: 0,
  overPayAmount: 0,
  prepaidReconnectAmount: 0,
});
