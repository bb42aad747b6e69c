import { randomUUID } from 'node:crypto';
import type { NotificationChannel, NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import type { testApp } from '../../../../platform/testing/test-app.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

/** A member with one account, reached by e-mail and by a phone that takes texts and calls. */
export async function notifiedMember(
  at: TestApp,
  { number, phone, email = `${number}@example.com` }: { number: string; phone: string; email?: string },
  account: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { pool } = at.database;
  await pool.query("insert into members (member_number, first_name, last_name) values ($1, 'Noti', 'Fied')", [number]);
  const columns = {
    account_number: number,
    member_number: number,
    account_holder_name: 'Noti Fied',
    account_type: 'Electric',
    service_street: '1 Way',
    service_city: 'Town',
    service_state: 'OR',
    service_zip: '97498',
    ...account,
  };
  const names = Object.keys(columns);
  await pool.query(
    `insert into accounts (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(columns),
  );
  const contact = `insert into notification_contacts
    (member_number, contact_id, kind, address, takes_texts, takes_voice, verified_at, created_at)
    values ($1, $2, $3, $4, $5, $5, '2027-01-01', '2027-01-01')`;
  await pool.query(contact, [number, randomUUID(), 'email', email, false]);
  await pool.query(contact, [number, randomUUID(), 'phone', phone, true]);
  await pool.query(
    `insert into contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version,
       language, network, given_at) values ($1, $2, $3, true, true, 'You may.', 'v1', 'en', '203.0.113.7', '2027-01-01')`,
    [randomUUID(), number, phone],
  );
}

/** The member chooses a topic by some channels. */
export async function choose(
  { database: { pool } }: TestApp,
  number: string,
  topics: readonly NotificationTopic[],
  channels: readonly NotificationChannel[],
  chosenAt = '2027-06-01T12:00:00Z',
): Promise<void> {
  await pool.query(
    `insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
     select $1, $1, topic, channel, $4::timestamptz from unnest($2::text[]) topic, unnest($3::text[]) channel`,
    [number, topics, channels, chosenAt],
  );
}

/** What an account was told, oldest first: kinds with their subjects. */
export async function toldOf({ database: { pool } }: TestApp, number: string): Promise<string[]> {
  const found = await pool.query<{ told: string }>(
    "select kind || ' ' || subject as told from notices where account_number = $1 order by created_at, kind",
    [number],
  );
  return found.rows.map(({ told }) => told);
}

/** How many messages went to an address, by kind. */
export async function messagesTo({ database: { pool } }: TestApp, address: string): Promise<Record<string, number>> {
  const found = await pool.query<{ kind: string; sent: number }>(
    'select kind, count(*)::int as sent from outgoing_messages where recipient = $1 group by 1 order by 1',
    [address],
  );
  return Object.fromEntries(found.rows.map(({ kind, sent }) => [kind, sent]));
}
