import type pg from 'pg';
import { restoreDetail } from '../holds/public.ts';
import { openJobs } from './copied-tables-store.ts';

type Client = Pick<pg.Client, 'query'>;

/**
 * What was open when the backup was taken is ended, for it may have been used, ended or sent since: sessions, reset links,
 * links to pay, codes, known browsers, requests for a link, invitations and approvals of the office, changes of logins
 * that waited. Messages that waited are set aside. Within the restore's transaction.
 */
export async function endWhatWasOpen(client: Client, tables: readonly string[]): Promise<void> {
  const statements: Readonly<Record<string, string>> = {
    'public.tokens': 'delete from tokens',
    'public.registration_attempts': 'delete from registration_attempts',
    'public.known_devices': 'delete from known_devices',
    'public.reset_links': 'update reset_links set used_at = now() where used_at is null',
    'public.payment_links':
      'update payment_links set called_off_at = now() where called_off_at is null and paid_at is null',
    'public.staff_sessions': 'update staff_sessions set ended_at = now() where ended_at is null',
    'public.as_member_views': 'delete from as_member_views',
    'public.as_member_permits': 'delete from as_member_permits',
    'public.staff': 'update staff set invitation_hash = null where invitation_hash is not null',
    'public.passkey_challenges': 'delete from passkey_challenges',
    'public.approvals': "update approvals set state = 'refused', decided_at = now() where state = 'asked'",
    'public.login_changes': "update login_changes set state = 'called-off', ended_at = now() where state = 'waiting'",
    'public.outgoing_messages': "update outgoing_messages set state = 'aside' where state = 'waiting'",
    [openJobs]: `delete from ${openJobs} where name in ('messages.deliver', 'identity.answer')`,
  };
  for (const [table, statement] of Object.entries(statements))
    if (tables.includes(table)) await client.query(statement);
}

/** Holds the restored database (office-25). */
export async function holdRestored(client: Client, takenAt: string): Promise<void> {
  await client.query("insert into holds (kind, detail, began_at) values ('restore', $1, now())", [
    restoreDetail({ takenAt: new Date(takenAt) }),
  ]);
}
