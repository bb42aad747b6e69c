import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { memberPhones, members } from '../../../tables/accounts.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { notificationContacts } from '../../../tables/notifications.ts';
import { logins } from '../../../tables/sign-in.ts';
import type { OutgoingMessage } from '../../communications/messages/public.ts';

/** Where a page ended: when its last message was written, and which it was. */
export interface MessagePlace {
  readonly at: Date;
  readonly messageId: string;
}

/** Every address and phone that a member has on file, in lower case; undefined where there is no such member. */
export async function addressesOf(db: Executor, memberNumber: string): Promise<readonly string[] | undefined> {
  const [found] = await db
    .select({ onFile: members.email, login: logins.email })
    .from(members)
    .leftJoin(logins, eq(logins.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  if (!found) return undefined;
  const phones = await db
    .select({ address: memberPhones.phone })
    .from(memberPhones)
    .where(eq(memberPhones.memberNumber, memberNumber));
  const contacts = await db
    .select({ address: notificationContacts.address })
    .from(notificationContacts)
    .where(eq(notificationContacts.memberNumber, memberNumber));
  const all = [found.login, found.onFile, ...[...phones, ...contacts].map(({ address }) => address)];
  return [...new Set(all.flatMap((one) => (one ? [tidyEmail(one)] : [])))];
}

/** Whose an address is: every member who has it on file. */
export async function membersAt(db: Executor, address: string): Promise<readonly string[]> {
  const sought = tidyEmail(address);
  const { rows } = await db.execute<{ member_number: string }>(sql`
    select member_number from ${members} where lower(email) = ${sought}
    union select member_number from ${logins} where lower(email) = ${sought}
    union select member_number from ${memberPhones} where phone = ${sought}
    union select member_number from ${notificationContacts} where address = ${sought}
    order by 1 limit 20`);
  return rows.map((row) => row.member_number);
}

const isTo = (addresses: readonly string[]): SQL => inArray(sql`lower(${outgoingMessages.recipient})`, [...addresses]);

/** What was sent to some addresses, after a place in the list, the newest first. */
export async function messagesAfter(
  db: Executor,
  addresses: readonly string[],
  place: MessagePlace | undefined,
  most: number,
): Promise<OutgoingMessage[]> {
  if (addresses.length === 0) return [];
  const { createdAt, messageId } = outgoingMessages;
  // Moments are read to the millisecond, and so they are compared.
  const moment = sql`date_trunc('milliseconds', ${createdAt})`;
  const after =
    place && sql`(${moment}, ${messageId}) < (${place.at.toISOString()}::timestamptz, ${place.messageId}::uuid)`;
  return db
    .select()
    .from(outgoingMessages)
    .where(and(isTo(addresses), after))
    .orderBy(desc(moment), desc(messageId))
    .limit(most);
}

/** One message to one of some addresses, held until the transaction ends. */
export async function holdMessage(
  tx: Executor,
  messageId: string,
  addresses: readonly string[],
): Promise<OutgoingMessage | undefined> {
  if (addresses.length === 0) return undefined;
  const [found] = await tx
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.messageId, messageId), isTo(addresses)))
    .for('update');
  return found;
}
