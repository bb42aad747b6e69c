import { ago, requisition } from './put-rows.ts';

const refund = (transNo: string, state: string, minutes: number, number = 1): string =>
  `insert into refunds (refund_number, trans_no, reference, amount_cents, fee_cents, state, source, approved_at, ended_at, booked_cents)
   values ('${transNo}-R${number}', '${transNo}', '${transNo}1', 2000, 0, '${state}', 'office', '${ago(minutes)}', '${ago(minutes)}', 2000)`;

/** What the watches of refunds count. */
export const refundCases = {
  'refund-unanswered': {
    put: [requisition('P', 'posted', 'P1'), refund('P', 'unknown', 20), refund('P', 'done', 20, 2)],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update refunds set state = 'done', booked_cents = amount_cents"],
  },
  'refund-refused': {
    put: [requisition('P', 'posted', 'P1'), refund('P', 'refused', 20)],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['truncate refunds cascade'],
  },
  'given-back-twice': {
    put: [
      requisition('P', 'posted', 'P1'),
      refund('P', 'done', 20),
      requisition('Q', 'posted', 'Q1'),
      refund('Q', 'done', 20),
      "update refunds set booked_cents = 0 where trans_no = 'P'",
      `insert into returned_payments (reference, return_code, returned_on, source, handled_at, outcome) values ('Q', 'R01', current_date, 'company', '${ago(1)}', 'reversed')`,
    ],
    is: { state: 'waiting', reading: { count: 2 } },
    mend: ['truncate refunds cascade', 'truncate returned_payments'],
  },
} as const;
