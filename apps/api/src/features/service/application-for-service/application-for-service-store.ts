import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, addresses, memberPhones, members } from '../../../tables/accounts.ts';
import { serviceApplications } from '../../../tables/application-for-service.ts';

export type KeptApplication = typeof serviceApplications.$inferSelect;
type NewApplication = Omit<KeptApplication, 'exportNumber' | 'answer' | 'answeredAt'>;

/** An application by the id that the browser made. */
export async function findApplication(db: Executor, applicationId: string): Promise<KeptApplication | undefined> {
  const [found] = await db
    .select()
    .from(serviceApplications)
    .where(eq(serviceApplications.applicationId, applicationId));
  return found;
}

/** Keeps an application; false when its id or its number is taken. */
export async function addApplication(db: Executor, application: NewApplication): Promise<boolean> {
  const added = await db
    .insert(serviceApplications)
    .values(application)
    .onConflictDoNothing()
    .returning({ applicationId: serviceApplications.applicationId });
  return added.length === 1;
}

/** Name, e-mail address, phone (a cell first) and the mailing address of the primary account. */
export async function applicantOnFile(db: Executor, memberNumber: string) {
  const [member] = await db.select().from(members).where(eq(members.memberNumber, memberNumber));
  if (!member) return undefined;
  const phones = await db
    .select()
    .from(memberPhones)
    .where(eq(memberPhones.memberNumber, memberNumber))
    .orderBy(asc(memberPhones.phone));
  const [found] = await db
    .select({ address: addresses })
    .from(accounts)
    .innerJoin(addresses, eq(addresses.accountNumber, accounts.accountNumber))
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber))
    .limit(1);
  const phone = phones.find(({ phoneType }) => phoneType === 'Cell') ?? phones[0];
  return { member, phone: phone?.phone ?? '', address: found?.address };
}
