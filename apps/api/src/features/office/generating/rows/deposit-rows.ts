import type { DepositStatus } from '@rochdale/domain/account/deposits/deposits';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { CsvValue } from '../csv-writer.ts';

/** Deposits of an account, oldest first; one account in five has one that is held, where nothing else is said. */
export function depositRows(
  accountNumber: string,
  given: readonly DepositStatus[] | undefined,
  asOf: LocalDay,
): Record<string, CsvValue>[] {
  const statuses: readonly DepositStatus[] = given ?? (Number(accountNumber) % 5 === 0 ? ['Held'] : []);
  return statuses.map((depositStatus, place) => {
    const yearsHeld = 3 * (statuses.length - place);
    const depositAmount = place === 0 ? 15_000 : 20_000;
    return {
      accountNumber,
      depositId: `D${accountNumber}-${place + 1}`,
      depositDate: addDays(asOf, -yearsHeld * 365 + 41),
      depositType: place === 0 ? 'Connection deposit' : 'Additional deposit',
      depositAmount,
      interestAmount: Math.round(depositAmount * 0.0125 * yearsHeld),
      refundDate: depositStatus === 'Held' ? null : addDays(asOf, -200),
      depositStatus,
    };
  });
}
