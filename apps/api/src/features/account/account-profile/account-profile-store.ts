import type { MailingAddress, ProfileName } from '@rochdale/domain/account/account-profile/profile';
import { noAddress } from '@rochdale/domain/account/account-profile/profile';
import type { MemberProfile, ProfileChange } from '@rochdale/domain/account/account-profile/profile-change';
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type ProfileUpdateStatus, profileUpdates } from '../../../tables/account-profile.ts';
import { accounts, addresses, memberPhones, members } from '../../../tables/accounts.ts';
import { queueItems } from '../../../tables/queue-items.ts';

/** Lets one change of a member's profile at a time through, until the transaction ends. */
export async function lockMember(db: Executor, memberNumber: string): Promise<void> {
  await db
    .select({ memberNumber: members.memberNumber })
    .from(members)
    .where(eq(members.memberNumber, memberNumber))
    .for('no key update');
}

/** A member's profile as it is in force; undefined when there is no such member. */
export async function profileOnFile(db: Executor, memberNumber: string): Promise<MemberProfile | undefined> {
  const [member] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  if (!member) return undefined;
  const rows = await db
    .select({ accountNumber: accounts.accountNumber, address: addresses })
    .from(accounts)
    .leftJoin(addresses, eq(addresses.accountNumber, accounts.accountNumber))
    .where(eq(accounts.memberNumber, memberNumber));
  const phones = await db
    .select({ phone: memberPhones.phone, phoneType: memberPhones.phoneType, extension: memberPhones.extension })
    .from(memberPhones)
    .where(eq(memberPhones.memberNumber, memberNumber))
    .orderBy(asc(memberPhones.phone));
  const { organizationName, firstName, middleName, lastName } = member;
  const name: ProfileName = { firstName, middleName, lastName };
  return {
    name,
    organizationName,
    phones,
    addresses: Object.fromEntries(rows.map((row) => [row.accountNumber, addressIn(row)])),
  };
}

function addressIn({ address }: { readonly address: typeof addresses.$inferSelect | null }): MailingAddress {
  if (address === null) return noAddress;
  const { accountNumber: _, ...rest } = address;
  return rest;
}

export type ProfileUpdate = typeof profileUpdates.$inferSelect;

/** The member's change that waits for review. */
export async function pendingUpdateOf(db: Executor, memberNumber: string): Promise<ProfileUpdate | undefined> {
  const [found] = await db
    .select()
    .from(profileUpdates)
    .where(and(eq(profileUpdates.memberNumber, memberNumber), eq(profileUpdates.status, 'pending')));
  return found;
}

/** A change by its number. */
export async function findUpdate(db: Executor, updateId: number): Promise<ProfileUpdate | undefined> {
  const [found] = await db.select().from(profileUpdates).where(eq(profileUpdates.updateId, updateId));
  return found;
}

/** Changes that wait, oldest first. */
export async function listPendingUpdates(db: Executor): Promise<ProfileUpdate[]> {
  return db
    .select()
    .from(profileUpdates)
    .where(eq(profileUpdates.status, 'pending'))
    .orderBy(asc(profileUpdates.updateId));
}

/** The newest changes that are done with, whatever became of them. */
export async function listDecidedUpdates(db: Executor, limit: number): Promise<ProfileUpdate[]> {
  return db
    .select()
    .from(profileUpdates)
    .where(ne(profileUpdates.status, 'pending'))
    .orderBy(desc(profileUpdates.decidedAt), desc(profileUpdates.updateId))
    .limit(limit);
}

/** Keeps a change, and answers its number. */
export async function addUpdate(db: Executor, update: typeof profileUpdates.$inferInsert): Promise<number | undefined> {
  const [added] = await db.insert(profileUpdates).values(update).returning({ updateId: profileUpdates.updateId });
  return added?.updateId;
}

/** Leaves of a change what was approved of it. */
export async function narrowUpdate(db: Executor, updateId: number, change: ProfileChange): Promise<void> {
  await db.update(profileUpdates).set({ change }).where(eq(profileUpdates.updateId, updateId));
}

/** Lets a change that was dropped wait again; false when it was not dropped. */
export async function waitAgain(db: Executor, updateId: number): Promise<boolean> {
  const opened = await db
    .update(profileUpdates)
    .set({ status: 'pending', decidedAt: null })
    .where(and(eq(profileUpdates.updateId, updateId), eq(profileUpdates.status, 'rejected')))
    .returning({ updateId: profileUpdates.updateId });
  return opened.length === 1;
}

/** Whether a member has sent another change since. */
export async function hasNewerUpdate(
  db: Executor,
  { memberNumber, updateId }: Pick<ProfileUpdate, 'memberNumber' | 'updateId'>,
): Promise<boolean> {
  const found = await db
    .select({ updateId: profileUpdates.updateId })
    .from(profileUpdates)
    .where(and(eq(profileUpdates.memberNumber, memberNumber), gt(profileUpdates.updateId, updateId)))
    .limit(1);
  return found.length > 0;
}

/** The newest change of a member, where it was refused since an instant, with what the office said of it. */
export async function refusedUpdateOf(db: Executor, memberNumber: string, since: Date) {
  const [found] = await db
    .select({ update: profileUpdates, template: queueItems.template, words: queueItems.words })
    .from(profileUpdates)
    .leftJoin(
      queueItems,
      and(eq(queueItems.kind, 'profile-change'), eq(queueItems.itemId, sql`${profileUpdates.updateId}::text`)),
    )
    .where(eq(profileUpdates.memberNumber, memberNumber))
    .orderBy(desc(profileUpdates.updateId))
    .limit(1);
  if (found?.update.status !== 'rejected' || !found.update.decidedAt || found.update.decidedAt < since)
    return undefined;
  return { submittedAt: found.update.submittedAt, template: found.template, words: found.words ?? '' };
}

/** Ends a change that is pending; false when it is not pending any more. */
export async function endPending(
  db: Executor,
  updateId: number,
  status: Exclude<ProfileUpdateStatus, 'pending' | 'direct'>,
  decidedAt: Date,
): Promise<boolean> {
  const ended = await db
    .update(profileUpdates)
    .set({ status, decidedAt })
    .where(and(eq(profileUpdates.updateId, updateId), eq(profileUpdates.status, 'pending')))
    .returning({ updateId: profileUpdates.updateId });
  return ended.length === 1;
}

/** Puts a change in force. */
export async function writeChange(db: Executor, memberNumber: string, change: ProfileChange): Promise<void> {
  const { name, phones } = change;
  if (name) await db.update(members).set(name).where(eq(members.memberNumber, memberNumber));
  for (const [accountNumber, address] of Object.entries(change.addresses ?? {}))
    await db
      .insert(addresses)
      .values({ accountNumber, ...address })
      .onConflictDoUpdate({ target: addresses.accountNumber, set: address });
  if (!phones) return;
  await db.delete(memberPhones).where(eq(memberPhones.memberNumber, memberNumber));
  if (phones.length > 0) await db.insert(memberPhones).values(phones.map((phone) => ({ memberNumber, ...phone })));
}
