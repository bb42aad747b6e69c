import type { WatchKind } from '@rochdale/domain/office/watches/watches';
import { billingLinkCases } from './billing-link-cases.ts';
import { connectedCases } from './connected-cases.ts';
import { openingCases } from './opening-cases.ts';
import { ago, day, hour, requisition } from './put-rows.ts';
import { queueCases } from './queue-cases.ts';
import { refundCases } from './refund-cases.ts';

export { ago, day, hour, now } from './put-rows.ts';

const charge = (transNo: string, reference: string, status: string, cents: number, heard = ago(hour)): string =>
  `insert into gateway_results (trans_no, reference, status, amount_cents, received_at) values ('${transNo}', '${reference}', '${status}', ${cents}, '${heard}')`;
const due = (state: string, reason: string | null, transNo: string | null = null): string =>
  `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, amount_cents, trans_no, reason, try_on, updated_at)
   values ('auto-pay', '${state}${reason}', '2027-06-07', '1', '${state}', 5000, ${transNo === null ? 'null' : `'${transNo}'`}, ${reason === null ? 'null' : `'${reason}'`}, '2027-06-07', '${ago(hour)}')`;
export const returned = (outcome: string): string =>
  `insert into returned_payments (reference, return_code, returned_on, outcome) values ('X', 'R01', '2027-06-07', '${outcome}')`;
const message = (created: string, notBefore: string | null = null): string =>
  `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at, not_before)
   values (gen_random_uuid(), 'email', 'x@example.com', 'k', 'waiting', '${created}', ${notBefore === null ? 'null' : `'${notBefore}'`})`;
const bankFile = (sendDay: string, taken: string | null): string =>
  `insert into ach_files (send_day, file_id_modifier, body, entries, debit_cents, created_at, taken_at)
   values ('${sendDay}', 'A', '', 1, 1, '${ago(hour)}', ${taken === null ? 'null' : `'${taken}'`})`;
const report = (reportId: string, location: string): string =>
  `insert into outage_reports (report_id, account_number, location_id, outage_reason, call_back, callback_number, origin, remarks, is_signed_in, reported_at, reported_at_local)
   values ('00000000-0000-4000-8000-00000000000${reportId}', '7', '${location}', 'x', false, '', 'web', '', true, '${ago(20)}', '2027-06-08T07:40')`;
const tries = (count: number): string =>
  `array[${Array.from({ length: count }, (_one, index) => `'${ago(index + 1)}'::timestamptz`).join(', ')}]`;

const loginChange = (state: string, ended: string): string =>
  `insert into login_changes (change_id, member_number, kind, state, email_before, step_before, begun_at, due_at, ended_at)
   values (gen_random_uuid(), '1', 'second-step', '${state}', 'a@x.com', 0, '${ago(hour)}', '${ago(-23 * hour)}', ${ended})`;

/** What is put there, what is counted then, and what mends it. */
export type WatchCases = Partial<
  Record<WatchKind, { readonly put: readonly string[]; readonly is: object; readonly mend: readonly string[] }>
>;

