import { asking } from './rows.ts';
import type { ScreenStates } from './state.ts';

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

/** What screens of the shelf `account` can show. */
export const accountStates = {
  'view-all-accounts': allAccounts,
  'account-list': allAccounts,
  accountoverview: overview,
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
  viewbill: asking({
    as: withOne,
    query: { accountno: '104500017', billdate: '2026-11-03' },
  }),
  'no-bill': { loaded: { as: withOne } },
} as const satisfies Readonly<Record<string, ScreenStates>>;
