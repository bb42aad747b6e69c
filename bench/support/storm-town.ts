import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** The number of a member and of their account and place, as SQL of a counter `n`. */
const number = '(700000000 + n)::text';

/** A co-op of members who each have a login and take texts of outages, on feeders of as many places each; a place in 200 has life support. */
export async function fillTown(pool: Pool, members: number, feeders: number): Promise<void> {
  const insert = (into: string, select: string) =>
    pool.query(`insert into ${into} select ${select} from generate_series(0, $1::int - 1) n`, [members]);
  await insert('members (member_number, first_name, last_name)', `${number}, 'A', 'Member'`);
  await insert(
    `service_locations (location_id, substation, feeder, address, town, must_stay_on)`,
    `'L' || ${number}, 'S' || (n % ${feeders}) % 4, 'F-' || n % ${feeders}, n || ' Long Rd', 'Alder Crossing',
      case when n % 200 = 0 then 'Life support' end`,
  );
  await insert(
    `accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, location_id)`,
    `${number}, ${number}, 'A Member', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric', 'L' || ${number}`,
  );
  await insert(
    'logins (login_key, login_id, member_number, email)',
    `${number}, ${number}, ${number}, 'm@example.com'`,
  );
  await insert('login_grants (login_key, member_number, given_by)', `${number}, ${number}, 'import'`);
  await insert(
    `notification_contacts (member_number, contact_id, kind, address, takes_texts, takes_voice, verified_at, created_at)`,
    `${number}, gen_random_uuid(), 'phone', (5410000000 + n)::text, true, false, now(), now()`,
  );
  await insert(
    `contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version, language,
      network, given_at)`,
    `gen_random_uuid()::text, ${number}, (5410000000 + n)::text, true, false, '', '', 'en', '', now()`,
  );
  await insert(
    'notification_choices (member_number, account_number, topic, channel, chosen_at)',
    `${number}, ${number}, 'outage', 'text', now() - interval '1 day'`,
  );
  await pool.query('vacuum (analyze)');
}

/** The feeder of the account that gets its texts at a phone. */
export const feederOfPhone = (phone: string, feeders: number): string => `F-${(Number(phone) - 5410000000) % feeders}`;

/** A report as the member's page sends it. */
export const reportOf = (accountNumber: string) => ({
  reportId: randomUUID(),
  accountNumber,
  outageReason: 'No power at all',
  callBack: false,
});
