import { ago, day, hour } from './put-rows.ts';

/** What the watches of queues count. */
export const queueCases = {
  'review-waiting': {
    put: [
      `insert into profile_updates (member_number, change, status, submitted_at) values ('1', '{}', 'pending', '${ago(4 * day)}'), ('2', '{}', 'pending', '${ago(day)}'), ('3', '{}', 'approved', '${ago(day)}')`,
    ],
    is: { state: 'late', reading: { count: 2, oldest: new Date(ago(4 * day)) } },
    mend: ["update profile_updates set status = 'approved'"],
  },
  applications: {
    put: [
      `insert into service_applications (application_id, confirmation_number, application, submitted_at) values (gen_random_uuid(), 'A', '{}', '${ago(day)}')`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update service_applications set export_number = 1'],
  },
  'service-orders': {
    put: [
      `insert into service_orders (account_number, so_number, description, creation, submitted_at) values ('7', 'S', 'x', '2027-06-01', '${ago(4 * day)}'), ('7', 'T', 'x', '2027-06-01', null)`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update service_orders set export_number = 1'],
  },
  claims: {
    put: [
      `insert into capital_credit_claims (claim_id, member_number, name, phone, contact_pref, email, address1, address2, city, state, zip, comments, claimed_at)
       values (gen_random_uuid(), '1', '', '', '', '', '', '', '', '', '', '', '${ago(day)}')`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update capital_credit_claims set export_number = 1'],
  },
  'rate-changes': {
    put: [
      `insert into rate_requests (account_number, request_id, member_number, present, schedule, comparison, submitted_at) values ('7', gen_random_uuid(), '1', 'RES', 'TOU', '{}', '${ago(4 * day)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["update rate_requests set answer = 'approved', answered_at = now()"],
  },
  'approved-not-exported': {
    put: [
      `insert into returned_letters (member_number, letter_id, returned_at, answer, answered_at) values ('1', 'L', '${ago(4 * day)}', 'approved', '${ago(4 * day)}'), ('2', 'M', '${ago(4 * day)}', 'refused', '${ago(4 * day)}')`,
      `insert into service_orders (account_number, so_number, description, creation, submitted_at, answer, answered_at) values ('7', 'S', 'x', '2027-06-01', '${ago(4 * day)}', 'approved', '${ago(hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(4 * day)) } },
    mend: ["update returned_letters set export_number = 1 where letter_id = 'L'"],
  },
  'payment-help': {
    put: [
      `insert into payment_help (account_number, help_number, member_number, kind, amount_cents, parts, last_day, grantor, asked_on, asked_at, answer_by)
       values ('7', 'PH-1', '1', 'extension', 1, '[]', '2027-06-30', 'office', '2027-06-01', '${ago(day)}', '${ago(hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["update payment_help set answer = 'refused'"],
  },
  'help-contradicted': {
    put: [
      `insert into payment_help (account_number, help_number, member_number, kind, amount_cents, parts, last_day, grantor, asked_on, asked_at, answer_by, answer, answered_at, contradicted_at)
       values ('7', 'PH-1', '1', 'extension', 1, '[]', '2027-06-30', 'office', '2027-06-01', '${ago(day)}', '${ago(hour)}', 'approved', '${ago(day)}', '${ago(hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update payment_help set contradicted_at = null'],
  },
  'pledge-late': {
    put: [
      `insert into pledges (account_number, pledge_id, member_number, agency, amount_cents, until_day, recorded_by, recorded_at)
       values ('7', gen_random_uuid(), '1', 'County', 1, '2027-05-01', gen_random_uuid(), '${ago(day)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["update pledges set outcome = 'paid'"],
  },
  'returned-letters': {
    put: [`insert into returned_letters values ('1', 'L', '${ago(day)}', null)`],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update returned_letters set export_number = 1'],
  },
} as const;
