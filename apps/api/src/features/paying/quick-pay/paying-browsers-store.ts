import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import {
  type Browser,
  browserHash,
  knownSince,
  newBrowserToken,
} from '../../../platform/http/cookies/browser-cookie.ts';
import { payingBrowsers } from '../../../tables/paying-browsers.ts';

/** A name for the browser when it has paid for this account lately. */
export async function findPayingBrowser(
  db: Executor,
  accountNumber: string,
  { token }: Browser,
  now: Date,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const hash = browserHash(token);
  const isIt = and(eq(payingBrowsers.accountNumber, accountNumber), eq(payingBrowsers.browserHash, hash));
  const [found] = await db
    .select({ account: payingBrowsers.accountNumber })
    .from(payingBrowsers)
    .where(and(isIt, gt(payingBrowsers.lastPaidAt, knownSince(now))));
  return found && hash.toString('base64url');
}

/** Remembers that the browser has paid for these accounts, and has it keep what it is known by. */
export async function rememberPayingBrowser(
  db: Executor,
  accounts: readonly { readonly accountNumber: string }[],
  browser: Browser,
  now: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  const token = browser.token ?? newBrowserToken();
  const rows = accounts.map(({ accountNumber }) => ({
    accountNumber,
    browserHash: browserHash(token),
    lastPaidAt: now,
  }));
  await db
    .insert(payingBrowsers)
    .values(rows)
    .onConflictDoUpdate({
      target: [payingBrowsers.accountNumber, payingBrowsers.browserHash],
      set: { lastPaidAt: now },
    });
  browser.keep(token);
}
