import { randomBytes, randomUUID } from 'node:crypto';
import { addDays } from '@rochdale/domain/dates';
import type { Pool } from 'pg';
import { makeUsagePartitions } from '../../../apps/api/src/features/energy/usage/public.ts';
import { defaultPlace } from '../../../apps/api/src/features/office/generating/public.ts';
import { systemClock, todayAt } from '../../../apps/api/src/platform/clock.ts';
import type { OpenDatabase } from '../../../apps/api/src/platform/database/database.ts';
import type { Vault } from '../../../apps/api/src/platform/sealing/vault.ts';
import { hashOf } from '../../../apps/api/src/platform/tokens/token-store.ts';

export const today = todayAt(systemClock, defaultPlace.timeZone);

export interface Subscription {
  readonly connectionId: string;
  readonly token: string;
  readonly meterNumber: string;
}

/** A year of quarter hours of each of these meters: one pattern of a year, a little different for each, laid down by sets. */
export async function layDownUsage({ db, pool }: OpenDatabase, meters: readonly string[]): Promise<void> {
  const months = Array.from({ length: 367 }, (_, back) => addDays(today, 1 - back).slice(0, 7));
  await makeUsagePartitions(db, [...new Set(months)]);
  await pool.query('delete from usage_intervals where meter_number = any($1)', [meters]);
  await pool.query(
    `with days as materialized (select day::date, array(select 200 + (quarter * 977 + extract(doy from day)::int * 31) % 3000
        from generate_series(1, 96) quarter) as quarters
      from generate_series($2::date, $3::date, '1 day') day)
    insert into usage_intervals (meter_number, day, interval_minutes, values_thousandths, changed_at)
    select meter, day, 15, array_append(quarters[1:95], place::int), now() - interval '1 day'
    from unnest($1::text[]) with ordinality as each(meter, place) cross join days`,
    [meters, addDays(today, -365), addDays(today, -1)],
  );
  await pool.query('analyze');
}

/** A login, and the grant of its own, for each of some members; who has one keeps it. */
export async function layDownLogins(pool: Pool, memberNumbers: readonly string[]): Promise<void> {
  await pool.query(
    `insert into logins (login_key, login_id, member_number, email) select 'bench-' || number, 'bench-' || number, number, 'a@b.example'
     from unnest($1::text[]) number on conflict do nothing`,
    [memberNumbers],
  );
  await pool.query(
    `insert into login_grants (login_key, member_number)
     select login_key, member_number from logins where member_number = any($1) on conflict do nothing`,
    [memberNumbers],
  );
}

/** A third party with an address for notifications, to which each of some accounts' members, who have logins, has allowed everything. */
export async function layDownThirdParty(
  pool: Pool,
  accounts: readonly { readonly accountNumber: string; readonly memberNumber: string; readonly meterNumber: string }[],
  { vault, notifyUrl }: { readonly vault: Vault; readonly notifyUrl: string },
): Promise<readonly Subscription[]> {
  const [appId, webhookId] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into third_parties (app_id, kind, name, site_url, privacy_url, contact_email, redirect_uris, function_blocks,
       requires_pkce, made_at, secret_hash, taken_at)
     values ($1, 'data', 'Brightside Solar', 'https://b.example', 'https://b.example/p', 'a@b.example', '{https://b.example/back}',
       '{4,5,15}', true, now(), $2, now())`,
    [appId, randomBytes(32)],
  );
  await pool.query(
    `insert into webhooks (webhook_id, url, events, with_amounts, made_at, locked_secret, app_id) values ($1, $2, '{}', false, now(), $3, $4)`,
    [webhookId, notifyUrl, vault.lock('webhook-secret', webhookId, 'whsec_bench'), appId],
  );
  const made = accounts.map((account) => ({
    ...account,
    connectionId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const columns = [
    made.map(({ connectionId }) => connectionId),
    made.map(({ memberNumber }) => memberNumber),
    made.map(({ accountNumber }) => accountNumber),
  ];
  await pool.query(
    `insert into connections (connection_id, app_id, login_key, member_number, account_numbers, scope, function_blocks, since,
       agreed_at, taken_up_at)
     select id, $4, login_key, number, array[account], 'FB=4_5_15', '{4,5,15}', $5, now(), now()
     from unnest($1::uuid[], $2::text[], $3::text[]) as each(id, number, account) join logins on logins.member_number = number`,
    [...columns, appId, addDays(today, -400)],
  );
  for (const { connectionId, token } of made)
    await pool.query(
      `insert into oauth_tokens (kind, id_hash, connection_id, app_id, payload, expires_at)
       values ('AccessToken', $1, $2, $3, '{}', now() + interval '1 day')`,
      [hashOf(token), connectionId, appId],
    );
  return made;
}
