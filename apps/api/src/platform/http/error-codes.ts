import type { MessageCode } from '@rochdale/domain/messages/text';

/** Numbers of the errors on the wire (open-points §9). One that has none here is 1000. */
const numbers: Partial<Record<MessageCode, number>> = {
  'error.invalid': 1001,
  'error.tooLong': 1002,
  'quickPay.accountNumber.required': 1101,
  'quickPay.accountNumber.invalid': 1102,
  'quickPay.phone.required': 1103,
  'quickPay.phone.invalid': 1104,
  'payment.amount.invalid': 1201,
  'payment.amount.notPositive': 1202,
  'payment.amount.tooLarge': 1203,
  'payment.amount.overpay': 1204,
  'payment.amount.underpay': 1205,
  'payment.amount.minimum': 1206,
  'payment.amount.minimum.reconnect': 1206,
  'payment.amount.minimum.reconnectDisconnect': 1206,
  'payment.amount.minimum.cutoffReconnectDeposit': 1206,
  'payment.amount.minimum.all': 1206,
  'payment.amount.prepaidMinimum': 1207,
  'payment.amount.prepaidReconnect': 1208,
  'payment.restricted.both': 1209,
  'signIn.username.required': 1301,
  'signIn.password.required': 1302,
  'signIn.failed': 1303,
  'error.unauthorized': 4010,
  'error.notFound': 4040,
  'quickPay.notFound': 4041,
  'paymentResult.notFound': 4042,
  'error.conflict': 4090,
  'error.payloadTooLarge': 4130,
  'error.tooManyRequests': 4290,
  'error.unavailable': 5000,
};

/** The number of an error on the wire. */
export function errorNumber(code: MessageCode | undefined): number {
  return (code && numbers[code]) ?? 1000;
}
