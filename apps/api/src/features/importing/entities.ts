import { depositStatuses } from '@rochdale/domain/deposits/deposits';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  accounts,
  addresses,
  arrangements,
  memberIdentities,
  memberPhones,
  members,
  meters,
} from '../accounts/accounts.tables.ts';
import { arrangementInstalments } from '../arrangements/arrangements.tables.ts';
import { deposits } from '../deposits/deposits.tables.ts';
import { bills, postedPayments } from '../history/history.tables.ts';
import { meterReadings } from '../meter-reading/meter-reading.tables.ts';
import { accountPreferences, storedPayments } from '../my-profile/my-profile.tables.ts';
import { accountDetails } from '../overview/overview.tables.ts';
import { logins } from '../sign-in/sign-in.tables.ts';
import * as field from './csv-fields.ts';

/** One CSV file of the import: its columns are the table's, by the names of the specification. */
export interface Entity {
  readonly file: string;
  readonly table: PgTable;
  /** Columns that name a row; a second import replaces by them. */
  readonly key: readonly string[];
  /** A further column that no two rows share. */
  readonly unique?: string;
  /** A column that is stored as a keyed hash of the key and its text, never in clear. */
  readonly hashed?: string;
  /** Rows that stand in the database already are the portal's own: an import leaves them as they are. */
  readonly keepsExisting?: true;
  readonly columns: Readonly<Record<string, field.FieldCodec>>;
  /** Columns whose values must stand in another file's key column, or in the database. */
  readonly references: Readonly<Record<string, 'members.csv' | 'accounts.csv'>>;
}

const memberNumber = field.digits(1, 12);
const accountNumber = field.digits(1, 12);

