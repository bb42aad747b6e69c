import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { broughtContacts } from '../../../tables/brought-contacts.ts';
import { accountPreferences } from '../../../tables/my-profile.ts';
import { notificationContacts } from '../../../tables/notifications.ts';

/** Where a member's notices go, and where each contact came from that was brought. */
export async function contactsOf(db: Executor, memberNumber: string) {
  const [here, brought] = [notificationContacts, broughtContacts];
  return db
    .select({
      kind: here.kind,
      address: here.address,
      takesTexts: here.takesTexts,
      takesVoice: here.takesVoice,
      verifiedAt: here.verifiedAt,
      source: brought.source,
      consentedOn: brought.consentedOn,
    })
    .from(here)
    .leftJoin(
      brought,
      and(
        eq(brought.memberNumber, here.memberNumber),
        eq(brought.kind, here.kind),
        eq(brought.address, here.address),
        // One that its member added here came from nowhere.
        eq(brought.takenUpAt, here.createdAt),
      ),
    )
    .where(and(eq(here.memberNumber, memberNumber), isNull(here.removedAt)))
    .orderBy(asc(here.createdAt), asc(here.address));
}

/** What was chosen of paper for a member's accounts, here or before. */
export async function paperOf(db: Executor, memberNumber: string) {
  const { accountNumber, paperlessBilling, chosenOn, source, changedAt } = accountPreferences;
  return db
    .select({ accountNumber, paperlessBilling, chosenOn, source, changedAt })
    .from(accountPreferences)
    .innerJoin(accounts, eq(accounts.accountNumber, accountNumber))
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(asc(accountNumber));
}
