import type { MessageState } from '@rochdale/domain/office/messages/message-again';
import { type MessageSubject, occasionsOf } from '@rochdale/domain/office/messages/message-subjects';
import { and, asc, desc, eq, gte, inArray, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { announcementRecipients } from '../../../tables/announcements.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { notificationContacts } from '../../../tables/notifications.ts';
import type { OutgoingMessage } from '../../communications/messages/public.ts';
import type { MessagePlace } from './messages-store.ts';

/** What of all messages is meant; undefined: all of them. */
export interface MessageFilter {
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  readonly channel: OutgoingMessage['channel'] | undefined;
  readonly about: MessageSubject | undefined;
  readonly state: MessageState | undefined;
  /** In lower case. */
  readonly addresses: readonly string[] | undefined;
  readonly announcementId: string | undefined;
}

const { createdAt, messageId, channel, state, kind, recipient } = outgoingMessages;
const lowered = sql`lower(${recipient})`;

function isAbout(about: MessageSubject): SQL | undefined {
  const { named, begin } = occasionsOf(about);
  const among = or(
    named.length > 0 ? inArray(kind, [...named]) : undefined,
    ...begin.map((stem) => like(kind, `${stem}%`)),
  );
  return about === 'other' && among ? not(among) : among;
}

/** Messages that a filter lets through, after a place in the list, the newest first. */
export async function allMessagesAfter(
  db: Executor,
  filter: MessageFilter,
  place: MessagePlace | undefined,
  most: number,
): Promise<OutgoingMessage[]> {
  const { addresses, announcementId } = filter;
  if (addresses?.length === 0) return [];
  // Moments are read to the millisecond, and so they are compared; the second bound is the one that an index knows.
  const moment = sql`date_trunc('milliseconds', ${createdAt})`;
  const after =
    place &&
    and(
      sql`(${moment}, ${messageId}) < (${place.at.toISOString()}::timestamptz, ${place.messageId}::uuid)`,
      lt(createdAt, new Date(place.at.getTime() + 1)),
    );
  const ofAnnouncement =
    announcementId === undefined
      ? undefined
      : inArray(
          messageId,
          db
            .select({ messageId: announcementRecipients.messageId })
            .from(announcementRecipients)
            .where(eq(announcementRecipients.announcementId, announcementId)),
        );
  return db
    .select()
    .from(outgoingMessages)
    .where(
      and(
        filter.from && gte(createdAt, filter.from),
        filter.until && lt(createdAt, filter.until),
        filter.channel && eq(channel, filter.channel),
        filter.about && isAbout(filter.about),
        filter.state && eq(state, filter.state),
        addresses && inArray(lowered, [...addresses]),
        ofAnnouncement,
        after,
      ),
    )
    .orderBy(desc(createdAt), desc(messageId))
    .limit(most);
}

/** A member who has a contact on file. */
export interface ContactOwner {
  readonly memberNumber: string;
  readonly name: string;
}

/** At most so many members are named who share one contact. */
const mostOwners = 5;

/** The members who have some contacts on file, by contact in lower case. */
export async function ownersOf(
  db: Executor,
  recipients: readonly string[],
): Promise<ReadonlyMap<string, readonly ContactOwner[]>> {
  const sought = [...new Set(recipients.map((one) => one.toLowerCase()))];
  if (sought.length === 0) return new Map();
  const among = sql.param(sought);
  const { rows } = await db.execute<{ address: string; number: string; name: string }>(sql`
    select address, member_number as number, coalesce(nullif(organization_name, ''),
      concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, ''))) as name
    from (
      select lower(email) as address, member_number from members where lower(email) = any(${among})
      union select lower(email), member_number from logins where lower(email) = any(${among})
      union select phone, member_number from member_phones where phone = any(${among})
      union select address, member_number from notification_contacts where address = any(${among})
    ) as owned join members using (member_number) order by 1, 2`);
  const owners = new Map<string, ContactOwner[]>();
  for (const { address, number: memberNumber, name } of rows) {
    const known = owners.get(address) ?? [];
    if (known.length < mostOwners) owners.set(address, [...known, { memberNumber, name }]);
  }
  return owners;
}

export async function messageById(db: Executor, id: string): Promise<OutgoingMessage | undefined> {
  const [found] = await db.select().from(outgoingMessages).where(eq(messageId, id));
  return found;
}

/** The messages that were sent again for one, the oldest first. */
export const sentAgainFor = (db: Executor, id: string): Promise<OutgoingMessage[]> =>
  db.select().from(outgoingMessages).where(eq(outgoingMessages.againOf, id)).orderBy(asc(createdAt)).limit(20);

/** Since when messages do not arrive at a contact; undefined: they do. */
export async function undeliverableSince(db: Executor, address: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: notificationContacts.undeliverableAt })
    .from(notificationContacts)
    .where(and(eq(notificationContacts.address, address.toLowerCase()), sql`undeliverable_at is not null`))
    .orderBy(asc(notificationContacts.undeliverableAt))
    .limit(1);
  return found?.at ?? undefined;
}
