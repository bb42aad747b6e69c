import { maskedEmail, maskedPhone, tidyEmail, toldApart } from '@rochdale/domain/identity/registration/contact';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { contactConsents } from '../../../tables/contact-consents.ts';
import { memberMarks } from '../../../tables/member-marks.ts';
import { notificationContacts } from '../../../tables/notifications.ts';
import { logins } from '../../../tables/sign-in.ts';

/** A contact on file, as the office names and sees it. */
export interface Way {
  readonly way: string;
  readonly channel: 'email' | 'text';
  readonly recipient: string;
  readonly masked: string;
}

/** The contacts of a member to which something may be sent, and the language that the member reads. */
export interface WaysOfMember {
  readonly ways: readonly Way[];
  readonly language: LanguageName;
}

const textsAreAgreed = sql`exists (
  select from ${contactConsents}
  where ${contactConsents.memberNumber} = ${notificationContacts.memberNumber}
    and ${contactConsents.phone} = ${notificationContacts.address}
    and ${contactConsents.endedAt} is null and ${contactConsents.takesTexts}
)`;

/**
 * Where the office may have something sent for a member: the login's e-mail address, the one that the billing system has,
 * and contacts that were verified; a phone only where texts to it are agreed to (communications-41). What does not arrive
 * is left out. Of one who died it is the estate's contact alone (office-89). Undefined where there is no such member.
 */
export async function waysOf(db: Executor, memberNumber: string): Promise<WaysOfMember | undefined> {
  const [found] = await db
    .select({
      login: logins.email,
      onFile: members.email,
      language: logins.language,
      diedAt: memberMarks.since,
      estate: memberMarks.estateEmail,
    })
    .from(members)
    .leftJoin(logins, eq(logins.memberNumber, members.memberNumber))
    .leftJoin(memberMarks, and(eq(memberMarks.memberNumber, members.memberNumber), eq(memberMarks.mark, 'deceased')))
    .where(eq(members.memberNumber, memberNumber));
  if (!found) return undefined;
  const language = found.language ?? 'en';
  if (found.diedAt) {
    const { estate } = found;
    const ways = estate
      ? [{ way: 'estate', channel: 'email' as const, recipient: estate, masked: maskedEmail(estate) }]
      : [];
    return { ways, language };
  }
  const contacts = await db
    .select()
    .from(notificationContacts)
    .where(and(eq(notificationContacts.memberNumber, memberNumber), isNull(notificationContacts.removedAt)))
    .orderBy(asc(notificationContacts.createdAt), asc(notificationContacts.address));
  const agreed = await db
    .select({ contactId: notificationContacts.contactId })
    .from(notificationContacts)
    .where(
      and(
        eq(notificationContacts.memberNumber, memberNumber),
        eq(notificationContacts.takesTexts, true),
        isNotNull(notificationContacts.verifiedAt),
        textsAreAgreed,
      ),
    );
  const isAgreed = (contactId: string): boolean => agreed.some((one) => one.contactId === contactId);
  const arrives = (address: string): boolean =>
    !contacts.some((one) => one.address === tidyEmail(address) && one.undeliverableAt !== null);
  const known = [
    ...(found.login === null ? [] : [{ way: 'login', channel: 'email' as const, recipient: found.login }]),
    ...(found.onFile ? [{ way: 'on-file', channel: 'email' as const, recipient: found.onFile }] : []),
    ...contacts
      .filter((one) => (one.kind === 'email' ? one.verifiedAt !== null : isAgreed(one.contactId)))
      .map(({ contactId, kind, address }) => ({
        way: contactId,
        channel: kind === 'email' ? ('email' as const) : ('text' as const),
        recipient: address,
      })),
  ].filter(({ recipient }) => arrives(recipient));
  const once = known.filter(
    ({ recipient }, index) => known.findIndex((other) => tidyEmail(other.recipient) === tidyEmail(recipient)) === index,
  );
  const masks = toldApart(
    once.map(({ channel, recipient }) => (channel === 'email' ? maskedEmail(recipient) : maskedPhone(recipient))),
  );
  return { ways: once.map((one, index) => ({ ...one, masked: masks[index] ?? '' })), language };
}
