import type { OperationAnswer } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { localTimeAt } from '@rochdale/domain/dates';
import { dollarsOf } from '@rochdale/domain/money';
import type { ScheduledPayment } from './scheduled-payments-store.ts';

/** A scheduled payment as it travels (planned-37). Its token never does. */
export function presentScheduledPayment(
  scheduled: ScheduledPayment,
  timeZone: string,
): OperationAnswer<Operations['scheduled-payments.find']> {
  return {
    createdDate: localTimeAt(scheduled.createdAt, timeZone).day,
    paymentType: scheduled.paymentType === 'Check' ? 'Check' : 'Credit',
    amount: dollarsOf(scheduled.amount),
    paymentMethod: scheduled.paymentMethod,
    paymentDate: scheduled.paymentDate,
    transNo: scheduled.transNo,
    paysInFull: scheduled.paysInFull,
    accountDetails: scheduled.accounts.map((part) => ({ ...part, amount: dollarsOf(part.amount) })),
  };
}
