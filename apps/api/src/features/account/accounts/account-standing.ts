import type { accountStanding } from '@rochdale/contract/schemas/accounts';
import { isLowPrepaid } from '@rochdale/domain/account/account-names/account-marks';
import { thresholdDefaults } from '@rochdale/domain/communications/notifications/thresholds';
import type { LocalTime } from '@rochdale/domain/dates';
import { dollarsOf } from '@rochdale/domain/money';
import { outageFlagOf, shownPower } from '@rochdale/domain/service/outage/outage-status';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { nicknamesOf } from '../account-names/public.ts';
import { presentListItem, shownStatus } from './accounts-presenter.ts';
import type { Account } from './accounts-store.ts';
import { locationsWithOutage, lowLinesOf } from './standing-store.ts';

/** Some accounts of a member with the member's names, what they owe and their marks (account-93, account-95). */
export async function standingsOf(
  db: Executor,
  memberNumber: string,
  accounts: readonly Account[],
  /** The co-op's clock; undefined where it shows no outages. */
  now: LocalTime | undefined,
): Promise<z.input<typeof accountStanding>[]> {
  const prepaid = accounts.filter(({ isPrepaidAccount }) => isPrepaidAccount);
  const places = accounts.flatMap(({ locationId }) => locationId ?? []);
  const [names, lowLines, dark] = await Promise.all([
    nicknamesOf(db, memberNumber),
    lowLinesOf(
      db,
      memberNumber,
      prepaid.map(({ accountNumber }) => accountNumber),
    ),
    now === undefined ? new Set<string>() : locationsWithOutage(db, places, now),
  ]);
  return accounts.map((account) => {
    const lowLine = lowLines.get(account.accountNumber) ?? thresholdDefaults.lowPrepaidBalance;
    const hasActiveOutage = account.locationId !== null && dark.has(account.locationId);
    return {
      ...presentListItem(account, names),
      accountStatus: account.accountStatus,
      derivedStatus: shownStatus(account),
      accountBalance: dollarsOf(account.accountBalance),
      dueDate: account.dueDate,
      isLowBalance: isLowPrepaid({ ...account, lowLine }),
      isPowerOff: shownPower(outageFlagOf({ ...account, hasActiveOutage })) === 'OFF',
    };
  });
}
