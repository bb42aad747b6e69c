import { ago, day, hour, type WatchCases } from './watch-cases.ts';

const unknown = (reference: string, state: string, decidedAt: string | null): string =>
  `insert into unknown_charges (reference, trans_no, amount_cents, fee_cents, account_number, payment_type, last_four, confirmation_number, charged_at, found_at, state, decided_at)
   values ('${reference}', 'T', 5000, 0, '', 'cc', '1111', '', '${ago(hour)}', '${ago(hour)}', '${state}', ${decidedAt === null ? 'null' : `'${decidedAt}'`})`;
const dispute = (disputeId: string, state: string, evidenceBy: string | null, leftAt: string | null = null): string =>
  `insert into disputes (dispute_id, trans_no, reference, state, reason, amount_cents, is_taken, evidence_by, opened_at, heard_at, left_at)
   values ('${disputeId}', 'T', 'R', '${state}', 'fraudulent', 5000, true, ${evidenceBy === null ? 'null' : `'${evidenceBy}'`}, '${ago(day)}', '${ago(day)}', ${leftAt === null ? 'null' : `'${leftAt}'`})`;

const settlement = (number: string, differences: number, since: string | null): string =>
  `insert into settlements (settlement_id, day, status, net_cents, differences, differs_since, first_told_at)
   values ('${number}', '2027-06-07', 'paid', 0, ${differences}, ${since === null ? 'null' : `'${since}'`}, '${ago(day)}')`;
const read = (kind: string, count: number): string =>
  `insert into watch_readings (kind, count, oldest_at, is_never, read_at) values ('${kind}', ${count}, '${ago(hour)}', false, '${ago(1)}')`;

/** What the payment company took back, or took unknown to us: put there, counted, and mended. */
export const companyCases: WatchCases = {
  'charge-unknown': {
    put: [unknown('C1', 'open', null), unknown('C2', 'giving-back', ago(20)), unknown('C3', 'giving-back', ago(5))],
    is: { state: 'waiting', reading: { count: 2 } },
    mend: ["update unknown_charges set state = 'given-back'"],
  },
  'dispute-open': {
    put: [
      dispute('D1', 'open', ago(-2 * day)),
      dispute('D2', 'open', ago(-5 * day)),
      // Answered, over for more than a week, and ended.
      dispute('D3', 'open', null),
      dispute('D4', 'open', ago(8 * day)),
      dispute('D5', 'lost', ago(-2 * day)),
    ],
    is: { state: 'waiting', reading: { count: 2, deadline: new Date(ago(-2 * day)) } },
    mend: ['delete from disputes'],
  },
  'dispute-left': {
    put: [dispute('D1', 'lost', null, ago(hour))],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['delete from disputes'],
  },
  'settlement-differs': {
    put: [settlement('S1', 2, ago(4 * day)), settlement('S2', 1, ago(hour)), settlement('S3', 0, null)],
    is: { state: 'late', reading: { count: 3, oldest: new Date(ago(4 * day)) } },
    mend: ['update settlements set differences = 0, differs_since = null'],
  },
  'charge-unsettled': {
    put: [read('charge-unsettled', 4)],
    is: { state: 'waiting', reading: { count: 4, oldest: new Date(ago(hour)) } },
    mend: ["delete from watch_readings where kind = 'charge-unsettled'"],
  },
  'settlement-missing': {
    put: [read('settlement-missing', 1)],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["delete from watch_readings where kind = 'settlement-missing'"],
  },
};
