import type { billedBill } from '@rochdale/contract/schemas/bill';
import { type BillCharges, isProduct } from '@rochdale/domain/account/bills/bill-charges';
import type { BillReadings } from '@rochdale/domain/account/bills/bill-readings';
import { dollarsOf } from '@rochdale/domain/money';
import type { z } from 'zod';
import { serviceAddressOf } from '../accounts/public.ts';
import type { ReadBill } from './read-bill.ts';

type Answer = z.input<typeof billedBill>;

/** A bill as it travels, with what opens its PDF. */
export function presentBill(
  { account, bill, isNewest, charges, balance, readings, estimatedDays, payment }: ReadBill,
  billViewUrl: string,
): Answer {
  const { usageQuantity, usageUnit, actualCharges, prepaidDailyTotal } = bill;
  const { before, since } = balance;
  return {
    accountNumber: account.accountNumber,
    accountType: account.accountType,
    serviceAddress: serviceAddressOf(account),
    billDate: bill.billDate,
    billNumber: bill.billNumber,
    statementStartDate: bill.statementStartDate,
    dueDate: bill.dueDate,
    daysBilled: bill.daysBilled,
    isNewest,
    isPrepaidDay: prepaidDailyTotal !== null,
    owedNow: dollarsOf(account.accountBalance),
    usage: usageQuantity === null ? null : { quantity: Number(usageQuantity), unit: usageUnit ?? '' },
    readings: readings.map(presentReadings),
    estimatedDays,
    charges: presentCharges(charges),
    billedAmount: dollarsOf(bill.billedAmount),
    actualCharges: actualCharges === null ? null : dollarsOf(actualCharges),
    balanceBefore: dollarsOf(before),
    since: since
      ? { previous: dollarsOf(since.previous), paid: dollarsOf(since.paid), other: dollarsOf(since.other) }
      : null,
    endingBalance: dollarsOf(bill.endingBalance),
    payment:
      payment === undefined || payment.kind === 'byBilling'
        ? (payment ?? null)
        : { kind: payment.kind, day: payment.day, amount: dollarsOf(payment.amount) },
    billViewUrl,
  };
}

function presentReadings({ meterNumber, first, last }: BillReadings): Answer['readings'][number] {
  const one = (found: BillReadings['first']) => found && { readOn: found.readOn, reading: found.reading };
  return { meterNumber, first: one(first), last: one(last) };
}

function presentCharges(charges: BillCharges): Answer['charges'] {
  switch (charges.kind) {
    case 'lines':
      return {
        kind: 'lines',
        lines: charges.lines.map((line) => ({
          description: line.description,
          amount: dollarsOf(line.amount),
          quantity: line.quantity,
          unit: line.unit,
          // A rate that does not make the amount would only puzzle.
          rate: isProduct(line) ? line.rate : null,
          service: line.service,
        })),
      };
    case 'day':
      return { kind: 'day', parts: charges.parts.map(({ part, amount }) => ({ part, amount: dollarsOf(amount) })) };
    default:
      return charges;
  }
}
