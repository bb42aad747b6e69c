import { english } from '@rochdale/domain/texts/english';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Gives each plan that stands without a record of what was agreed to its row: a draft that the billing system brought along,
 * signed on paper, and what a process of an older release set up. Its text is empty: it was not kept here. Safe to repeat.
 */
export async function recordPlansWithoutAuthorization(tx: Transaction, now: Date): Promise<void> {
  const bankAccount = english('paymentProfile.bankAccount');
  const card = english('paymentProfile.card');
  const endingIn = english('paymentProfile.endingIn', { kind: '%1$s', lastFour: '%2$s' });
  await tx.execute(sql`
    insert into authorizations (authorization_id, plan_kind, plan_key, member_number, way, consent_text, text_version,
      language, method, given_at)
    select authorization_id, plan_kind, plan_key, member_number, way, '', '', 'en', method,
      -- One that has taken the place of another was given when it did.
      case when exists (select 1 from authorizations earlier
          where earlier.plan_kind = plan.plan_kind and earlier.plan_key = plan.plan_key)
        then ${now.toISOString()}::timestamptz else least(began_at, ${now.toISOString()}::timestamptz) end
    from (
      select autos.authorization_id, 'auto-pay' as plan_kind, autos.account_number as plan_key, autos.member_number,
        'web' as way, autos.updated_at as began_at, format(${endingIn}::text, case when payment_type = 'Check' then ${bankAccount}
          else coalesce(nullif(brand, ''), ${card}) end, last_four) as method
      from auto_pays autos join stored_payments using (member_number, stored_payment_id)
      union all
      select tops.authorization_id, 'top-up', tops.account_number, tops.member_number, 'web', tops.updated_at,
        format(${endingIn}::text, case when payment_type = 'Check' then ${bankAccount}
          else coalesce(nullif(brand, ''), ${card}) end, last_four)
      from top_ups tops join stored_payments using (member_number, stored_payment_id)
      union all
      select authorization_id, 'draft', account_number, member_number,
        case when created_at is null then 'paper' else 'web' end, coalesce(created_at, start_date::timestamptz),
        format(${endingIn}::text, case draft_type when 'bank' then ${bankAccount} else ${card} end, last_four)
      from drafts
      union all
      select authorization_id, 'scheduled-payment', trans_no, member_number, 'web', created_at, payment_method
      from scheduled_payments
      where deleted_at is null and not exists (select 1 from due_payments
        where due_payments.plan_kind = 'scheduled-payment' and due_payments.plan_key = scheduled_payments.trans_no
          and state in ('paid', 'failed', 'skipped', 'returned', 'cancelled'))
    ) plan
    where not exists (select 1 from authorizations kept where kept.authorization_id = plan.authorization_id)
    on conflict do nothing`);
}
