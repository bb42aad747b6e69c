import type { Standing } from '@rochdale/domain/identity/my-record/closing';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { forgetTriesWith } from '../sign-in/public.ts';

/** What of a member's scheduled payments is not deleted and came to no end: one that is due or was declined among it. */
const scheduledToCome = (memberNumber: string) => sql`scheduled_payments later where member_number = ${memberNumber}
  and deleted_at is null and not exists (select 1 from due_payments where due_payments.plan_kind = 'scheduled-payment'
    and due_payments.plan_key = later.trans_no and state in ('paid', 'failed', 'skipped', 'returned', 'cancelled'))`;

/** What hangs on the login of a member: plans, ways of paying, people let in, bills without paper. */
export async function standingOf(db: Executor, memberNumber: string): Promise<Standing> {
  const count = (from: ReturnType<typeof sql>) => sql`(select count(*)::int from ${from})`;
  const own = sql`member_number = ${memberNumber}`;
  const { rows } = await db.execute<Record<keyof Standing, number>>(sql`select
    ${count(sql`auto_pays where ${own}`)} as "autoPays",
    ${count(sql`top_ups where ${own}`)} as "topUps",
    ${count(sql`drafts where ${own} and created_at is not null`)} as "drafts",
    ${count(sql`drafts where ${own} and created_at is null`)} as "officeDrafts",
    ${count(scheduledToCome(memberNumber))} as "scheduledPayments",
    ${count(sql`due_payments where ${own} and state in ('charging', 'sent')`)} as "underWay",
    ${count(sql`stored_payments where ${own} and removed_at is null`)} as "waysToPay",
    ${count(sql`delegations where ${own} and state in ('invited', 'accepted')`)} as "delegates",
    ${count(sql`delegations join logins using (login_key) where logins.member_number = ${memberNumber}
      and state = 'accepted'`)} as "letInBy",
    ${count(sql`accounts join account_preferences using (account_number) where ${own}
      and (paperless_billing or paperless_other)`)} + ${count(sql`member_preferences where ${own}
      and (paperless_billing or paperless_other)`)} as "paperless"`);
  const [found] = rows;
  if (!found) throw new Error('Counting answers one row.');
  return found;
}

/** What the closing of a login ends, by name. */
export async function endingWith(db: Executor, memberNumber: string) {
  const names = async (query: ReturnType<typeof sql>): Promise<string[]> =>
    (await db.execute<{ name: string }>(query)).rows.map(({ name }) => name);
  const own = sql`member_number = ${memberNumber}`;
  return {
    autoPays: await names(sql`select account_number as name from auto_pays where ${own}`),
    topUps: await names(sql`select account_number as name from top_ups where ${own}`),
    drafts: await names(sql`select account_number as name from drafts where ${own} and created_at is not null`),
    scheduled: await names(sql`select trans_no as name from ${scheduledToCome(memberNumber)}`),
    waysToPay: await names(
      sql`select stored_payment_id as name from stored_payments where ${own} and removed_at is null`,
    ),
    delegations: await names(sql`select delegation_id as name from delegations left join logins using (login_key)
      where state in ('invited', 'accepted')
        and (delegations.member_number = ${memberNumber} or logins.member_number = ${memberNumber})`),
  };
}

/** Removes a login with what is keyed by it or by its member for signing in, and where and what its member is told. */
export async function removeLogin(
  tx: Executor,
  { loginKey, memberNumber }: { readonly loginKey: string; readonly memberNumber: string },
  now: Date,
): Promise<void> {
  for (const table of ['known_devices', 'recovery_codes', 'reset_links', 'foreign_hashes'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where login_key = ${loginKey}`);
  await forgetTriesWith(tx, loginKey);
  const own = sql`where member_number = ${memberNumber}`;
  for (const table of [
    ...['notification_contacts', 'notification_choices', 'notification_thresholds'],
    ...['account_names', 'registration_attempts'],
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} ${own}`);
  await tx.execute(
    sql`update contact_consents set ended_at = ${now.toISOString()}::timestamptz ${own} and ended_at is null`,
  );
  await tx.execute(sql`delete from passkeys where owner_kind = 'member' and owner_id = ${memberNumber}`);
  await tx.execute(sql`delete from passkey_challenges where owner_kind = 'member' and owner_id = ${memberNumber}`);
  await tx.execute(
    sql`delete from paying_browsers where account_number in (select account_number from accounts ${own})`,
  );
  await tx.execute(sql`delete from logins where login_key = ${loginKey}`);
}
