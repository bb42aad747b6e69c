import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type AnnouncementRow, noteFilled, unfilledAnnouncements } from './announcements-store.ts';
import { accountsAfter, noteReached } from './audience-store.ts';
import { reachOf } from './reach-store.ts';
import { addRecipients } from './recipients-store.ts';

/** Accounts of one transaction. */
const pageOf = 500;

/**
 * Writes the recipients of announcements, page by page of their accounts, each page with its place in one transaction: a
 * worker may end anywhere, and two may do the same page. Ends when `goesOn` says no.
 */
export async function fillRecipients(
  services: { readonly db: Database; readonly clock: Clock },
  goesOn: () => boolean = () => true,
): Promise<number> {
  const unfilled = await unfilledAnnouncements(services.db);
  for (const announcement of unfilled) {
    let place: string | undefined = announcement.filledUpTo;
    while (place !== undefined && goesOn()) place = await fillPage(services, announcement, place);
  }
  return unfilled.length;
}

async function fillPage(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  announcement: AnnouncementRow,
  place: string,
): Promise<string | undefined> {
  const { announcementId } = announcement;
  return db.transaction(async (tx) => {
    const accountNumbers = await accountsAfter(tx, announcementId, place, pageOf);
    const last = accountNumbers.length < pageOf ? undefined : accountNumbers.at(-1);
    const filled = last === undefined ? { filledAt: clock.now() } : { filledUpTo: last };
    // Whoever does the same page at once waits here, and finds it done.
    if (!(await noteFilled(tx, announcementId, place, filled))) return undefined;
    const reached = await reachOf(tx, announcement, accountNumbers);
    await noteReached(tx, announcementId, accountNumbers, new Set(reached.map((one) => one.accountNumber)));
    await addRecipients(tx, announcementId, reached);
    return last;
  });
}
