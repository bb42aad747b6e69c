import { expect, it } from 'vitest';
import { formatDay } from '../../dates.ts';
import { overviewNotices } from './notices.ts';

const nothing = {
  closedOn: null,
  cutOffMsg: null,
  prepaidDisconnectAlert: null,
  activeReturnedItems: 0,
  statementHeadingMessage: null,
  billMessages: [],
  capitalCreditRefundMessage: null,
};
const everything = {
  closedOn: '2026-11-10',
  cutOffMsg: 'cut-off',
  prepaidDisconnectAlert: 'disconnect',
  activeReturnedItems: 2,
  statementHeadingMessage: 'heading',
  billMessages: ['one', 'other'],
  capitalCreditRefundMessage: 'refund',
};
const phone = '(555) 010-0000';

it('nothing said is nothing shown', () => {
  expect(overviewNotices(nothing, { isPrepaidAccount: true, phone })).toEqual([]);
});

it('the gravest stands first, and a disconnect is told to prepaid accounts alone', () => {
  const prepaid = overviewNotices(everything, { isPrepaidAccount: true, phone });
  const returned = { code: 'overview.returnedItems', params: { count: 2, phone } };
  const closed = { code: 'overview.closed', params: { day: formatDay('2026-11-10') } };
  expect(prepaid.map(({ said }) => said)).toEqual([
    closed,
    'cut-off',
    'disconnect',
    returned,
    'heading',
    'one',
    'other',
    'refund',
  ]);
  const billed = overviewNotices(everything, { isPrepaidAccount: false, phone });
  expect(billed).toEqual(prepaid.filter(({ said }) => said !== 'disconnect'));
});

it('one returned payment has a text of its own', () => {
  expect(overviewNotices({ ...nothing, activeReturnedItems: 1 }, { isPrepaidAccount: false, phone })).toEqual([
    { kind: 'warning', said: { code: 'overview.returnedItem', params: { phone } } },
  ]);
});
