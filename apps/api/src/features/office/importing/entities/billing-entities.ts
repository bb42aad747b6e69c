import { noticeFilePattern } from '@rochdale/domain/account/delinquents/delinquent-notice';
import { depositStatuses } from '@rochdale/domain/account/deposits/deposits';
import { arrangements } from '../../../../tables/accounts.ts';
import { arrangementInstalments } from '../../../../tables/arrangements.ts';
import { delinquents } from '../../../../tables/delinquents.ts';
import { deposits } from '../../../../tables/deposits.ts';
import { bills, postedPayments } from '../../../../tables/history.ts';
import { levelizedTerms } from '../../../../tables/levelized-billing.ts';
import * as field from '../csv-fields.ts';
import { accountNumber, type Entity } from './entity.ts';

/** What was billed, paid, arranged and deposited. */
export const billingEntities: readonly Entity[] = [
  {
    file: 'average-billing.csv',
    table: levelizedTerms,
    key: ['accountNumber'],
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      isEligible: field.flag(true),
      notEligibleMessage: field.optionalText(300),
      settlementMonth: field.optionalNumberFrom(1, 12),
    },
  },
  {
    file: 'arrangements.csv',
    table: arrangements,
    key: ['accountNumber', 'arrangementId'],
    onlyRead: true,
    sum: 'arrangementBalance',
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      arrangementId: field.text(30),
      arrangementBalance: field.money,
      nextPaymentAmount: field.money,
      nextPaymentDueDate: field.optionalDay,
      arrangementNotation: field.optionalText(300, ''),
    },
  },
  {
    file: 'arrangement-instalments.csv',
    table: arrangementInstalments,
    key: ['accountNumber', 'arrangementId', 'instalmentId'],
    onlyRead: true,
    sum: 'instalmentAmount',
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      arrangementId: field.text(30),
      instalmentId: field.text(30),
      dueDate: field.day,
      instalmentAmount: field.money,
      paidAmount: field.money,
      paidDate: field.optionalDay,
    },
  },
  {
    file: 'delinquents.csv',
    table: delinquents,
    key: ['accountNumber', 'delinquentId'],
    onlyRead: true,
    sum: 'pastDue',
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      delinquentId: field.text(30),
      billDate: field.day,
      pastDue: field.money,
      lateFee: field.money,
      cutoffDate: field.optionalDay,
      delinquentProcessedDate: field.optionalDay,
      delinquentFile: field.optionalMatching(noticeFilePattern, 'must be the name of a PDF, without a folder'),
    },
  },
  {
    file: 'deposits.csv',
    table: deposits,
    key: ['accountNumber', 'depositId'],
    onlyRead: true,
    sum: 'depositAmount',
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      depositId: field.text(30),
      depositDate: field.day,
      depositType: field.text(60),
      depositAmount: field.money,
      interestAmount: field.money,
      refundDate: field.optionalDay,
      depositStatus: field.oneOf(...depositStatuses),
    },
  },
  {
    file: 'bills.csv',
    table: bills,
    key: ['accountNumber', 'billDate', 'billNumber'],
    onlyRead: true,
    sum: 'billedAmount',
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      billDate: field.day,
      billNumber: field.text(30),
      billType: field.text(30),
      statementStartDate: field.optionalDay,
      dueDate: field.optionalDay,
      billedAmount: field.money,
      endingBalance: field.money,
      usageQuantity: field.optionalNumber,
      usageUnit: field.optionalText(10),
      daysBilled: field.optionalWholeNumber,
      actualCharges: field.optionalMoney,
      prepaidDailyTotal: field.optionalMoney,
      prepaidUsageDollars: field.optionalMoney,
      prepaidCharges: field.optionalMoney,
      prepaidTaxes: field.optionalMoney,
    },
  },
  {
    file: 'payments.csv',
    table: postedPayments,
    key: ['accountNumber', 'paymentDate', 'paymentId'],
    onlyRead: true,
    asOf: { column: 'asOf', newWhenChanged: ['paymentAmount', 'transNo'] },
    sum: 'paymentAmount',
    confirms: 'transNo',
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      paymentDate: field.day,
      paymentId: field.text(30),
      paymentAmount: field.money,
      paymentMethod: field.text(30),
      transNo: field.optionalText(40),
    },
  },
];
