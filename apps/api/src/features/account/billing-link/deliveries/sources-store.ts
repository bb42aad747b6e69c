import type { ToldKind } from '@rochdale/domain/account/billing-link/told-kinds';
import { type SQL, sql } from 'drizzle-orm';

/** Where what is told stands until it is told. */
interface Source {
  /** What neither a file nor the link has: `subject`, `number`, `asked_at`. */
  readonly free: SQL;
  /** Marks what is in `found`, so that no file takes it. */
  readonly mark: (at: SQL) => SQL;
  /** Takes the mark away from what is in `gone`: `subject`, `number`. */
  readonly unmark: SQL;
}

/** What was given to the file stays there, also before a file is written. */
const isNew = (subject: string, number: string): SQL =>
  sql.raw(
    `not exists (select 1 from billing_deliveries d where d.account_number = ${subject} and d.trans_no = ${number})`,
  );

/** A member's changes are told as they stand, under the number of the newest that is in force. */
const newestChange = sql.raw(`(select max(u.update_id) from profile_updates u
  where u.member_number = h.member_number and u.status in ('approved', 'direct'))`);

export const sources: Readonly<Record<ToldKind, Source>> = {
  posting: {
    free: sql`select l.account_number as subject, l.trans_no as number, l.posted_at as asked_at from ledger l
      where l.confirmed_at is null and l.linked_at is null and l.export_number is null and l.booked_by = 'portal'
        and ${isNew('l.account_number', 'l.trans_no')}`,
    mark: (at) => sql`update ledger set linked_at = ${at} from found
      where ledger.account_number = found.subject and ledger.trans_no = found.number
        and ledger.linked_at is null and ledger.export_number is null`,
    unmark: sql`update ledger set linked_at = null from gone
      where ledger.account_number = gone.subject and ledger.trans_no = gone.number`,
  },
  'service-order': {
    free: sql`select o.account_number as subject, o.so_number as number, o.submitted_at as asked_at from service_orders o
      where o.submitted_at is not null and o.linked_at is null and o.export_number is null
        and o.answer is distinct from 'refused'
        and ${isNew('o.account_number', 'o.so_number')}`,
    mark: (at) => sql`update service_orders set linked_at = ${at} from found
      where service_orders.account_number = found.subject and service_orders.so_number = found.number
        and service_orders.linked_at is null and service_orders.export_number is null
        and service_orders.answer is distinct from 'refused'`,
    unmark: sql`update service_orders set linked_at = null from gone
      where service_orders.account_number = gone.subject and service_orders.so_number = gone.number`,
  },
  'profile-change': {
    free: sql`select h.member_number as subject, 'PC-' || n.newest as number, u.submitted_at as asked_at
      from profile_holds h cross join lateral (select ${newestChange} as newest) n
      join profile_updates u on u.update_id = n.newest
      where h.linked_update is distinct from n.newest and ${isNew('h.member_number', "('PC-' || n.newest)")}`,
    mark: () => sql`update profile_holds set linked_update = substr(found.number, 4)::bigint from found
      where profile_holds.member_number = found.subject
        and profile_holds.linked_update is distinct from substr(found.number, 4)::bigint`,
    unmark: sql`update profile_holds set linked_update = null from gone
      where profile_holds.member_number = gone.subject`,
  },
  'outage-report': {
    free: sql`select r.account_number as subject, r.report_id::text as number, r.reported_at as asked_at from outage_reports r
      where r.linked_at is null and r.export_number is null and ${isNew('r.account_number', 'r.report_id::text')}`,
    mark: (at) => sql`update outage_reports set linked_at = ${at} from found
      where outage_reports.report_id = found.number::uuid
        and outage_reports.linked_at is null and outage_reports.export_number is null`,
    unmark: sql`update outage_reports set linked_at = null from gone
      where outage_reports.report_id::text = gone.number`,
  },
  'payment-extension': {
    free: sql`select h.account_number as subject, h.help_number as number, h.asked_at from payment_help h
      where h.kind = 'extension' and h.grantor = 'link' and h.answer is null and h.ended_at is null
        and h.linked_at is null and h.export_number is null and ${isNew('h.account_number', 'h.help_number')}`,
    mark: (at) => sql`update payment_help set linked_at = ${at} from found
      where payment_help.account_number = found.subject and payment_help.help_number = found.number
        and payment_help.answer is null and payment_help.linked_at is null and payment_help.export_number is null`,
    unmark: sql`update payment_help set linked_at = null from gone
      where payment_help.account_number = gone.subject and payment_help.help_number = gone.number`,
  },
};
