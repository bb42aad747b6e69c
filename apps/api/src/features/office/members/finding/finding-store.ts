import { asLiteral, type FindQuery, phoneIn } from '@rochdale/domain/office/members/finding/find-query';
import { eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../../platform/database/database.ts';
import { accounts, memberPersons, memberPhones, members, meters } from '../../../../tables/accounts.ts';
import { requisitions } from '../../../../tables/payments.ts';
import { logins } from '../../../../tables/sign-in.ts';
import { shownMemberName } from '../../../account/accounts/public.ts';

/** A member who was found, by what, and what it was. */
export interface Found {
  readonly memberNumber: string;
  readonly by: 'number' | 'name' | 'account' | 'phone' | 'email' | 'login' | 'address' | 'meter' | 'payment' | 'person';
  readonly found: string;
}

/** Most of each kind. */
const most = 10;
/** How alike a misspelt name has to be, of 1. */
const leastAlike = '0.45';
const begins = (column: SQL | typeof accounts.accountNumber, text: string): SQL =>
  sql`${column} like ${`${asLiteral(text)}%`}`;
const fullName = sql<string>`lower(${members.firstName} || ' ' || ${members.lastName})`;
const organization = sql<string>`lower(${members.organizationName})`;
const personName = sql<string>`lower(${memberPersons.personName})`;

/** Members by a number: their own, an account's, a meter's, a payment's, or a phone's. */
export async function findByNumber(db: Executor, digits: string): Promise<Found[]> {
  const phone = phoneIn(digits);
  const [own, byAccount, byMeter, byPayment, byPhone] = await Promise.all([
    db.select({ memberNumber: members.memberNumber }).from(members).where(eq(members.memberNumber, digits)),
    db
      .select({ memberNumber: accounts.memberNumber, found: accounts.accountNumber })
      .from(accounts)
      .where(begins(accounts.accountNumber, digits))
      .limit(most),
    db
      .select({ memberNumber: accounts.memberNumber, found: meters.meterNumber })
      .from(meters)
      .innerJoin(accounts, eq(accounts.accountNumber, meters.accountNumber))
      .where(eq(meters.meterNumber, digits))
      .limit(most),
    db
      .select({ memberNumber: requisitions.memberNumber, found: requisitions.transNo })
      .from(requisitions)
      .where(or(eq(requisitions.transNo, digits), eq(requisitions.confirmationNumber, digits)))
      .limit(most),
    phone === undefined
      ? []
      : db
          .select({ memberNumber: memberPhones.memberNumber, found: memberPhones.phone })
          .from(memberPhones)
          .where(eq(memberPhones.phone, phone))
          .limit(most),
  ]);
  return [
    ...own.map(({ memberNumber }) => ({ memberNumber, by: 'number' as const, found: memberNumber })),
    ...byAccount.map((one) => ({ ...one, by: 'account' as const })),
    ...byPhone.map((one) => ({ ...one, by: 'phone' as const })),
    ...byPayment.map((one) => ({ ...one, by: 'payment' as const })),
    ...byMeter.map((one) => ({ ...one, by: 'meter' as const })),
  ];
}

/** Members by words: a name, though misspelt, a login, an e-mail address, a street, a meter. */
export async function findByWords(db: Database, { text }: FindQuery): Promise<Found[]> {
  // Two letters stand in too much: they begin something.
  const within = text.length < 3 ? `${asLiteral(text)}%` : `%${asLiteral(text)}%`;
  const email = sql`lower(${members.email})`;
  const street = sql<string>`lower(${accounts.serviceStreet})`;
  const [byName, byPerson, byEmail, byLogin, byStreet, byMeter] = await Promise.all([
    findByName(db, text, within),
    findByPerson(db, text, within),
    db
      .select({ memberNumber: members.memberNumber, found: sql<string>`${members.email}` })
      .from(members)
      .where(begins(email, text))
      .limit(most),
    db
      .select({ memberNumber: logins.memberNumber, found: logins.loginId })
      .from(logins)
      .where(or(begins(sql`${logins.loginKey}`, text), begins(sql`lower(${logins.email})`, text)))
      .limit(most),
    db
      .select({ memberNumber: accounts.memberNumber, found: accounts.serviceStreet })
      .from(accounts)
      .where(like(street, within))
      .limit(most),
    db
      .select({ memberNumber: accounts.memberNumber, found: meters.meterNumber })
      .from(meters)
      .innerJoin(accounts, eq(accounts.accountNumber, meters.accountNumber))
      .where(eq(meters.meterNumber, text.toUpperCase()))
      .limit(most),
  ]);
  return [
    ...byLogin.map((one) => ({ ...one, by: 'login' as const })),
    ...byEmail.map((one) => ({ ...one, by: 'email' as const })),
    ...byMeter.map((one) => ({ ...one, by: 'meter' as const })),
    ...byName.map((one) => ({ ...one, by: 'name' as const })),
    ...byPerson.map((one) => ({ ...one, by: 'person' as const })),
    ...byStreet.map((one) => ({ ...one, by: 'address' as const })),
  ];
}

/** Names of members, persons' and organizations', that hold what was typed; where none does, those that are most like it. */
async function findByName(db: Database, text: string, within: string) {
  const named = { memberNumber: members.memberNumber, found: sql<string>`lower(${shownMemberName})` };
  const holding = await db
    .select(named)
    .from(members)
    .where(or(like(fullName, within), like(organization, within)))
    .limit(most);
  if (holding.length > 0) return holding;
  return likest(db, (tx) =>
    tx
      .select(named)
      .from(members)
      .where(or(sql`${fullName} % ${text}`, sql`${organization} % ${text}`))
      .orderBy(sql`least(${fullName} <-> ${text}, ${organization} <-> ${text})`, members.memberNumber)
      .limit(most),
  );
}

/** Further persons of memberships, as members are found by name (account-104). */
async function findByPerson(db: Database, text: string, within: string) {
  const named = { memberNumber: memberPersons.memberNumber, found: sql<string>`${memberPersons.personName}` };
  const holding = await db.select(named).from(memberPersons).where(like(personName, within)).limit(most);
  if (holding.length > 0) return holding;
  return likest(db, (tx) =>
    tx
      .select(named)
      .from(memberPersons)
      .where(sql`${personName} % ${text}`)
      .orderBy(sql`${personName} <-> ${text}`, memberPersons.memberNumber)
      .limit(most),
  );
}

/** Reads what is like something, but not less alike than is of use: among many members there is too much of that. */
const likest = <T>(db: Database, read: (tx: Executor) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${leastAlike}, true)`);
    return read(tx);
  });

/** Names of members, and how many accounts each has. */
export async function describeMembers(db: Executor, memberNumbers: readonly string[]) {
  if (memberNumbers.length === 0) return [];
  return db
    .select({
      memberNumber: members.memberNumber,
      name: shownMemberName,
      accounts: sql<number>`(select count(*)::int from accounts where accounts.member_number = members.member_number)`,
    })
    .from(members)
    .where(inArray(members.memberNumber, [...memberNumbers]));
}
