import { topicOf } from '@rochdale/domain/communications/notices/notice';
import type { NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { noticeDeliveries, notices } from '../../../tables/notices.ts';
import { notificationContacts, textStops } from '../../../tables/notifications.ts';
import { logins } from '../../../tables/sign-in.ts';
import { lastAnnouncedTo } from '../announcements/public.ts';
import { holdAsksTo, newestAskTo } from '../restoration-texts/public.ts';

/** The language of the member whose phone this is, or who says so and has no code for it yet; undefined when it is nobody's. */
export async function languageOfPhone(db: Executor, phone: string): Promise<LanguageName | undefined> {
  const [found] = await db
    .select({ language: logins.language })
    .from(notificationContacts)
    .leftJoin(logins, eq(logins.memberNumber, notificationContacts.memberNumber))
    .where(and(eq(notificationContacts.address, phone), eq(notificationContacts.kind, 'phone')))
    .orderBy(
      sql`${notificationContacts.removedAt} desc nulls first`,
      sql`${notificationContacts.verifiedAt} desc nulls last`,
    )
    .limit(1);
  if (found) return found.language ?? 'en';
  const ask = await newestAskTo(db, phone);
  return ask && (ask.language === 'es' ? 'es' : 'en');
}

/** Answers of one phone come one after the other: the same one twice, at once, counts once. */
export async function holdPhone(tx: Executor, phone: string): Promise<void> {
  await tx
    .select({ address: notificationContacts.address })
    .from(notificationContacts)
    .where(eq(notificationContacts.address, phone))
    .orderBy(asc(notificationContacts.memberNumber))
    .for('update');
  // A phone may be no contact, and known only by what was asked for it.
  await holdAsksTo(tx, phone);
}

/** The topic of what was texted to a phone last; undefined when nothing was, or an announcement that is of no topic. */
export async function lastTextedTopic(db: Executor, phone: string): Promise<NotificationTopic | undefined> {
  const at = sql<Date>`coalesce(${outgoingMessages.settledAt}, ${noticeDeliveries.createdAt})`.mapWith(
    noticeDeliveries.createdAt,
  );
  const [found] = await db
    .select({ kind: notices.kind, at })
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
    .orderBy(desc(at))
    .limit(1);
  const announced = await lastAnnouncedTo(db, phone);
  if (announced && (!found || announced.at > found.at)) return announced.topic === 'outage' ? 'outage' : undefined;
  return found && topicOf(found.kind);
}

/** Notices go to a phone by text again, as far as they are chosen. False: they went. */
export async function startTopics(db: Executor, phone: string): Promise<boolean> {
  const gone = await db.delete(textStops).where(eq(textStops.address, phone)).returning({ topic: textStops.topic });
  return gone.length > 0;
}
