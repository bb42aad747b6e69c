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
  'portal-not-open': {
    put: [stage('rehearsing', ago(80 * day)), stage('invited', ago(15 * day))],
    is: { state: 'waiting', reading: { count: 1, oldest: new Date(ago(15 * day)) } },
    mend: [stage('open', ago(hour))],
  },
};
