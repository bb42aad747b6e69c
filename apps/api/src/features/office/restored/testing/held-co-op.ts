import { fastify } from 'fastify';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { restoreDetail } from '../../holds/public.ts';
import { releaseRestored } from '../public.ts';

/** A Tuesday afternoon of the co-op, after the day's bank file. */
export const now = new Date('2027-06-08T22:30:00Z');
export const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const takenAt = new Date('2027-06-07T06:00:00Z');
/** What the office has found when it has compared all there is. */
export const complete = { at: minutesAgo(5), left: 0 };
/** Owes $50.00 by a bill of yesterday. */
export const account = '940000001';

/** A co-op that can be held as a restored one, with one member. */
export async function heldCoOp() {
  const at = await testApp({ clock: { now: () => now } });
  const log = fastify({ logger: false }).log;
  const services = { ...at.services, log };
  const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
  await query('delete from drafts');
  await query(
    "insert into members (member_number, first_name, last_name, email) values ($1, 'Re', 'Stored', 'r@example.com')",
    [account],
  );
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents) values ($1, $1, 'Re Stored', '1 Way', 'Town', 'OR', '97498', 'Electric', 5000)`,
    [account],
  );
  await query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
     values ($1, '2027-06-07', 'B', 'Regular', '2027-06-27', 5000, 5000)`,
    [account],
  );
  return {
    services,
    query,
    close: at.close,
    clear: async (): Promise<void> => {
      for (const table of [
        'holds',
        'drafts',
        'auto_pays',
        'due_payments',
        'outgoing_messages',
        'ach_entries',
        'ach_files',
      ])
        await query(`delete from ${table}`);
    },
    hold: async (compared?: { at: Date; left: number }): Promise<void> => {
      const detail = restoreDetail({ takenAt, ...(compared && { compared }) });
      await query("insert into holds (kind, detail, began_at) values ('restore', $1, $2)", [detail, minutesAgo(60)]);
    },
    release: (order: Partial<Parameters<typeof releaseRestored>[1]> = {}) =>
      releaseRestored(services, {
        by: 'Ada',
        reason: 'checked',
        exportNumber: 0,
        bankFile: 0,
        noFilesSince: false,
        unreconciled: false,
        sendWaiting: false,
        ...order,
      }),
    bankDraft: () =>
      query(
        `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
           routing_number, bank_account_number, prenote_effective_date)
         values ($1, $1, 'bank', 'WHEN_BILLED', '2027-06-01', 'Checking', '021000021', $2, '2027-05-03')`,
        [account, services.vault.lock('bank-account-number', account, '000123456789')],
      ),
  };
}
