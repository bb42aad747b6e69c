import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Makes of contacts that were brought contacts here (moving-in-42), each once: what its member added, changed or removed here
 * stays. A phone takes texts and calls only by an agreement with its day, which is kept as the proof. Safe to repeat.
 */
export async function settleBroughtContacts(tx: Transaction, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with ready as (select * from brought_contacts where taken_up_at is null),
    added as (
      insert into notification_contacts (member_number, contact_id, kind, address, takes_texts, takes_voice, verified_at, created_at)
      select member_number, gen_random_uuid(), kind, address, takes_texts and kind = 'phone' and consented_on is not null,
        takes_voice and kind = 'phone' and consented_on is not null,
        -- Noon in London is that day in every American time zone.
        case when verified then coalesce((verified_on || 'T12:00:00Z')::timestamptz, ${at}) end, ${at}
      from ready on conflict do nothing returning member_number, kind, address, takes_texts, takes_voice),
    agreed as (
      insert into contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version,
        language, network, given_at, given_by)
      select gen_random_uuid()::text, member_number, address, added.takes_texts, added.takes_voice, consent_text, 'brought',
        language, '', (consented_on || 'T12:00:00Z')::timestamptz, 'brought'
      from added join ready using (member_number, kind, address) where added.takes_texts or added.takes_voice)
    update brought_contacts set taken_up_at = ${at} where taken_up_at is null`);
}
