import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import { memberPreferences } from '../registration/registration.tables.ts';
import { accountPreferences, storedPayments } from './my-profile.tables.ts';

export type MemberPreferences = Omit<typeof memberPreferences.$inferSelect, 'memberNumber' | 'updatedAt'>;
type Chosen = Omit<typeof accountPreferences.$inferSelect, 'accountNumber' | 'changedAt'>;
export type AccountSettings = Chosen & { readonly accountNumber: string; readonly address: string };
export type StoredPaymentType = 'Credit' | 'Check';

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

/** What a member has chosen. */
export async function memberPreferencesOf(db: Executor, memberNumber: string): Promise<MemberPreferences> {
  const [found] = await db.select().from(memberPreferences).where(eq(memberPreferences.memberNumber, memberNumber));
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
  const found = await db
    .select({ account: accounts, chosen: accountPreferences })
    .from(accounts)
    .leftJoin(accountPreferences, eq(accountPreferences.accountNumber, accounts.accountNumber))
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber));
  return found.map(({ account, chosen }) => {
    const { accountNumber, serviceStreet, serviceCity, serviceState, serviceZip } = account;
    const { changedAt: _, ...rest } = chosen ?? { ...accountDefaults, changedAt: null };
    return { ...rest, accountNumber, address: `${serviceStreet}, ${serviceCity}, ${serviceState} ${serviceZip}` };
  });
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

/** Which kinds of payment data are stored, and whether auto pay uses one of the kind. */
export async function storedPaymentsOf(
  db: Executor,
  memberNumber: string,
): Promise<{ paymentType: StoredPaymentType; isInUse: boolean }[]> {
  const found = await db
    .select({
      paymentType: storedPayments.paymentType,
      isInUse: sql<boolean>`bool_or(${storedPayments.usedByAutoPay})`,
    })
    .from(storedPayments)
    .where(and(eq(storedPayments.memberNumber, memberNumber), isNull(storedPayments.removedAt)))
    .groupBy(storedPayments.paymentType)
    .orderBy(desc(storedPayments.paymentType));
  return found.map(({ paymentType, isInUse }) => ({
    paymentType: paymentType === 'Check' ? 'Check' : 'Credit',
    isInUse,
  }));
}

/** Marks stored payment data of some kinds as removed; the billing system takes that over. */
export async function removeStoredPayments(
  db: Executor,
  memberNumber: string,
  paymentTypes: readonly StoredPaymentType[],
  removedAt: Date,
): Promise<void> {
  await db
    .update(storedPayments)
    .set({ removedAt })
    .where(
      and(
        eq(storedPayments.memberNumber, memberNumber),
        inArray(storedPayments.paymentType, [...paymentTypes]),
        isNull(storedPayments.removedAt),
      ),
    );
}
