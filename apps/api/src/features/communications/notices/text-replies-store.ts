import { topicOf } from '@rochdale/domain/communications/notices/notice';
import { type NotificationTopic, notificationTopics } from '@rochdale/domain/communications/notifications/topics';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { noticeDeliveries, notices } from '../../../tables/notices.ts';
import { notificationContacts, textStops } from '../../../tables/notifications.ts';
import { logins } from '../../../tables/sign-in.ts';

/** The language of the member whose phone this is; undefined when it is nobody's. */
export async function languageOfPhone(db: Executor, phone: string): Promise<LanguageName | undefined> {
  const [found] = await db
    .select({ language: logins.language })
    .from(notificationContacts)
    .leftJoin(logins, eq(logins.memberNumber, notificationContacts.memberNumber))
    .where(
      and(
        eq(notificationContacts.address, phone),
        eq(notificationContacts.kind, 'phone'),
        isNotNull(notificationContacts.verifiedAt),
      ),
    )
    .orderBy(sql`${notificationContacts.removedAt} desc nulls first`, desc(notificationContacts.verifiedAt))
    .limit(1);
  return found && (found.language ?? 'en');
}

/** The topic of the last notice that was texted to a phone; undefined when none was. */
export async function lastTextedTopic(db: Executor, phone: string): Promise<NotificationTopic | undefined> {
  const [found] = await db
    .select({ kind: notices.kind })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.noticeId, noticeDeliveries.noticeId))
    .leftJoin(outgoingMessages, eq(outgoingMessages.messageId, noticeDeliveries.messageId))
    .where(
      and(
        eq(noticeDeliveries.address, phone),
        eq(noticeDeliveries.channel, 'text'),
        or(isNull(outgoingMessages.state), inArray(outgoingMessages.state, ['sent', 'kept'])),
      ),
    )
    .orderBy(sql`coalesce(${outgoingMessages.settledAt}, ${noticeDeliveries.createdAt}) desc`)
    .limit(1);
  return found && topicOf(found.kind);
}

/** No notices go to a phone by text any more. */
export async function stopAllTopics(db: Executor, phone: string, at: Date): Promise<void> {
  await db
    .insert(textStops)
    .values(notificationTopics.map((topic) => ({ address: phone, topic, stoppedAt: at })))
    .onConflictDoNothing();
}

/** Notices go to a phone by text again, as far as they are chosen. */
export async function startTopics(db: Executor, phone: string): Promise<void> {
  await db.delete(textStops).where(eq(textStops.address, phone));
}
