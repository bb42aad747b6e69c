import type { Database } from '../../platform/database/database.ts';
import { refuseWhileSpent, takeTries } from '../../platform/limits/limits.ts';
import { type Limit, takeTry } from '../../platform/limits/limits-store.ts';
import { type Account, findAccount, phoneEndsWith } from '../accounts/public.ts';

/** Wrong phone digits: five a day are evaluated on one account, and sixty an hour from one address. */
const limitsOf = (accountNumber: string, address: string): readonly Limit[] => [
  { key: `quick-pay:account:${accountNumber}`, tries: 5, minutes: 24 * 60 },
  { key: `quick-pay:address:${address}`, tries: 60, minutes: 60 },
];

/** From all addresses together: of ten thousand digits, a guesser with any number of addresses tries so many an hour. */
const wrongOfAll: Limit = { key: 'quick-pay:wrong', tries: 300, minutes: 60 };

/**
 * The account with this number of a member who has a phone that ends so; undefined for a wrong number as for wrong digits.
 * Tries that find nothing are limited (open-points §2), wherever they are made.
 */
export async function accountByPhone(
  db: Database,
  { accountNumber, phoneLastFourDigits }: { readonly accountNumber: string; readonly phoneLastFourDigits: string },
  address: string,
  now: Date,
): Promise<Account | undefined> {
  await refuseWhileSpent(db, wrongOfAll, now);
  const tries = await takeTries(db, limitsOf(accountNumber, address), now);
  const account = await findAccount(db, accountNumber);
  if (!account || !(await phoneEndsWith(db, account.memberNumber, phoneLastFourDigits))) {
    await takeTry(db, wrongOfAll, now);
    return undefined;
  }
  await tries.giveBack();
  return account;
}
