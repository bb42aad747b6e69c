import type { ThresholdTopic } from '@rochdale/domain/communications/notifications/thresholds';
import type { NotificationChannel, NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import { isOfPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { contactConsents } from '../../../tables/contact-consents.ts';
import { memberMarks } from '../../../tables/member-marks.ts';
import {
  notificationChoices,
  notificationContacts,
  notificationThresholds,
  textStops,
} from '../../../tables/notifications.ts';
import { logins } from '../../../tables/sign-in.ts';

/** Where a notice of an account goes. */
export interface NoticeRecipient {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly channel: NotificationChannel;
  readonly contactId: string;
  /** An e-mail address, or ten digits. */
  readonly address: string;
  /** What happened before it is not told. */
  readonly chosenAt: Date;
}

const serves = sql`case ${notificationChoices.channel}
  when 'email' then ${notificationContacts.kind} = 'email'
  when 'text' then ${notificationContacts.takesTexts}
  else ${notificationContacts.takesVoice} end`;

/** E-mail needs none; a text or a call goes only where its member agreed, and nobody answered STOP since. */
const agreed = sql`(${notificationChoices.channel} = 'email' or exists (
  select from ${contactConsents}
  where ${contactConsents.memberNumber} = ${notificationContacts.memberNumber}
    and ${contactConsents.phone} = ${notificationContacts.address}
    and ${contactConsents.endedAt} is null
    and case ${notificationChoices.channel} when 'text' then ${contactConsents.takesTexts} else ${contactConsents.takesVoice} end
))`;

/**
 * Who is told of a topic of some accounts, or (`any`) of one of all topics: the verified contacts of each channel that the account's member chose,
 * without those that messages do not reach, without phones at which nobody agrees to it any more (communications-41), and
 * without texts to a phone that answered STOP to the topic. What a member who died would get by e-mail goes to the
 * estate's contact, where there is one (office-89); who left a place is told nothing of it (office-90).
 */
export async function recipientsOf(
  db: Executor,
  topic: NotificationTopic | 'any',
  accountNumbers: readonly string[],
): Promise<NoticeRecipient[]> {
  const left = sql`exists (select from member_marks where member_marks.member_number = ${notificationChoices.memberNumber}
    and member_marks.account_number = ${notificationChoices.accountNumber} and member_marks.mark = 'moved-out')`;
  const found = await db
    .select({
      accountNumber: notificationChoices.accountNumber,
      memberNumber: notificationChoices.memberNumber,
      channel: notificationChoices.channel,
      contactId: notificationContacts.contactId,
      address: sql<string>`coalesce(${memberMarks.estateEmail}, ${notificationContacts.address})`,
      chosenAt: notificationChoices.chosenAt,
    })
    .from(notificationChoices)
    .innerJoin(
      accounts,
      and(
        eq(accounts.accountNumber, notificationChoices.accountNumber),
        eq(accounts.memberNumber, notificationChoices.memberNumber),
      ),
    )
    .innerJoin(
      notificationContacts,
      and(eq(notificationContacts.memberNumber, notificationChoices.memberNumber), serves),
    )
    .leftJoin(
      memberMarks,
      and(eq(memberMarks.memberNumber, notificationChoices.memberNumber), eq(memberMarks.mark, 'deceased')),
    )
    .leftJoin(
      textStops,
      and(
        eq(notificationChoices.channel, 'text'),
        eq(textStops.address, notificationContacts.address),
        eq(textStops.topic, notificationChoices.topic),
      ),
    )
    .where(
      and(
        topic === 'any' ? undefined : eq(notificationChoices.topic, topic),
        inArray(notificationChoices.accountNumber, [...accountNumbers]),
        isNotNull(notificationContacts.verifiedAt),
        isNull(notificationContacts.undeliverableAt),
        isNull(notificationContacts.removedAt),
        isNull(textStops.address),
        agreed,
        or(
          isNull(memberMarks.since),
          and(isNotNull(memberMarks.estateEmail), eq(notificationChoices.channel, 'email')),
        ),
        topic === 'any' || isOfPlace(topic) ? not(left) : undefined,
      ),
    )
    .orderBy(
      asc(notificationChoices.accountNumber),
      asc(notificationChoices.channel),
      asc(notificationContacts.address),
    );
  // Several addresses of one who died are one of the estate's, and several topics lead to one phone.
  const first = new Map(found.map((one) => [[one.accountNumber, one.channel, one.address].join(), one]));
  return [...first.values()];
}

/** An account for which a topic was chosen. */
export interface WatchedAccount {
  readonly accountNumber: string;
  readonly memberNumber: string;
  /** The line that the member drew; null: none, and the topic's default holds. */
  readonly threshold: number | null;
}

/** A page of what is watched. */
export interface WatchedPage {
  /** Of the page's numbers those whose member has chosen the topic; none, where all have another member since. */
  readonly watched: readonly WatchedAccount[];
  /** The last number of the page, for the next one; undefined: there is no more. */
  readonly last: string | undefined;
}

/**
 * A page of the accounts for which a topic was chosen, by number: those after the given one. The page's numbers are taken
 * from the index first, and joined then: else everything that comes after is joined and sorted for each page.
 */
export async function accountsWatching(
  db: Executor,
  topic: NotificationTopic,
  page: { readonly after: string; readonly limit: number },
): Promise<WatchedPage> {
  const { accountNumber, memberNumber } = notificationChoices;
  const numbers = await db
    .selectDistinct({ accountNumber })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.topic, topic), gt(accountNumber, page.after)))
    .orderBy(asc(accountNumber))
    .limit(page.limit);
  const last = numbers.at(-1)?.accountNumber;
  if (last === undefined) return { watched: [], last };
  const watched = await db
    .selectDistinct({ accountNumber, memberNumber, threshold: notificationThresholds.value })
    .from(notificationChoices)
    .innerJoin(accounts, and(eq(accounts.accountNumber, accountNumber), eq(accounts.memberNumber, memberNumber)))
    .leftJoin(
      notificationThresholds,
      and(
        eq(notificationThresholds.accountNumber, accountNumber),
        eq(notificationThresholds.memberNumber, memberNumber),
        sql`${notificationThresholds.topic} = ${notificationChoices.topic}`,
      ),
    )
    .where(
      and(
        eq(notificationChoices.topic, topic),
        sql`${accountNumber} = any(${sql.param(numbers.map((one) => one.accountNumber))})`,
      ),
    )
    .orderBy(asc(accountNumber));
  return { watched, last };
}

