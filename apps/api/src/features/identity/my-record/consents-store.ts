import { type ConsentKind, consentKinds } from '@rochdale/domain/identity/my-record/record-entry';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { afterPlace, newestFirst, type Place } from './record-place-store.ts';

/** Something that a member agreed to, when it was given or when it ended. */
export interface RecordedConsent extends Place {
  readonly consent: ConsentKind;
  readonly isEnd: boolean;
  /** The way of paying, ten digits of a phone, or what goes without paper. */
  readonly about: string;
  readonly accounts: readonly string[];
  readonly text: string;
  readonly language: string;
  readonly network: string | null;
}

/** All four kinds of consent in one shape, each with its end. */
const consents = (memberNumber: string) => sql`
  select 'authorization:' || authorization_id as key, plan_kind as consent, method as about,
    case plan_kind when 'scheduled-payment' then array(select account_number from scheduled_payment_accounts paid
      where paid.trans_no = plan_key order by account_number) else array[plan_key] end as accounts,
    consent_text as text, language, network, given_at, ended_at
  from authorizations where member_number = ${memberNumber}
  union all select 'contact:' || consent_id, 'contact', phone, '{}', consent_text, language, network, given_at, ended_at
  from contact_consents where member_number = ${memberNumber}
  union all select 'power:' || ask_id, 'power-text', phone, array[account_number], consent_text, language, network, asked_at,
    ended_at from restoration_texts where member_number = ${memberNumber}
  union all select 'paper:' || consent_id, 'paper', about, array_remove(array[account_number], ''), consent_text, language,
    network, given_at, ended_at
  from paper_consents where member_number = ${memberNumber}`;

/** What a member agreed to and took back, after a place in the record, the newest first. */
export async function consentsAfter(
  db: Executor,
  memberNumber: string,
  place: Place | undefined,
  most: number,
): Promise<RecordedConsent[]> {
  const [at, key] = [sql`told.at`, sql`told.key`];
  const after = afterPlace(place, at, key);
  const { rows } = await db.execute<{
    key: string;
    at: string;
    consent: string;
    isEnd: boolean;
    about: string;
    accounts: string[];
    text: string;
    language: string;
    network: string | null;
  }>(sql`
    with consents as (${consents(memberNumber)})
    select key, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, consent, is_end as "isEnd", about,
      accounts, text, language, network
    from (
      select key || '-given' as key, given_at as at, false as is_end, consent, about, accounts, text, language, network
      from consents
      union all
      select key || '-ended', ended_at, true, consent, about, accounts, text, language, null from consents
      where ended_at is not null
    ) told ${after === undefined ? sql`` : sql`where ${after}`}
    order by ${newestFirst(at, key)} limit ${most}`);
  return rows.flatMap(({ consent, at: moment, ...row }) => {
    const known = consentKinds.find((one) => one === consent);
    return known === undefined ? [] : [{ ...row, consent: known, at: new Date(moment) }];
  });
}
