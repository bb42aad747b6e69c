import { randomUUID } from 'node:crypto';
import type { ContactKind } from '@rochdale/domain/communications/notifications/contacts';
import type { NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notificationContacts, textStops } from '../../../tables/notifications.ts';

export type ContactRow = typeof notificationContacts.$inferSelect;
export type ContactName = Pick<ContactRow, 'memberNumber' | 'contactId'>;

const named = ({ memberNumber, contactId }: ContactName) =>
  and(eq(notificationContacts.memberNumber, memberNumber), eq(notificationContacts.contactId, contactId));

/** The contacts of a member, in the order in which they were added. */
export async function contactRowsOf(db: Executor, memberNumber: string): Promise<ContactRow[]> {
  return db
    .select()
    .from(notificationContacts)
    .where(and(eq(notificationContacts.memberNumber, memberNumber), isNull(notificationContacts.removedAt)))
    .orderBy(asc(notificationContacts.createdAt), asc(notificationContacts.address));
}

/** One contact; undefined when the member has no such one. */
export async function findContact(db: Executor, name: ContactName): Promise<ContactRow | undefined> {
  const [found] = await db
    .select()
    .from(notificationContacts)
    .where(and(named(name), isNull(notificationContacts.removedAt)));
  return found;
}

/** The contact of an address, one that was removed too. */
export async function findAddress(
  db: Executor,
  memberNumber: string,
  kind: ContactKind,
  address: string,
): Promise<ContactRow | undefined> {
  const [found] = await db
    .select()
    .from(notificationContacts)
    .where(
      and(
        eq(notificationContacts.memberNumber, memberNumber),
        eq(notificationContacts.kind, kind),
        eq(notificationContacts.address, address),
      ),
    );
  return found;
}

/** The e-mail address of a login is a contact from the beginning: its member signed up with it. */
export async function ensureLoginContact(db: Executor, memberNumber: string, email: string, now: Date): Promise<void> {
  await db
    .insert(notificationContacts)
    .values({
      memberNumber,
      contactId: randomUUID(),
      kind: 'email',
      address: tidyEmail(email),
      verifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** Adds a contact, or writes over the one that has the address. */
export async function putContact(tx: Executor, contact: typeof notificationContacts.$inferInsert): Promise<void> {
  const { memberNumber: _, contactId: __, createdAt: ___, ...changes } = contact;
  await tx
    .insert(notificationContacts)
    .values(contact)
    .onConflictDoUpdate({
      target: [notificationContacts.memberNumber, notificationContacts.contactId],
      set: changes,
    });
}

export async function setAttempt(tx: Executor, name: ContactName, attemptId: string): Promise<void> {
  await tx.update(notificationContacts).set({ attemptId }).where(named(name));
}

/** The code came back: messages arrive there. */
export async function markContactVerified(db: Executor, name: ContactName, now: Date): Promise<void> {
  await db
    .update(notificationContacts)
    .set({ verifiedAt: now, attemptId: null, undeliverableAt: null, undeliverableReason: null })
    .where(named(name));
}

/** Takes a contact away; that of the login stays, marked, so that it does not come back by itself. */
export async function removeContact(tx: Executor, name: ContactName, isLogin: boolean, now: Date): Promise<void> {
  if (isLogin) await tx.update(notificationContacts).set({ removedAt: now }).where(named(name));
  else await tx.delete(notificationContacts).where(named(name));
}

/** Notices follow the e-mail address of a login; where the new one is a contact already, the old one goes. */
export async function moveLoginContact(
  tx: Executor,
  memberNumber: string,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  const before = await findAddress(tx, memberNumber, 'email', tidyEmail(from));
  if (!before) return;
  const other = await findAddress(tx, memberNumber, 'email', to);
  if (other) await tx.delete(notificationContacts).where(named(before));
  const { contactId } = other ?? before;
  await tx
    .update(notificationContacts)
    .set({
      address: to,
      verifiedAt: now,
      attemptId: null,
      undeliverableAt: null,
      undeliverableReason: null,
      ...(other ? { removedAt: null } : {}),
    })
    .where(named({ memberNumber, contactId }));
}

/** Which of some phones answered STOP to what. */
export async function stopsOf(
  db: Executor,
  addresses: readonly string[],
): Promise<{ address: string; topic: NotificationTopic }[]> {
  return db
    .select({ address: textStops.address, topic: textStops.topic })
    .from(textStops)
    .where(inArray(textStops.address, [...addresses]));
}

/** The member wants these texts again. */
export async function clearStops(
  tx: Executor,
  addresses: readonly string[],
  topics: readonly NotificationTopic[],
): Promise<void> {
  await tx
    .delete(textStops)
    .where(and(inArray(textStops.address, [...addresses]), inArray(textStops.topic, [...topics])));
}
