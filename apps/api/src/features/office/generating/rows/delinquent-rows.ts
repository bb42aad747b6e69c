import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { AccountFacts } from '../account-facts.ts';
import type { CsvValue } from '../csv-writer.ts';

/** How many notices an account has had, and the co-op's own file that the newest one names. */
export interface DelinquentFacts {
  readonly count: number;
  readonly file?: string;
}

const leastFee = 500;
const feeShare = 0.015;

/**
 * Notices of delinquency, the newest first: an account that is past due has one on the bill before its last, and one in
 * three an earlier one too, where nothing else is said.
 */
export function delinquentRows(
  accountNumber: string,
  facts: AccountFacts,
  given: DelinquentFacts | undefined,
  asOf: LocalDay,
): Record<string, CsvValue>[] {
  const owed = facts.pastDueAmount ?? 0;
  const usual = owed === 0 ? 0 : 1 + Number(Number(accountNumber) % 3 === 0);
  return Array.from({ length: given?.count ?? usual }, (_, back) => {
    const billDate = addDays(asOf, -47 - back * 30);
    const pastDue = back === 0 && owed > 0 ? owed : 4150 + ((Number(accountNumber.slice(-4)) + back * 1733) % 9000);
    return {
      accountNumber,
      delinquentId: `N${billDate.replaceAll('-', '')}`,
      billDate,
      pastDue,
      lateFee: Math.max(leastFee, Math.round(pastDue * feeShare)),
      cutoffDate: back === 0 && facts.cutOffDate !== undefined ? facts.cutOffDate : addDays(billDate, 58),
      delinquentProcessedDate: addDays(billDate, 25),
      delinquentFile: back === 0 ? (given?.file ?? null) : null,
    };
  });
}
