import { english } from '@rochdale/domain/texts/english';
import { type SQL, sql } from 'drizzle-orm';
import { among } from '../../../platform/database/among.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { broughtAutoPays } from '../../../tables/brought-plans.ts';
import { cutOverDay } from '../cut-over/cut-over-store.ts';
import { hasDealtWithIt } from './own-plans-store.ts';

/** What became of the auto pays that were brought, in one settling. */
export interface SettledAutoPays {
  readonly takenUp: number;
  readonly changed: number;
}

/** Whose stored way of paying can be charged here. */
const isChargeable = sql`stored.token is not null and stored.removed_at is null and stored.blocked_at is null`;

/** That an auto pay stands here just as it was brought: its member has changed nothing of it. */
const standsAsBrought = sql`autos.account_number = brought.account_number and autos.member_number = brought.member_number
  and autos.authorization_id = brought.taken_up_as`;
const wasNotTouched = sql`not autos.is_paused and autos.updated_at = brought.taken_up_at`;

/**
 * Has the auto pays of accounts follow what was brought, from the cut-over on (moving-in-38, moving-in-39): new ones are
 * taken up once, those that stand as they were brought follow a newer file. What a member has set up, changed or ended here
 * stays. Safe to repeat.
 */
export async function settleBroughtAutoPays(tx: Transaction, now: Date): Promise<SettledAutoPays> {
  const changed = await tx.execute(sql`
    with changed as (
      update auto_pays autos set stored_payment_id = brought.stored_payment_id, days_before = brought.days_before,
        ceiling_cents = brought.ceiling_cents, authorization_id = brought.authorization_id,
        start_date = case when ${wasNotTouched} then greatest(brought.start_date, ${cutOverDay})
          else greatest(autos.start_date, brought.start_date, ${cutOverDay}) end,
        updated_at = case when ${wasNotTouched} then ${instantOf(now)} else autos.updated_at end
      from brought_auto_pays brought join stored_payments stored using (member_number, stored_payment_id)
      where ${standsAsBrought} and ${isChargeable} and brought.ended_on is null and brought.not_moved_because = ''
        and (brought.authorization_id <> brought.taken_up_as
          or ${wasNotTouched} and autos.start_date <> greatest(brought.start_date, ${cutOverDay}))
      returning brought.account_number, brought.member_number, autos.updated_at),
    -- Other terms are another authorization; what waits goes on under it.
    carried as (update due_payments set authorization_id = brought.authorization_id
      from changed join brought_auto_pays brought using (account_number, member_number)
      where due_payments.plan_kind = 'auto-pay' and due_payments.plan_key = changed.account_number
        and due_payments.state in ('due', 'retrying'))
    update brought_auto_pays brought set taken_up_as = authorization_id,
      taken_up_at = case when brought.taken_up_at = changed.updated_at then brought.taken_up_at else changed.updated_at end
    from changed where brought.account_number = changed.account_number and brought.member_number = changed.member_number`);
  const takenUp = await tx.execute(sql`
    with ready as (
      select brought.* from brought_auto_pays brought join accounts using (account_number, member_number)
        join stored_payments stored using (member_number, stored_payment_id)
      where brought.taken_up_as is null and brought.ended_on is null and brought.not_moved_because = ''
        and ${isChargeable} and ${cutOverDay} is not null and not (${hasDealtWithIt('brought')})
      order by account_number),
    added as (
      insert into auto_pays (account_number, member_number, stored_payment_id, days_before, ceiling_cents, start_date,
        updated_at, authorization_id)
      select account_number, member_number, stored_payment_id, days_before, ceiling_cents,
        greatest(start_date, ${cutOverDay}), ${instantOf(now)}, authorization_id from ready
      -- Its member was quicker.
      on conflict (account_number) do nothing returning account_number, member_number)
    update brought_auto_pays brought set taken_up_as = authorization_id, taken_up_at = ${instantOf(now)}
    from added where brought.account_number = added.account_number and brought.member_number = added.member_number`);
  await keepAuthorizations(tx, now);
  return { takenUp: takenUp.rowCount ?? 0, changed: changed.rowCount ?? 0 };
}

/**
 * Accounts whose auto pay stands as it was brought, and goes on no more: it has ended at the old portal since, or what pays it
 * there by now can't be charged here.
 */
export async function withdrawnAutoPays(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ accountNumber: string }>(sql`
    select autos.account_number as "accountNumber" from auto_pays autos
      join brought_auto_pays brought on ${standsAsBrought}
      left join stored_payments stored on stored.member_number = brought.member_number
        and stored.stored_payment_id = brought.stored_payment_id
    where brought.ended_on is not null or brought.not_moved_because <> ''
      or brought.authorization_id <> brought.taken_up_as and (${isChargeable}) is not true
    order by 1`);
  return rows.map(({ accountNumber }) => accountNumber);
}

/** Lets auto pays of accounts be taken up anew, should they be brought again: by another authorization. */
export async function forgetTakenUp(tx: Transaction, accountNumbers: readonly string[]): Promise<void> {
  await tx
    .update(broughtAutoPays)
    .set({ takenUpAs: null, takenUpAt: null, authorizationId: sql`gen_random_uuid()::text` })
    .where(among(broughtAutoPays.accountNumber, accountNumbers));
}

/** Keeps what members agreed to at the old portal as what their auto pay rests on; a text that is kept is not replaced. */
async function keepAuthorizations(tx: Transaction, now: Date): Promise<void> {
  const card = english('paymentProfile.card');
  const bank = english('paymentProfile.bankAccount');
  const endingIn = english('paymentProfile.endingIn', { kind: '%1$s', lastFour: '%2$s' });
  await tx.execute(sql`
    insert into authorizations (authorization_id, plan_kind, plan_key, member_number, way, consent_text, text_version,
      language, method, given_at)
    select autos.authorization_id, 'auto-pay', autos.account_number, autos.member_number, brought.way, brought.consent_text,
      case when brought.given_on is null then '' else 'brought' end, brought.language, format(${endingIn}::text,
        case stored.payment_type when 'Check' then ${bank} else coalesce(nullif(stored.brand, ''), ${card}) end, stored.last_four),
      -- Noon in London is that day in every American time zone.
      coalesce((brought.given_on || 'T12:00:00Z')::timestamptz, ${instantOf(now)})
    from brought_auto_pays brought join auto_pays autos on ${standsAsBrought}
      join stored_payments stored on stored.member_number = autos.member_number
        and stored.stored_payment_id = autos.stored_payment_id
    on conflict (authorization_id) do update set way = excluded.way, consent_text = excluded.consent_text,
      text_version = excluded.text_version, language = excluded.language, given_at = excluded.given_at
    where authorizations.consent_text = '' and authorizations.ended_at is null and excluded.text_version = 'brought'
      and (authorizations.text_version, authorizations.given_at) is distinct from (excluded.text_version, excluded.given_at)`);
}

const instantOf = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** How many auto pays could be moved and wait for a cut-over. */
export async function autoPaysWithoutCutOver(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from brought_auto_pays
    where ${cutOverDay} is null and ended_on is null and not_moved_because = '' and stored_payment_id is not null`);
  return rows[0]?.count ?? 0;
}
