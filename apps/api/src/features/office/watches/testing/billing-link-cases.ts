import { ago, day, hour } from './put-rows.ts';

/** What the watches of the billing link count. */
export const billingLinkCases = {
  'posting-refused': {
    put: [
      `insert into billing_deliveries (account_number, trans_no, posted_at, state, try_at, ended_at) values
        ('7', 'A', '${ago(2 * day)}', 'refused', now(), '${ago(day)}'), ('7', 'B', '${ago(day)}', 'accepted', now(), '${ago(day)}')`,
    ],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(day)) } },
    mend: ['delete from billing_deliveries'],
  },
  'posting-untold': {
    put: [
      `insert into billing_deliveries (account_number, trans_no, posted_at, state, try_at) values
        ('7', 'A', '${ago(5 * hour)}', 'sent', now()), ('7', 'B', '${ago(5)}', 'waiting', now())`,
    ],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(5 * hour)) } },
    mend: ['delete from billing_deliveries'],
  },
  'request-refused': {
    put: [
      `insert into billing_deliveries (kind, account_number, trans_no, posted_at, state, try_at, ended_at) values
        ('service-order', '7', 'SO-1', '${ago(2 * day)}', 'refused', now(), '${ago(day)}')`,
    ],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(day)) } },
    mend: ['delete from billing_deliveries'],
  },
  'request-untold': {
    put: [
      `insert into billing_deliveries (kind, account_number, trans_no, posted_at, state, try_at) values
        ('profile-change', '7', 'PC-1', '${ago(2 * day)}', 'sent', now()), ('outage-report', '7', 'R', '${ago(5)}', 'waiting', now())`,
    ],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(2 * day)) } },
    mend: ['delete from billing_deliveries'],
  },
  'billing-doubted': {
    put: [
      `insert into billing_doubts values ('7', 'another-account', '${ago(hour)}'), ('7', 'unreadable', '${ago(2 * day)}')`,
    ],
    is: { state: 'waiting', reading: { count: 1, oldest: new Date(ago(hour)) } },
    mend: ['delete from billing_doubts'],
  },
};
