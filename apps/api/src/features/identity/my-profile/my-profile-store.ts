import { asc, desc, eq } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { accountPreferences } from '../../../tables/my-profile.ts';
import { memberPreferences } from '../../../tables/registration.ts';

export type MemberPreferences = Omit<typeof memberPreferences.$inferSelect, 'memberNumber' | 'updatedAt'>;
type Chosen = Omit<
  typeof accountPreferences.$inferSelect,
  'accountNumber' | 'changedAt' | 'roundupHeldSince' | 'chosenOn' | 'source'
>;
export type AccountSettings = Chosen & { readonly accountNumber: string; readonly address: string };

/** What holds before anything was chosen. */
const memberDefaults: MemberPreferences = {
  paperlessBilling: false,
  paperlessOther: false,
  marketingEmails: false,
  annualMeetingNotice: false,
  paymentEmail: true,
  serviceOrderEmail: true,
  unlistedPhone: false,
};
const accountDefaults: Chosen = {
  emailBillNotice: false,
  paperlessBilling: false,
  paperlessOther: false,
  operationRoundup: false,
  operationRoundupAmount: null,
  operationRoundupExpiration: null,
};

const preferencesOf = builtOnce(['memberNumber'], (db, { memberNumber }) =>
  db.select().from(memberPreferences).where(eq(memberPreferences.memberNumber, memberNumber)),
);
const settingsOf = builtOnce(['memberNumber'], (db, { memberNumber }) =>
  db
    .select({
      accountNumber: accounts.accountNumber,
      street: accounts.serviceStreet,
      city: accounts.serviceCity,
      state: accounts.serviceState,
      zip: accounts.serviceZip,
      chosen: {
        emailBillNotice: accountPreferences.emailBillNotice,
        paperlessBilling: accountPreferences.paperlessBilling,
        paperlessOther: accountPreferences.paperlessOther,
        operationRoundup: accountPreferences.operationRoundup,
        operationRoundupAmount: accountPreferences.operationRoundupAmount,
        operationRoundupExpiration: accountPreferences.operationRoundupExpiration,
      },
    })
    .from(accounts)
    .leftJoin(accountPreferences, eq(accountPreferences.accountNumber, accounts.accountNumber))
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber)),
);

/** What a member has chosen. */
export async function memberPreferencesOf(db: Executor, memberNumber: string): Promise<MemberPreferences> {
  const [found] = await preferencesOf(db, { memberNumber });
  if (!found) return memberDefaults;
  const { memberNumber: _, updatedAt: __, ...preferences } = found;
  return preferences;
}

export async function changeMemberPreferences(
  db: Executor,
  memberNumber: string,
  changes: Partial<MemberPreferences>,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(memberPreferences)
    .values({ ...memberDefaults, ...changes, memberNumber, updatedAt })
    .onConflictDoUpdate({ target: memberPreferences.memberNumber, set: { ...changes, updatedAt } });
}

/** Every account of a member, the primary one first, with what was chosen for it. */
export async function accountSettingsOf(db: Executor, memberNumber: string): Promise<AccountSettings[]> {
  const found = await settingsOf(db, { memberNumber });
  return found.map(({ accountNumber, street, city, state, zip, chosen }) => ({
    ...(chosen ?? accountDefaults),
    accountNumber,
    address: `${street}, ${city}, ${state} ${zip}`,
  }));
}

/** Writes what was chosen for some accounts; the columns of each change, and no others. */
export async function changeAccountPreferences(
  db: Executor,
  changes: readonly (Partial<Chosen> & { readonly accountNumber: string })[],
  changedAt: Date,
): Promise<void> {
  for (const { accountNumber, ...change } of changes)
    await db
      .insert(accountPreferences)
      .values({ ...accountDefaults, ...change, accountNumber, changedAt })
      .onConflictDoUpdate({ target: accountPreferences.accountNumber, set: { ...change, changedAt } });
}