/** Every file, in the order in which they refer to one another. */
export const entities: readonly Entity[] = [
  {
    file: 'members.csv',
    table: members,
    key: ['memberNumber'],
    references: {},
    columns: {
      memberNumber,
      firstName: field.text(100),
      middleName: field.optionalText(100, ''),
      lastName: field.text(100),
      email: field.optionalText(60),
    },
  },
  {
    file: 'member-phones.csv',
    table: memberPhones,
    key: ['memberNumber', 'phone'],
    references: { memberNumber: 'members.csv' },
    columns: {
      memberNumber,
      phone: field.digits(10, 10),
      phoneType: field.text(30),
      extension: field.matching(/^\d{0,6}$/, 'must be up to 6 digits'),
    },
  },
  {
    file: 'member-identities.csv',
    table: memberIdentities,
    key: ['memberNumber'],
    hashed: 'ssnDigits',
    references: { memberNumber: 'members.csv' },
    columns: { memberNumber, ssnDigits: field.digits(1, 9) },
  },
  {
    file: 'accounts.csv',
    table: accounts,
    key: ['accountNumber'],
    references: { memberNumber: 'members.csv' },
    columns: {
      accountNumber,
      memberNumber,
      isPrimaryAccount: field.flag(false),
      accountHolderName: field.text(250),
      serviceStreet: field.text(100),
      serviceCity: field.text(50),
      serviceState: field.text(2),
      serviceZip: field.text(10),
      locationId: field.optionalText(30),
      accountType: field.text(30),
      accountStatus: field.optionalText(30, 'Active'),
      derivedStatus: field.oneOf(
        'Current',
        'Past Due',
        'Pending Reconnect',
        'Pending Disconnect',
        'Disconnected',
        'Final Billed',
      ),
      billingType: field.oneOf('Standard', 'Budget', 'Average'),
      isPrepaidAccount: field.flag(false),
      prepaidVendor: field.optionalText(10),
      prepaidLabel: field.optionalText(40),
      accountBalance: field.money,
      pastDueAmount: field.money,
      dueDate: field.optionalDay,
      pastDueDate: field.optionalDay,
      cutOffDate: field.optionalDay,
      cutoffAmount: field.money,
      reconnectFee: field.money,
      disconnectFee: field.money,
      additionalDeposit: field.money,
      liabilityConfirmationAmount: field.money,
      showLiabilityConfirmation: field.flag(false),
      minimumPaymentDue: field.money,
      overPayAmount: field.money,
      prepaidReconnectAmount: field.money,
      isCcEligible: field.flag(true),
      isEcheckEligible: field.flag(true),
      nomoreCheck: field.flag(false),
    },
  },
  {
    file: 'account-details.csv',
    table: accountDetails,
    key: ['accountNumber'],
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      spouseName: field.optionalText(250),
      statementHeadingMessage: field.optionalText(500),
      billMessages: field.optionalText(2000),
      prepaidDisconnectAlert: field.optionalText(500),
      capitalCreditRefundMessage: field.optionalText(500),
      cutOffMsg: field.optionalText(500),
      activeReturnedItems: field.optionalWholeNumber,
      yearToDateBudgetDifference: field.optionalMoney,
      netAccountBalance: field.optionalMoney,
      autoPayExists: field.flag(false),
      draftDate: field.optionalDay,
      outageStatus: field.optionalFlag,
      estimatedTimeOfRestoration: field.optionalLocalTime,
      collectMeterReading: field.flag(false),
      meterSenseccUrl: field.optionalWebAddress,
      myMeterUrl: field.optionalWebAddress,
      ccPdfLinkText: field.optionalText(100),
    },
  },
  {
    file: 'addresses.csv',
    table: addresses,
    key: ['accountNumber'],
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      streetNumber: field.optionalText(20, ''),
      streetName: field.text(40),
      streetType: field.optionalText(30, ''),
      unit: field.optionalText(30, ''),
      city: field.text(50),
      state: field.matching(/^[A-Z]{2}$/, 'must be two capital letters'),
      zip: field.matching(/^(\d{5}|\d{9})$/, 'must be 5 or 9 digits without a hyphen'),
    },
  },
  {
    file: 'meters.csv',
    table: meters,
    key: ['accountNumber', 'meterNumber'],
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      meterNumber: field.text(30),
      meterType: field.text(30),
      installedOn: field.optionalDay,
    },
  },
  {
    file: 'meter-readings.csv',
    table: meterReadings,
    key: ['accountNumber', 'meterNumber', 'readOn'],
    references: { accountNumber: 'accounts.csv' },
    columns: { accountNumber, meterNumber: field.text(30), readOn: field.day, reading: field.number },
  },
  {
    file: 'arrangements.csv',
    table: arrangements,
    key: ['accountNumber', 'arrangementId'],
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
    file: 'deposits.csv',
    table: deposits,
    key: ['accountNumber', 'depositId'],
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
  {
    file: 'account-preferences.csv',
    table: accountPreferences,
    key: ['accountNumber'],
    keepsExisting: true,
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      emailBillNotice: field.flag(false),
      paperlessBilling: field.flag(false),
      paperlessOther: field.flag(false),
      operationRoundup: field.flag(false),
      operationRoundupAmount: field.optionalMoney,
      operationRoundupExpiration: field.optionalDay,
    },
  },
  {
    file: 'stored-payments.csv',
    table: storedPayments,
    key: ['memberNumber', 'storedPaymentId'],
    references: { memberNumber: 'members.csv' },
    columns: {
      memberNumber,
      storedPaymentId: field.text(30),
      paymentType: field.oneOf('Credit', 'Check'),
      usedByAutoPay: field.flag(false),
    },
  },
  {
    file: 'logins.csv',
    table: logins,
    key: ['loginKey'],
    unique: 'memberNumber',
    keepsExisting: true,
    references: { memberNumber: 'members.csv' },
    columns: {
      loginKey: field.matching(/^\P{Lu}{1,60}$/u, 'must be the login id in lower case'),
      loginId: field.text(60),
      memberNumber,
      email: field.text(60),
      passwordHash: field.matching(/^\$argon2id\$[!-~]{1,190}$/, 'is not an Argon2id hash (PHC text)'),
    },
  },
];
