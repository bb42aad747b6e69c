import { memberName } from '@rochdale/domain/account/members/member-name';
import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, memberIdentities, memberPersons, memberPhones, members } from '../../../tables/accounts.ts';

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

/** A member's name, as `memberName` of the rules says it (account-103). */
export const shownMemberName = sql<string>`coalesce(nullif(${members.organizationName}, ''),
  concat_ws(' ', nullif(${members.firstName}, ''), nullif(${members.middleName}, ''), nullif(${members.lastName}, '')))`;

/** A member's name; undefined when there is no such member. */
export async function memberNameOf(db: Executor, memberNumber: string): Promise<string | undefined> {
  const [member] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  return member && memberName(member);
}

/** A further person of a membership. */
export interface MemberPerson {
  readonly personName: string;
  readonly relation: string;
  readonly mayAct: boolean;
}

/** The further persons of a membership on a day, by name (account-104). */
export async function personsOf(db: Executor, memberNumber: string, today: LocalDay): Promise<MemberPerson[]> {
  return db
    .select({
      personName: memberPersons.personName,
      relation: memberPersons.relation,
      mayAct: memberPersons.mayAct,
    })
    .from(memberPersons)
    .where(
      and(
        eq(memberPersons.memberNumber, memberNumber),
        or(isNull(memberPersons.until), gte(memberPersons.until, today)),
      ),
    )
    .orderBy(asc(memberPersons.personName));
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
