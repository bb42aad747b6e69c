import { ago, day, hour } from './put-rows.ts';

const held = (tried: string): string =>
  `insert into import_tries (outcome, tried_at, by_whom, folder, files_hash, file_changes, largest, bad_rows, bad_row_count)
   values ('held', '${tried}', 'x', '/in', '', '[]', '[]', '[]', 0)`;
const wave = (stoppedFor: string): string =>
  `insert into waves (state, stopped_for, per_hour, max_failures, max_calls, made_at, made_by, running_since)
   values ('stopped', '${stoppedFor}', 60, 9, 9, '${ago(5 * day)}', 'x', '${ago(2 * day)}')`;
const stage = (name: string, changed: string): string =>
  `insert into opening_changes (stage, public_pay, changed_at, changed_by, reason)
   values ('${name}', true, '${changed}', 'x', 'x')`;

const account = [
  "insert into members (member_number, first_name, last_name) values ('77', 'x', 'x') on conflict do nothing",
  `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
     service_zip, account_type) select number, '77', 'x', 'x', 'x', 'OR', '97498', 'Electric'
   from unnest(array['771', '772']) as number on conflict do nothing`,
];
/** Auto pay of the old portal, with what pays it, or without. */
const brought = (number: string, storedPaymentId: string): string =>
  `insert into brought_auto_pays (account_number, member_number, stored_payment_id, way, consent_text, language, source,
     not_moved_because, days_before) values ('${number}', '77', ${storedPaymentId}, 'web', '', 'en', '', '', 0)`;

/** What the watches of moving in count. */
export const openingCases = {
  'import-held': {
    put: [
      `update import_runs set finished_at = '${ago(3 * day)}'`,
      ...[ago(8 * day), ago(4 * day), ago(2 * day)].map(held),
    ],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(2 * day)) } },
    mend: [`update import_tries set confirmed_at = '${ago(hour)}'`],
  },
  'wave-stopped': {
    put: [wave('person'), wave('calls')],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(2 * day)) } },
    mend: ["update waves set state = 'done'"],
  },
  'cut-over-missing': {
    put: [...account, brought('771', "'OLD'"), brought('772', 'null')],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["insert into cut_overs (day, changed_at, changed_by, reason) values ('2027-06-09', now(), 'x', 'x')"],
  },
  'auto-pay-not-moved': {
    put: [...account, 'truncate brought_auto_pays', brought('772', 'null')],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update brought_auto_pays set ended_on = '2027-06-01'"],
  },
  'portal-not-open': {
    put: [stage('rehearsing', ago(80 * day)), stage('invited', ago(15 * day))],
    is: { state: 'waiting', reading: { count: 1, oldest: new Date(ago(15 * day)) } },
    mend: [stage('open', ago(hour))],
  },
};