export const watchCases: WatchCases = {
  'bank-file-untaken': {
    put: [bankFile('2027-06-08', null)],
    is: { state: 'waiting', reading: { count: 1, deadline: new Date('2027-06-09T00:00:00Z') } },
    mend: [`update ach_files set taken_at = '${ago(1)}'`],
  },
  'bank-file-unaccepted': {
    put: [bankFile('2027-06-07', ago(day))],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update ach_files set accepted_at = now()'],
  },
  'outage-reports': {
    put: [
      report('1', 'L1'),
      report('2', 'L2'),
      "insert into outages (outage_number, description, started_at) values ('O1', 'x', '2027-06-08T07:00')",
      "insert into outage_locations values ('L2', 'O1')",
    ],
    is: { state: 'waiting', reading: { count: 1, oldest: new Date(ago(20)) } },
    mend: ["insert into outage_locations values ('L1', 'O1')"],
  },
  'approvals-waiting': {
    put: [
      `insert into approvals values (gen_random_uuid(), 'staff.invite', '{}', 'why', gen_random_uuid(), '${ago(hour)}', '${ago(-day)}', 'asked')`,
      `insert into approvals values (gen_random_uuid(), 'staff.invite', '{}', 'why', gen_random_uuid(), '${ago(5 * day)}', '${ago(day)}', 'asked')`,
    ],
    is: { state: 'waiting', reading: { count: 1, deadline: new Date(ago(-day)) } },
    mend: ["update approvals set state = 'refused'"],
  },
  'money-held': {
    put: [`insert into holds (kind, detail, began_at) values ('restore', 'x', '${ago(hour)}')`],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update holds set released_at = now()'],
  },
  'charged-not-posted': {
    put: [
      requisition('LOST', 'declined', null),
      charge('LOST', 'A1', 'approved', 5000),
      requisition('OPEN', 'presented', null),
      charge('OPEN', 'O1', 'approved', 5000, ago(11)),
      requisition('NEW', 'declined', null),
      charge('NEW', 'N1', 'approved', 5000, ago(5)),
      requisition('PART', 'declined', null),
      charge('PART', 'P1', 'approved', 2000),
    ],
    is: { state: 'late', reading: { count: 2, oldest: new Date(ago(hour)) } },
    mend: ["update requisitions set state = 'posted'"],
  },
  'not-given-back': {
    put: [
      requisition('TWICE', 'posted', 'A1'),
      charge('TWICE', 'A1', 'approved', 5000),
      charge('TWICE', 'A2', 'approved', 5000),
      requisition('PART', 'declined', null),
      charge('PART', 'P1', 'approved', 2000),
    ],
    is: { state: 'late', reading: { count: 2 } },
    mend: ['update gateway_results set refunded_at = now()'],
  },
  'payments-unanswered': {
    put: [requisition('SILENT', 'presented', null, ago(61)), requisition('NEW', 'presented', null, ago(59))],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(61)) } },
    mend: ["update requisitions set state = 'expired'"],
  },
  'charge-without-end': {
    put: [requisition('PLAN', 'initiated', null, ago(25 * hour)), due('charging', null, 'PLAN')],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["update due_payments set state = 'paid'"],
  },
  'return-unknown': {
    put: [returned('unknown')],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update returned_payments set outcome = 'nothing'"],
  },
  'return-in-review': {
    put: [returned('review')],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update returned_payments set outcome = 'nothing'"],
  },
  'bank-change-waiting': {
    put: [
      `insert into bank_changes (trace_number, change_code, corrected_data, received_on, handled_at, outcome)
       values ('1', 'C01', '', '2027-06-01', now(), 'applied'), ('2', 'C09', '', '2027-06-01', now(), 'review'), ('3', 'C02', '', '2027-06-06', now(), 'unreadable')`,
    ],
    is: { state: 'late', reading: { count: 2 } },
    mend: ["update bank_changes set outcome = 'done'"],
  },
  'draft-held': {
    put: [
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, held_at) values ('7', '1', 'bank', 'WHEN_BILLED', '2026-11-01', '${ago(day)}')`,
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of) values ('7', '1', 'x', 'x', 'x', 'OR', '1', 'Electric', now())`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update drafts set held_at = null'],
  },
  'due-failed': {
    put: [due('failed', 'declined'), due('failed', 'method'), due('paid', null)],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update due_payments set state = 'paid'"],
  },
  'method-refused': {
    put: [due('failed', 'declined'), due('failed', 'method')],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update due_payments set state = 'paid'"],
  },
  'auto-pay-blocked': {
    put: [
      "insert into stored_payments (member_number, stored_payment_id, payment_type, blocked_at) values ('1', 'S', 'Credit', now())",
      "insert into auto_pays values ('7', '1', 'S', 0, null, false, '2026-11-01', now())",
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of) values ('7', '1', 'x', 'x', 'x', 'OR', '1', 'Electric', now())`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update stored_payments set blocked_at = null'],
  },
  'plan-of-another': {
    put: [
      "insert into auto_pays values ('7', '1', 'S', 0, null, false, '2026-11-01', now())",
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of) values ('7', '2', 'x', 'x', 'x', 'OR', '1', 'Electric', now())`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['delete from auto_pays'],
  },
  'end-untold': {
    put: [
      `insert into authorizations (authorization_id, member_number, plan_kind, plan_key, way, consent_text, text_version, language, method, given_at, ended_at)
       values ('A', '1', 'auto-pay', '7', 'web', '', '1', 'en', 'Visa', '${ago(day)}', '${ago(2 * hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update authorizations set end_told_at = now()'],
  },
  ...billingLinkCases,
  ...connectedCases,
  ...openingCases,
  ...refundCases,
  'given-back-in-part': {
    put: [requisition('P', 'posted', 'P1'), charge('P', 'P1', 'returned', 2000)],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['delete from gateway_results'],
  },
  ...queueCases,
  'tax-certificate': {
    put: [
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of, is_tax_exempt, tax_exempt_until) values ('71', '1', 'x', 'x', 'x', 'OR', '1', 'Electric', now(), true, '${ago(-5 * day)}'::date)`,
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of, is_tax_exempt, tax_exempt_until) values ('72', '1', 'x', 'x', 'x', 'OR', '1', 'Electric', now(), true, '${ago(-90 * day)}'::date)`,
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of, is_tax_exempt, tax_exempt_until) values ('73', '1', 'x', 'x', 'x', 'OR', '1', 'Electric', now(), true, null)`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update accounts set is_tax_exempt = false'],
  },
  'messages-late': {
    put: [message(ago(20)), message(ago(10)), message(ago(day), ago(-hour)), message(ago(day), ago(16))],
    is: { state: 'late', reading: { count: 2, oldest: new Date(ago(20)) } },
    mend: ["update outgoing_messages set state = 'sent'"],
  },
  'messages-failed': {
    put: [`insert into pgboss.job (name, state, completed_on) values ('messages.deliver', 'failed', '${ago(1)}')`],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["delete from pgboss.job where state = 'failed'"],
  },
  'logins-locked': {
    put: [
      `insert into attempts values ('sign-in:login:ann', ${tries(10)}, now()), ('sign-in:login:bob', ${tries(9)}, now()), ('sign-in-code:cy', ${tries(10)}, now()), ('recovery:ann', ${tries(30)}, now())`,
    ],
    is: { state: 'waiting', reading: { count: 2, oldest: new Date(ago(1)) } },
    mend: ["update attempts set tries = '{}'"],
  },
  'login-changes': {
    put: [loginChange('waiting', 'null')],
    is: { state: 'waiting', reading: { count: 1, deadline: new Date(ago(-23 * hour)) } },
    mend: ["update login_changes set state = 'done', ended_at = now()"],
  },
  'login-changes-stopped': {
    put: [loginChange('stopped', `'${ago(2 * day)}'`), loginChange('dropped', `'${ago(hour)}'`)],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(2 * day)) } },
    mend: [
      `insert into member_notes (member_number, staff_id, text, at) values ('1', gen_random_uuid(), 'called her', '${ago(1)}')`,
    ],
  },
  'passkeys-went-back': {
    put: [
      `insert into security_events (at, kind, member_number) values ('${ago(2 * hour)}', 'passkey-went-back', '7'), ('${ago(hour)}', 'signed-in', '7'), ('${ago(40 * day)}', 'passkey-went-back', '2')`,
    ],
    is: { state: 'waiting', reading: { count: 1, oldest: new Date(ago(2 * hour)) } },
    mend: [
      `insert into member_notes (member_number, staff_id, text, at) values ('7', gen_random_uuid(), 'a new phone', '${ago(1)}')`,
    ],
  },
  'import-missing': {
    put: [`update import_runs set files = '${JSON.stringify([{ file: 'accounts.csv', asOf: ago(31 * hour) }])}'`],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(31 * hour)) } },
    mend: [`update import_runs set files = '${JSON.stringify([{ file: 'accounts.csv', asOf: ago(hour) }])}'`],
  },
  'payments-held': {
    put: ['delete from import_runs'],
    is: { state: 'late', reading: { count: 1, oldest: 'never' } },
    mend: [
      `insert into import_runs (started_at, finished_at, by_whom, folder, files, skipped_rows, confirmed_payments, has_balances)
       values ('${ago(1)}', '${ago(1)}', 'night', '/in', '${JSON.stringify([{ file: 'accounts.csv', asOf: ago(1) }])}', 0, 0, true)`,
    ],
  },
  'export-untaken': {
    put: [
      `insert into exports (what, file_name, body, rows, created_at) values ('payments', 'a', '', 1, '${ago(25 * hour)}'), ('payments', 'b', '', 1, '${ago(hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update exports set taken_at = now()'],
  },
  'payment-not-exported': {
    put: [`insert into ledger values ('7', 'OLD', 5000, '${ago(7 * day)}'), ('7', 'NEW', 5000, '${ago(hour)}')`],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update ledger set export_number = 1'],
  },
  'addresses-unreached': {
    put: [
      `insert into notification_contacts (member_number, contact_id, kind, address, undeliverable_at, created_at, removed_at)
       values ('1', gen_random_uuid(), 'email', 'a@x.com', '${ago(day)}', now(), null), ('1', gen_random_uuid(), 'email', 'b@x.com', '${ago(day)}', now(), now())`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update notification_contacts set undeliverable_at = null'],
  },
  'worker-silent': {
    put: [`update pgboss.version set cron_on = '${ago(4)}'`],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(4)) } },
    mend: [`update pgboss.version set cron_on = '${ago(1)}'`],
  },
  'jobs-overdue': {
    put: [
      `insert into pgboss.job (name, start_after) values ('identity.answer', '${ago(11)}'), ('identity.answer', '${ago(9)}'), ('messages.deliver', '${ago(hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["delete from pgboss.job where name = 'identity.answer'"],
  },
  'jobs-failed': {
    put: [`insert into pgboss.job (name, state, completed_on) values ('identity.answer', 'failed', '${ago(hour)}')`],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["delete from pgboss.job where name = 'identity.answer'"],
  },
};
