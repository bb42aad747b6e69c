import type { LocalDay } from '@rochdale/domain/dates';
import { english } from '@rochdale/domain/texts/english';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { authorizations } from '../../../tables/authorizations.ts';

/** What a member agreed to in another system, for the draft of an account. */
export interface BroughtAuthorization {
  readonly accountNumber: string;
  readonly givenOn: LocalDay;
  readonly way: (typeof authorizations.$inferInsert)['way'];
  /** To the letter; empty where it lies on paper. */
  readonly consentText: string;
  readonly language: string;
}

/**
 * Keeps what members agreed to elsewhere as the authorization of the drafts that were imported (moving-in-23). One that was
 * kept with its text stays as it is; one that came after another of the same draft must be newer than that. Safe to repeat.
 */
export async function bringAuthorizations(db: Executor, rows: readonly BroughtAuthorization[]): Promise<void> {
  const endingIn = english('paymentProfile.endingIn', { kind: '%1$s', lastFour: '%2$s' });
  const [bank, card] = [english('paymentProfile.bankAccount'), english('paymentProfile.card')];
  const column = (name: keyof BroughtAuthorization): SQL => sql`${sql.param(rows.map((row) => row[name]))}::text[]`;
  await db.execute(sql`
    insert into authorizations (authorization_id, plan_kind, plan_key, member_number, way, consent_text, text_version,
      language, method, given_at)
    select drafts.authorization_id, 'draft', drafts.account_number, drafts.member_number, given.way, given.consent_text,
      'brought', given.language, format(${endingIn}::text, case draft_type when 'bank' then ${bank} else ${card} end, last_four),
      -- Noon in London is that day in every American time zone.
      (given.given_on || 'T12:00:00Z')::timestamptz
    from unnest(${column('accountNumber')}, ${column('givenOn')}, ${column('way')}, ${column('consentText')},
      ${column('language')}) as given(account_number, given_on, way, consent_text, language)
    join drafts using (account_number)
    where drafts.created_at is null and not exists (select 1 from authorizations earlier
      where earlier.plan_kind = 'draft' and earlier.plan_key = drafts.account_number
        and earlier.authorization_id <> drafts.authorization_id and earlier.given_at >= (given.given_on || 'T12:00:00Z')::timestamptz)
    on conflict (authorization_id) do update set way = excluded.way, consent_text = excluded.consent_text,
      text_version = excluded.text_version, language = excluded.language, given_at = excluded.given_at
    where authorizations.text_version = '' and authorizations.consent_text = ''`);
}
