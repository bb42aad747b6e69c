import { creditCodes as codes } from '@rochdale/domain/account/credit-codes/credit-code';
import { accountHoldings, sinceEver } from '../../../../tables/account-holdings.ts';
import { accountServices } from '../../../../tables/account-services.ts';
import { accounts, addresses, meters } from '../../../../tables/accounts.ts';
import { creditCodes } from '../../../../tables/credit-codes.ts';
import { meterReadings } from '../../../../tables/meter-reading.ts';
import { accountDetails } from '../../../../tables/overview.ts';
import { importHoldings } from '../../../account/holdings/public.ts';
import * as field from '../csv-fields.ts';
import { accountNumber, type Entity, memberNumber } from './entity.ts';

/** Accounts, with what the billing system says of them and of their meters. */
export const accountEntities: readonly Entity[] = [
  {
    file: 'accounts.csv',
    table: accounts,
    key: ['accountNumber'],
    asOf: { column: 'balanceAsOf', newWhenChanged: [] },
    sum: 'accountBalance',
    onPaper: ['accountHolderName', 'serviceStreet', 'serviceCity'],
    references: { memberNumber: 'members.csv' },
    columns: {
      accountNumber,
      memberNumber,
      isPrimaryAccount: field.flag(false),
      accountHolderName: field.text(250),
      serviceStreet: field.text(100),
      serviceCity: field.text(50),
      serviceState: field.word(2),
      serviceZip: field.text(10),
      locationId: field.optionalText(30),
      accountType: field.word(30),
      accountStatus: field.optionalWord(30, 'Active'),
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
      prepaidVendor: field.optionalWord(10),
      prepaidLabel: field.optionalWord(40),
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
      closedOn: field.optionalDay,
      reopenedOn: field.optionalDay,
      isTaxExempt: field.flag(false),
      taxExemptUntil: field.optionalDay,
    },
    mayLack: ['closedOn', 'reopenedOn', 'isTaxExempt', 'taxExemptUntil'],
    finish: (row) =>
      row.taxExemptUntil !== null && row.isTaxExempt !== true
        ? { column: 'isTaxExempt', problem: 'is not Y, and taxExemptUntil is not empty' }
        : { row },
  },
  {
    file: 'account-holders.csv',
    table: accountHoldings,
    key: ['accountNumber', 'heldFrom', 'memberNumber'],
    references: { accountNumber: 'accounts.csv', memberNumber: 'members.csv' },
    columns: {
      accountNumber,
      memberNumber,
      heldFrom: (given) => (given === '' ? { value: sinceEver } : field.day(given)),
      heldUntil: field.optionalDay,
    },
    problemOf: ([, , heldFrom, heldUntil]) =>
      typeof heldUntil === 'string' && heldUntil < String(heldFrom)
        ? { column: 'heldUntil', reason: 'is before heldFrom' }
        : undefined,
    write: (db, rows) =>
      importHoldings(
        db,
        rows.map(([account, member, heldFrom, heldUntil]) => ({
          accountNumber: String(account),
          memberNumber: String(member),
          heldFrom: String(heldFrom),
          heldUntil: heldUntil === null ? null : String(heldUntil),
        })),
      ),
  },
  {
    file: 'credit-codes.csv',
    table: creditCodes,
    key: ['memberNumber', 'accountNumber', 'code'],
    onlyRead: true,
    references: { memberNumber: 'members.csv', accountNumber: 'accounts.csv' },
    columns: {
      memberNumber,
      accountNumber: (given) => (given === '' ? { value: '' } : accountNumber(given)),
      code: field.oneOf(...codes),
      reason: field.optionalText(200, ''),
      since: (given) => (given === '' ? { value: sinceEver } : field.day(given)),
      until: field.optionalDay,
    },
    mayLack: ['accountNumber', 'reason', 'since', 'until'],
    // Who has died and is coded so anew has died.
    emptied: { column: 'actedAt', whenChanged: ['since', 'until'] },
    finish: (row) => {
      if (row.code === 'deceased' && row.accountNumber !== '')
        return { column: 'accountNumber', problem: 'is not empty: a member has died, not an account' };
      if (typeof row.until === 'string' && row.until < String(row.since))
        return { column: 'until', problem: 'is before since' };
      return { row };
    },
  },
  {
    file: 'account-services.csv',
    table: accountServices,
    key: ['accountNumber', 'serviceId'],
    onlyRead: true,
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      serviceId: field.text(30),
      serviceType: field.word(30),
      serviceStreet: field.optionalText(100),
      locationId: field.optionalText(30),
      meterNumber: field.optionalText(30),
      serviceStatus: field.optionalWord(30, 'Active'),
    },
    mayLack: ['serviceStreet', 'locationId', 'meterNumber', 'serviceStatus'],
  },
  {
    file: 'account-details.csv',
    table: accountDetails,
    key: ['accountNumber'],
    onlyRead: true,
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
      eligibleDraftDate: field.optionalDay,
      allowBeforeBilledDay: field.optionalNumberFrom(1, 31),
      allowAfterBilledDay: field.optionalNumberFrom(0, 28),
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
    onlyRead: true,
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      meterNumber: field.text(30),
      meterType: field.word(30),
      installedOn: field.optionalDay,
    },
  },
  {
    file: 'meter-readings.csv',
    table: meterReadings,
    key: ['accountNumber', 'meterNumber', 'readOn'],
    onlyRead: true,
    references: { accountNumber: 'accounts.csv' },
    columns: { accountNumber, meterNumber: field.text(30), readOn: field.day, reading: field.number },
  },
];
