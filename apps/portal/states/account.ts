import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { asking } from './rows.ts';
import type { Answers, ScreenStates, Step } from './state.ts';

const many = 5000;
const aMember = 'marisol.okonkwo';
const withOne = 'walter.prine';
const withMany = 'ruth.abernathy';
/** Where the billing system is asked live: what it said just now, or before. */
const heard = (isFresh: boolean) => ({ balanceMoment: { asOf: '2026-11-25T14:40', isFresh } });
const unbilled = { as: 'nadia.whitlock', query: { accountno: '104500157' } } as const;

const overview = asking(
  {
    as: aMember,
    lists: ['history.bills', 'history.payments', 'overview.billed-usage'],
  },
  {
    'one-account': { as: withOne },
    'first-time': unbilled,
    'balance-failed': { as: aMember, answers: { 'accounts.info': 'failed' } },
    'a-card-failed': { as: aMember, answers: { 'history.bills': 'failed' } },
    '27-accounts': { as: withMany },
    '5000-accounts': {
      as: withMany,
      answers: { 'accounts.list': { fields: { totalRecords: many } } },
    },
    prepaid: { as: aMember, query: { accountno: '104495507' } },
    paying: { as: aMember, steps: [{ press: '.balance__act .btn--accent' }] },
    'balance-just-heard': { as: aMember, answers: { 'accounts.info': { fields: heard(true) } } },
    'balance-of-before': { as: aMember, answers: { 'accounts.info': { fields: heard(false) } } },
    'paying-by-a-balance-of-before': {
      as: aMember,
      answers: { 'member-pay.amounts': { fields: heard(false) } },
      steps: [{ press: '.balance__act .btn--accent' }],
    },
    'accounts-failed': { as: aMember, answers: { 'accounts.list': 'failed' } },
  },
);

type Prepaid = ResponseOf<'prepaid.get'>;
const onPrepaid = { as: aMember, query: { accountno: '104495507' } } as const;
const prepaidWith = (fields: Partial<Prepaid>) => ({ ...onPrepaid, answers: { 'prepaid.get': { fields } } });
const ends = { endsOn: '2026-11-26', endsEarliest: '2026-11-25', endsLatest: '2026-11-28', usualDay: 3.6 };

const prepaid = asking(onPrepaid, {
  'some-days': prepaidWith({
    ...{ today: '2026-11-21', credit: 18.5 },
    outlook: { fewest: 4, about: 5, most: 7, ...ends },
  }),
  'not-told': prepaidWith({ outlook: null, rate: null, lastDays: [] }),
  owing: prepaidWith({
    ...{ today: '2026-11-21', credit: -12.4 },
    outlook: {
      ...{ fewest: 0, about: 0, most: 0, usualDay: 3.6 },
      ...{ endsOn: '2026-11-21', endsEarliest: '2026-11-21', endsLatest: '2026-11-21' },
    },
  }),
  'for-long': prepaidWith({ credit: 900, outlook: { fewest: 84, about: 90, most: 90, ...ends } }),
  'not-prepaid': { as: withOne },
  paying: { ...onPrepaid, steps: [{ press: '.prepaid__act .btn--primary' }] },
});

const allAccounts = asking(
  { as: aMember, lists: ['accounts.search', 'former-accounts.list'] },
  {
    'one-account': { as: withOne },
    '27-accounts': { as: withMany },
    '5000-accounts': {
      as: withMany,
      answers: { 'accounts.search': { fields: { totalRecords: many, totalBalance: 412_345.67 } } },
    },
  },
);

const bill = { accountno: '104500017', billdate: '2026-11-03' };
const change = { billDate: '2026-10-04', before: 92, now: 96.6, weather: null } as const;
const part = (part: 'use' | 'rest' | 'once', amount: number) => ({ part, amount, spread: null });
const worthALook: Partial<ResponseOf<'bill-explained.get'>> = {
  findings: [
    {
      kind: 'alwaysOn',
      text: 'On nine days out of ten, your home never drops below 0.4 kW, even at night. That is about $29 a month, always on.',
    },
    { kind: 'oddDay', text: 'October 17 is unlike your other days: 61 kWh. A day like it is usually about 22 kWh.' },
    { kind: 'wentBack', text: 'Meter 69033518 read 51,379 on 10/04/2026, and less on 11/03/2026: 51,200.' },
  ],
  period: ['Your meter was exchanged on 10/20/2026: 69033518 came out, 71120044 went in.'],
};
const firstBill: Partial<ResponseOf<'bill-explained.get'>> = { last: null, year: null };
const noUsage: Partial<ResponseOf<'bill-explained.get'>> = {
  days: [],
  findings: [],
  daysLooked: 0,
  last: { ...change, parts: [part('use', 4.11), part('rest', 0.49), part('once', 0)], untold: ['weather', 'prices'] },
  year: { ...change, parts: [part('rest', 4.6)], untold: ['usage', 'lines'] },
};
const asked: Answers = {
  'bill-explained.ask': {
    whole: {
      message: 'We have your question. Its number is SO-261125-418820. You see our answer in Service Requests.',
    },
  },
};
const sendQuestion: Step = { press: '.dialog .dialog__foot .btn' };

/** What screens of the shelf `account` can show. */
export const accountStates = {
  'view-all-accounts': allAccounts,
  'account-list': allAccounts,
  accountoverview: overview,
  prepaid,
  'accountoverview/mymeter': asking({ as: aMember }),
  'account-profile': asking({ as: aMember }),
  'billpayments/history': asking({ as: aMember, lists: ['history.entries', 'history.budget-average'] }),
  'billpayments/view-deposits': asking({ as: aMember, lists: ['deposits.list'] }),
  'billpayments/view-arrangements': asking({ as: aMember, lists: ['arrangements.list'] }),
  'delinquent-history': asking({ as: aMember, lists: ['delinquents.list'] }),
  'levelized-billing': asking(
    { as: 'edda.fairweather', lists: ['levelized-billing.list'] },
    { '27-accounts': { as: withMany } },
  ),
  'operation-roundup': asking(
    { as: 'edda.fairweather', lists: ['operation-roundup.list'] },
    { '27-accounts': { as: withMany } },
  ),
  viewbill: asking(
    { as: withOne, query: bill },
    {
      'explained-failed': { as: withOne, query: bill, answers: { 'bill-explained.get': 'failed' } },
      'explained-slow': { as: withOne, query: bill, answers: { 'bill-explained.get': 'slow' } },
      'worth-a-look': { as: withOne, query: bill, answers: { 'bill-explained.get': { fields: worthALook } } },
      'first-bill': { as: withOne, query: bill, answers: { 'bill-explained.get': { fields: firstBill } } },
      'no-lines': { as: withOne, query: bill, answers: { 'bills.get': { fields: { charges: { kind: 'whole' } } } } },
      'no-usage': { as: withOne, query: bill, answers: { 'bill-explained.get': { fields: noUsage } } },
      asking: { as: withOne, query: bill, steps: [{ press: '.wrong .btn' }] },
      asked: { as: withOne, query: bill, answers: asked, steps: [{ press: '.wrong .btn' }, sendQuestion] },
      'asked-in-vain': {
        as: withOne,
        query: bill,
        answers: { 'bill-explained.ask': 'failed' },
        steps: [{ press: '.wrong .btn' }, sendQuestion],
      },
    },
  ),
  'no-bill': { loaded: { as: withOne } },
} as const satisfies Readonly<Record<string, ScreenStates>>;
