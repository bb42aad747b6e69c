import { randomBytes, randomUUID } from 'node:crypto';
import type { testApp } from '../platform/testing/test-app.ts';

type At = Awaited<ReturnType<typeof testApp>>;

/** A personal token and an app's connection with its token, laid down for a member's login. */
export async function layDataAccess({ database: { pool } }: At, memberNumber: string): Promise<void> {
  const [appId, connectionId] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into access_tokens (token_id, login_key, member_number, name, account_numbers, token_hash, made_at, ends_on)
     select $1, login_key, member_number, 'Test', '{}', $2, now(), '2099-01-01' from logins where member_number = $3`,
    [randomUUID(), randomBytes(32), memberNumber],
  );
  await pool.query(
    `insert into third_parties (app_id, kind, name, site_url, privacy_url, contact_email, redirect_uris, function_blocks, requires_pkce, made_at)
     values ($1, 'data', 'App', 'https://a.example', 'https://a.example', 'a@a.example', '{}', '{4,5}', true, now())`,
    [appId],
  );
  await pool.query(
    `insert into connections (connection_id, app_id, login_key, member_number, since, account_numbers, scope, function_blocks, agreed_at)
     select $1, $2, login_key, member_number, '2026-01-01', '{}', 'FB=4_5', '{4,5}', now() from logins where member_number = $3`,
    [connectionId, appId, memberNumber],
  );
  await pool.query(
    `insert into oauth_tokens (kind, id_hash, connection_id, app_id, payload, expires_at)
     values ('RefreshToken', $1, $2, $3, '{}', now() + interval '1 year')`,
    [randomBytes(32), connectionId, appId],
  );
}

/** How much of that reads data still. */
export async function countDataAccess({ database: { pool } }: At, memberNumber: string): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select (select count(*) from access_tokens where member_number = $1)::int
       + (select count(*) from connections where member_number = $1 and ended_at is null)::int
       + (select count(*) from oauth_tokens join connections using (connection_id) where member_number = $1)::int as open`,
    [memberNumber],
  );
  return rows[0]?.open ?? 0;
}
