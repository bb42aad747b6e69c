import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { among } from '../../../platform/database/among.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { levelizedHolds } from '../../../tables/levelized-billing.ts';

/** The accounts whose billing type is held. */
export async function accountsOfHeldTypes(db: Executor): Promise<string[]> {
  const held = await db.select({ accountNumber: levelizedHolds.accountNumber }).from(levelizedHolds);
  return held.map(({ accountNumber }) => accountNumber);
}

/**
 * Takes held billing types out before an import, so that what stands there after it is what the billing system has
 * sent. Accounts are locked in one order; nobody sees the gap, since the import is one transaction.
 */
export async function liftHeldTypes(db: Executor): Promise<void> {
  const held = db.select({ accountNumber: levelizedHolds.accountNumber }).from(levelizedHolds);
  const locked = await db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(inArray(accounts.accountNumber, held))
    .orderBy(asc(accounts.accountNumber))
    .for('no key update');
  const numbers = locked.map(({ accountNumber }) => accountNumber);
  if (numbers.length === 0) return;
  await db.update(levelizedHolds).set({ isLifted: true }).where(among(levelizedHolds.accountNumber, numbers));
  await db.update(accounts).set({ billingType: '' }).where(among(accounts.accountNumber, numbers));
}

/**
 * Puts held billing types back after an import. One that it has brought is held no longer; nor is one of an account
 * that the office has put on a budget, which members can't change here.
 */
export async function layHeldTypes(db: Executor): Promise<void> {
  const taken = db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .innerJoin(levelizedHolds, eq(levelizedHolds.accountNumber, accounts.accountNumber))
    .where(
      and(
        eq(levelizedHolds.isLifted, true),
        or(eq(accounts.billingType, levelizedHolds.billingType), eq(accounts.billingType, 'Budget')),
      ),
    );
  await db.delete(levelizedHolds).where(inArray(levelizedHolds.accountNumber, taken));
  await db
    .update(accounts)
    .set({ billingType: sql`${levelizedHolds.billingType}` })
    .from(levelizedHolds)
    .where(eq(levelizedHolds.accountNumber, accounts.accountNumber));
  await db.update(levelizedHolds).set({ isLifted: false }).where(eq(levelizedHolds.isLifted, true));
}
