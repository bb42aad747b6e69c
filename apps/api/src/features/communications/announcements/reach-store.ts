import type { AnnouncementTopic } from '@rochdale/domain/communications/announcements/announcement';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { recipientsOf } from '../notifications/public.ts';

/** By which ways an announcement goes, and what it is about. */
export interface Ways {
  readonly topic: AnnouncementTopic;
  readonly ways: readonly NotificationChannel[];
}

/** Where an account's member is told. */
export interface Reached {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly channel: NotificationChannel;
  /** An e-mail address in lower case, or ten digits. */
  readonly address: string;
}

/**
 * Where the members of some accounts are told (office-147). Texts and calls go where notices go (communications-41): to
 * who chose to be told of outages that way, or of anything where it is about the service. E-mail about the service goes to
 * the member's own address; about an outage to who chose it, and to the own address of who has chosen nothing at all.
 */
export async function reachOf(
  db: Executor,
  { topic, ways }: Ways,
  accountNumbers: readonly string[],
): Promise<Reached[]> {
  if (accountNumbers.length === 0) return [];
  const chosen = await recipientsOf(db, topic === 'outage' ? topic : 'any', accountNumbers);
  const byChoice = chosen.filter(
    ({ channel }) => ways.includes(channel) && (topic === 'outage' || channel !== 'email'),
  );
  const own = ways.includes('email') ? await ownAddressesOf(db, topic, accountNumbers) : [];
  return [
    ...byChoice.map(({ accountNumber, memberNumber, channel, address }) => ({
      accountNumber,
      memberNumber,
      channel,
      address,
    })),
    ...own,
  ];
}

/**
 * The addresses that members have for themselves: of the login, else the one on file, else the estate's of one who died;
 * without those that take nothing or were taken off the notices, and without members who left the place.
 */
async function ownAddressesOf(
  db: Executor,
  topic: AnnouncementTopic,
  accountNumbers: readonly string[],
): Promise<Reached[]> {
  const unasked = sql`and not exists (select from notification_choices chosen
    where chosen.account_number = found.account_number and chosen.member_number = found.member_number)`;
  const { rows } = await db.execute<{ account: string; member: string; address: string }>(sql`
    select account_number as account, member_number as member, address from (
      select accounts.account_number, accounts.member_number, lower(case when died.since is not null then died.estate_email
        else coalesce(logins.email, nullif(members.email, '')) end) as address
      from accounts join members using (member_number) left join logins using (member_number)
      left join member_marks died on died.member_number = accounts.member_number and died.mark = 'deceased'
      where accounts.account_number = any(${sql.param([...accountNumbers])})
        and not exists (select from member_marks moved where moved.member_number = accounts.member_number
          and moved.account_number = accounts.account_number and moved.mark = 'moved-out')) as found
    where address is not null
      and not exists (select from notification_contacts contact where contact.member_number = found.member_number
        and contact.address = found.address and (contact.undeliverable_at is not null or contact.removed_at is not null))
      ${topic === 'outage' ? unasked : sql``}
    order by 1`);
  return rows.map(({ account, member, address }) => ({
    accountNumber: account,
    memberNumber: member,
    channel: 'email' as const,
    address,
  }));
}
