import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { AccountFacts } from './account-facts.ts';
import type { CsvValue } from './csv-writer.ts';

/** Columns of account-details.csv that make an account special. */
export interface AccountDetailFacts {
  readonly spouseName?: string;
  readonly statementHeadingMessage?: string;
  readonly billMessages?: string;
  readonly prepaidDisconnectAlert?: string;
  readonly capitalCreditRefundMessage?: string;
  readonly cutOffMsg?: string;
  readonly activeReturnedItems?: number;
  readonly autoPayExists?: boolean;
  readonly draftDate?: LocalDay;
  readonly eligibleDraftDate?: LocalDay;
  readonly allowBeforeBilledDay?: number;
  readonly allowAfterBilledDay?: number;
  readonly collectMeterReading?: boolean;
  readonly meterSenseccUrl?: string;
  readonly myMeterUrl?: string;
  readonly ccPdfLinkText?: string;
}

/** The row of an account: what is special about it, and what follows from its facts. */
export function accountDetails(
  account: { readonly accountNumber: string; readonly facts: AccountFacts; readonly details?: AccountDetailFacts },
  asOf: LocalDay,
): Record<string, CsvValue> {
  const { accountNumber, facts, details } = account;
  const isBudget = facts.billingType === 'Budget';
  const isOff = facts.derivedStatus === 'Disconnected';
  return {
    ...(isBudget && { yearToDateBudgetDifference: -3812, netAccountBalance: facts.accountBalance - 3812 }),
    ...(isOff && {
      cutOffMsg: `Service was disconnected on ${dayText(addDays(asOf, -2))}. Pay to be connected again.`,
    }),
    ...details,
    accountNumber,
  };
}

/** What the newest bill's reading is. */
export const newestReading = 51_880;

/** A reading on the day of each bill, which differ by what was billed. */
export function readingRows(
  accountNumber: string,
  meterNumber: string,
  bills: readonly Readonly<Record<string, CsvValue>>[],
): Record<string, CsvValue>[] {
  let reading = newestReading;
  return [...bills]
    .reverse()
    .map(({ billDate, usageQuantity }) => {
      const row = { accountNumber, meterNumber, readOn: billDate, reading };
      reading = Math.round((reading - Number(usageQuantity)) * 1000) / 1000;
      return row;
    })
    .reverse();
}

function dayText(day: LocalDay): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
