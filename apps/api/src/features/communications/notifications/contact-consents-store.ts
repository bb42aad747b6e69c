import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { contactConsents } from '../../../tables/contact-consents.ts';
import { notificationContacts } from '../../../tables/notifications.ts';

export type ContactConsent = typeof contactConsents.$inferSelect;

/** Keeps a consent; the one that its member gave for the phone before ends with it. */
export async function addContactConsent(
  tx: Transaction,
  given: Omit<ContactConsent, 'endedAt' | 'endedBy'>,
): Promise<void> {
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

/** The consents of a member that stand, and what each is for. */
export async function standingConsentsOf(
  db: Executor,
  memberNumber: string,
): Promise<Pick<ContactConsent, 'phone' | 'takesTexts' | 'takesVoice'>[]> {
  const { phone, takesTexts, takesVoice } = contactConsents;
  return db
    .select({ phone, takesTexts, takesVoice })
    .from(contactConsents)
    .where(and(eq(contactConsents.memberNumber, memberNumber), isNull(contactConsents.endedAt)));
}

/** The members who agree to be texted at a phone. */
export async function membersTextedAt(tx: Executor, phone: string): Promise<string[]> {
  const agreed = await tx
    .selectDistinct({ memberNumber: contactConsents.memberNumber })
    .from(contactConsents)
    .where(and(eq(contactConsents.phone, phone), isNull(contactConsents.endedAt), eq(contactConsents.takesTexts, true)))
    .orderBy(asc(contactConsents.memberNumber));
  return agreed.map(({ memberNumber }) => memberNumber);
}

/** A text said STOP: whoever agreed to be texted or called at the phone does so no more. Answers whose consent ended. */
export async function endConsentsByText(tx: Transaction, phone: string, endedAt: Date): Promise<string[]> {
  const ended = await tx
    .update(contactConsents)
    .set({ endedAt, endedBy: 'text' })
    .where(and(eq(contactConsents.phone, phone), isNull(contactConsents.endedAt)))
    .returning({ memberNumber: contactConsents.memberNumber });
  return ended.map(({ memberNumber }) => memberNumber);
}

/** The last consent of each member for a phone that is verified still, where none stands and a text ended it. */
export async function consentsEndedByText(tx: Transaction, phone: string): Promise<ContactConsent[]> {
  const newest = await tx
    .selectDistinctOn([contactConsents.memberNumber], { consent: contactConsents })
    .from(contactConsents)
    .innerJoin(
      notificationContacts,
      and(
        eq(notificationContacts.memberNumber, contactConsents.memberNumber),
        eq(notificationContacts.address, contactConsents.phone),
        isNotNull(notificationContacts.verifiedAt),
        isNull(notificationContacts.removedAt),
      ),
    )
    .where(eq(contactConsents.phone, phone))
    .orderBy(asc(contactConsents.memberNumber), sql`${contactConsents.endedAt} desc nulls first`);
  return newest.map(({ consent }) => consent).filter(({ endedBy }) => endedBy === 'text');
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
