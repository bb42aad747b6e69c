import { and, asc, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { contactConsents } from '../../../tables/contact-consents.ts';

export type ContactConsent = typeof contactConsents.$inferSelect;

/** Keeps a consent; the one that its member gave for the phone before ends with it. */
export async function addContactConsent(tx: Transaction, given: Omit<ContactConsent, 'endedAt'>): Promise<void> {
  await endContactConsents(tx, given, given.givenAt);
  await tx.insert(contactConsents).values(given);
}

export async function endContactConsents(
  tx: Transaction,
  { memberNumber, phone }: Pick<ContactConsent, 'memberNumber' | 'phone'>,
  endedAt: Date,
): Promise<void> {
  await tx
    .update(contactConsents)
    .set({ endedAt })
    .where(
      and(
        eq(contactConsents.memberNumber, memberNumber),
        eq(contactConsents.phone, phone),
        isNull(contactConsents.endedAt),
      ),
    );
}

/** The consents of a member, or for a phone, the newest first. */
export async function contactConsentsOf(db: Executor, memberOrPhone: string): Promise<ContactConsent[]> {
  return db
    .select()
    .from(contactConsents)
    .where(or(eq(contactConsents.memberNumber, memberOrPhone), eq(contactConsents.phone, memberOrPhone)))
    .orderBy(desc(contactConsents.givenAt), asc(contactConsents.consentId));
}

export async function forgetContactConsentsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(contactConsents).where(lt(contactConsents.endedAt, before));
}