/** The line that the member of an account drew for a topic, in the topic's unit; null: none. */
export async function ownThresholdOf(
  db: Executor,
  account: { readonly accountNumber: string; readonly memberNumber: string },
  topic: ThresholdTopic,
): Promise<number | null> {
  const [found] = await db
    .select({ value: notificationThresholds.value })
    .from(notificationThresholds)
    .where(
      and(
        eq(notificationThresholds.accountNumber, account.accountNumber),
        eq(notificationThresholds.memberNumber, account.memberNumber),
        eq(notificationThresholds.topic, topic),
      ),
    );
  return found?.value ?? null;
}

/** Texts come from a phone: as far as it was verified, messages arrive there, and what failed before marks it no more. */
export async function markReached(tx: Executor, phone: string, at: Date): Promise<void> {
  await tx
    .update(notificationContacts)
    .set({ verifiedAt: at, undeliverableAt: null, undeliverableReason: null })
    .where(
      and(
        eq(notificationContacts.address, phone),
        eq(notificationContacts.kind, 'phone'),
        isNotNull(notificationContacts.verifiedAt),
      ),
    );
}

/**
 * Messages do not reach an address: nothing goes there until its member verifies it again. The first reason stays. A login's
 * address is a contact from the beginning, whether its member has ever looked at it or not.
 */
export async function markUndeliverable(db: Executor, address: string, reason: string, at: Date): Promise<void> {
  await db.execute(sql`
    insert into notification_contacts (member_number, contact_id, kind, address, verified_at, created_at)
    select member_number, gen_random_uuid(), 'email', lower(email), ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from ${logins} where lower(email) = ${address} on conflict do nothing`);
  await db
    .update(notificationContacts)
    .set({ undeliverableAt: at, undeliverableReason: reason })
    .where(
      and(
        eq(notificationContacts.address, address),
        isNull(notificationContacts.undeliverableAt),
        // What failed may be older than the code that came back since.
        or(isNull(notificationContacts.verifiedAt), lte(notificationContacts.verifiedAt, at)),
      ),
    );
}

/** Whether a member's phone takes texts of a topic, or (`any`) of whatever (communications-41). */
export async function takesTexts(
  db: Executor,
  { memberNumber, phone }: { readonly memberNumber: string; readonly phone: string },
  topic: NotificationTopic | 'any',
): Promise<boolean> {
  const { rows } = await db.execute<{ takes: boolean }>(sql`
    select exists (select from notification_contacts contact join contact_consents consent using (member_number)
      where contact.member_number = ${memberNumber} and contact.address = ${phone} and contact.takes_texts
        and contact.verified_at is not null and contact.undeliverable_at is null and contact.removed_at is null
        and consent.phone = contact.address and consent.ended_at is null and consent.takes_texts)
      and not exists (select from text_stops where address = ${phone} and topic = ${topic}) as takes`);
  return rows[0]?.takes === true;
}

/** A phone answered STOP to a notice: it gets no more texts of that topic, whoever the member is. False: it got none before. */
export async function stopTopic(db: Executor, phone: string, topic: NotificationTopic, at: Date): Promise<boolean> {
  const stop = { address: phone, topic, stoppedAt: at };
  const added = await db.insert(textStops).values(stop).onConflictDoNothing().returning({ topic: textStops.topic });
  return added.length > 0;
}
