import {
  changeAfter,
  changeMissing,
  type ProfileChange,
} from '@rochdale/domain/account/account-profile/profile-change';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { profileHolds } from '../../../tables/account-profile.ts';
import { addresses, memberPhones, members } from '../../../tables/accounts.ts';
import { profileOnFile, writeChange } from './account-profile-store.ts';

/** Keeps what a change has put in force from being imported over. The member is locked. */
export async function holdChange(db: Executor, memberNumber: string, change: ProfileChange): Promise<void> {
  const [held] = await db.select().from(profileHolds).where(eq(profileHolds.memberNumber, memberNumber));
  const whole = changeAfter(held?.change ?? {}, change);
  await db
    .insert(profileHolds)
    .values({ memberNumber, change: whole })
    .onConflictDoUpdate({ target: profileHolds.memberNumber, set: { change: whole } });
}

/**
 * Takes held values out before an import, so that what stands there after it is what the billing system has sent.
 * Members are locked in one order; nobody sees the gap, since the import is one transaction.
 */
export async function liftHeldValues(db: Executor): Promise<void> {
  const ofHolds = db.select({ memberNumber: profileHolds.memberNumber }).from(profileHolds);
  const locked = await db
    .select({ memberNumber: members.memberNumber })
    .from(members)
    .where(inArray(members.memberNumber, ofHolds))
    .orderBy(asc(members.memberNumber))
    .for('no key update');
  for (const { memberNumber } of locked) {
    const [held] = await db
      .update(profileHolds)
      .set({ isLifted: true })
      .where(eq(profileHolds.memberNumber, memberNumber))
      .returning();
    const { name, phones, addresses: ofAccounts = {} } = held?.change ?? {};
    if (name) await db.update(members).set({ firstName: '' }).where(eq(members.memberNumber, memberNumber));
    if (phones) await db.delete(memberPhones).where(eq(memberPhones.memberNumber, memberNumber));
    const numbers = Object.keys(ofAccounts);
    if (numbers.length > 0) await db.delete(addresses).where(inArray(addresses.accountNumber, numbers));
  }
}

/** Puts held values back after an import. What it has brought just so is held no longer. */
export async function layHeldValues(db: Executor): Promise<void> {
  const holds = await db.select().from(profileHolds).orderBy(asc(profileHolds.memberNumber));
  for (const { memberNumber, change, isLifted } of holds) {
    const imported = await profileOnFile(db, memberNumber);
    const rest = imported && isLifted ? changeMissing(imported, change) : change;
    await writeChange(db, memberNumber, rest);
    if (Object.keys(rest).length === 0)
      await db.delete(profileHolds).where(eq(profileHolds.memberNumber, memberNumber));
    else
      await db
        .update(profileHolds)
        .set({ change: rest, isLifted: false })
        .where(eq(profileHolds.memberNumber, memberNumber));
  }
}
