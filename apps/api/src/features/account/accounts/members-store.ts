import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, memberIdentities, memberPhones, members } from '../../../tables/accounts.ts';

/** A member's cell phones (ten digits) and e-mail addresses on file; undefined when there is no such member. */
export async function contactsOf(
  db: Executor,
  memberNumber: string,
): Promise<{ cellPhones: string[]; emails: string[] } | undefined> {
  const [member] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  if (!member) return undefined;
  const phones = await db
    .select()
    .from(memberPhones)
    .where(and(eq(memberPhones.memberNumber, memberNumber), eq(memberPhones.phoneType, 'Cell')))
    .orderBy(asc(memberPhones.phone));
  return { cellPhones: phones.map(({ phone }) => phone), emails: member.email ? [member.email] : [] };
}

/** Every phone of a member on file, of whatever type. */
export async function phonesOf(
  db: Executor,
  memberNumber: string,
): Promise<{ phone: string; phoneType: string; extension: string }[]> {
  return db
    .select({ phone: memberPhones.phone, phoneType: memberPhones.phoneType, extension: memberPhones.extension })
    .from(memberPhones)
    .where(eq(memberPhones.memberNumber, memberNumber))
    .orderBy(asc(memberPhones.phone));
}

/** First and last name; undefined when there is no such member. */
export async function memberNameOf(db: Executor, memberNumber: string): Promise<string | undefined> {
  const [member] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  return member && `${member.firstName} ${member.lastName}`;
}

/** The account that stands first for a member. */
export async function primaryAccountOf(
  db: Executor,
  memberNumber: string,
): Promise<{ accountNumber: string; locationId: string | null } | undefined> {
  const [found] = await db
    .select({ accountNumber: accounts.accountNumber, locationId: accounts.locationId })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber))
    .limit(1);
  return found;
}

/** The keyed hash of a member's identity digits; undefined when none are on file. */
export async function identityHashOf(db: Executor, memberNumber: string): Promise<Buffer | undefined> {
  const [found] = await db.select().from(memberIdentities).where(eq(memberIdentities.memberNumber, memberNumber));
  return found?.ssnDigits;
}
