import { violation } from '@rochdale/domain/violation';
import type { Sites } from '@rochdale/domain/website/site/site';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Door, Doors, Visitor } from '../../../platform/doors/doors.ts';
import type { Browser } from '../../../platform/http/cookies/browser-cookie.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { giveBackTry, type Limit, secondsUntilTry, takeTry } from '../../../platform/limits/limits-store.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { type Account, findAccount, phoneEndsWith } from '../../account/accounts/public.ts';
import { locked } from '../../identity/sign-in/public.ts';
import { findPayingBrowser } from './paying-browsers-store.ts';

/** What opens accounts works with. */
export interface AccountDoor {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly sealer: Sealer;
  readonly doors: Doors;
}

/** How somebody proves an account without signing in. */
export interface AccountKeys {
  readonly accountNumber: string;
  readonly phoneLastFourDigits?: string | undefined;
  /** Sealed by `account-code.check`, in place of the digits. */
  readonly accountKey?: string | undefined;
}

/** Who opens an account, and with which browser. */
export interface Opener extends Visitor {
  readonly browser: Browser;
}

const quickPayDoor: Door = { name: 'quick-pay', ofAll: 300, ofOne: 60 };
const sealedAccountKey = z.object({ accountNumber: z.string() });

/** Wrong phone digits on one account: five a day for all browsers that are new to it, five for each that paid for it. */
const limitOf = (accountNumber: string, browser: string | undefined): Limit => ({
  key: browser === undefined ? `quick-pay:account:${accountNumber}` : `quick-pay:browser:${browser}:${accountNumber}`,
  tries: 5,
  minutes: 24 * 60,
});

/** Whether phone digits open this account in this browser no more for now. */
export async function isAccountLocked(
  db: Database,
  accountNumber: string,
  browser: Browser,
  now: Date,
): Promise<boolean> {
  const limit = limitOf(accountNumber, await findPayingBrowser(db, accountNumber, browser, now));
  return (await secondsUntilTry(db, limit, now)) !== undefined;
}

/**
 * The account with this number of a member who has a phone that ends so, or whose code was right; undefined for a wrong
 * number as for wrong digits. Tries that find nothing are limited (paying-4), wherever they are made.
 */
export async function openAccount(
  { db, clock, site, sealer, doors }: AccountDoor,
  { accountNumber, phoneLastFourDigits, accountKey }: AccountKeys,
  visitor: Opener,
): Promise<Account | undefined> {
  const now = clock.now();
  if (accountKey !== undefined) {
    const opened = sealedAccountKey.safeParse(sealer.open('account-key', accountKey, now)).data;
    if (opened?.accountNumber !== accountNumber) throw refusal(400, 'accountCode.tooLate');
    return findAccount(db, accountNumber);
  }
  if (phoneLastFourDigits === undefined)
    throw fieldRefusal(violation('quickPay.phone.required'), 'phoneLastFourDigits');
  await doors.pass(quickPayDoor, visitor, accountNumber, now);
  const limit = limitOf(accountNumber, await findPayingBrowser(db, accountNumber, visitor.browser, now));
  const own = await takeTry(db, limit, now);
  if (!own.taken) {
    doors.note('quick-pay', 'locked');
    throw locked({ clock, site }, 'limits.account.locked', own.retryAfterSeconds);
  }
  const account = await findAccount(db, accountNumber);
  if (!account || !(await phoneEndsWith(db, account.memberNumber, phoneLastFourDigits))) {
    await doors.wrong(quickPayDoor, visitor, now);
    return undefined;
  }
  await giveBackTry(db, limit, now);
  return account;
}
