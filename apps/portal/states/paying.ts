import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { asking, refused, sending, still } from './rows.ts';
import type { ScreenStates, Step } from './state.ts';

const verify: readonly Step[] = [
  { fill: '[id="accountNumber"]', with: '104500017' },
  { fill: '[id="phone"]', with: '0103' },
  { press: 'main form button[type=submit]' },
];
const paid = {
  query: { encodedParam: 'receipt' },
  answers: { 'member-pay.result': 'example' },
} as const;

type Help = ResponseOf<'payment-help.get'>;
const helpOf = (fields: Partial<Help>) => ({ fields });
const asked: NonNullable<Help['help']> = {
  ...{ helpNumber: 'PH-261121-482913', kind: 'extension', amount: 96.6, lastDay: '2026-12-09' },
  ...{ parts: [{ day: '2026-12-09', amount: 96.6 }], askedOn: '2026-11-21', answerBy: '2026-11-24T17:00' },
  ...{ isLate: false, standing: 'asked', next: { amount: 96.6, day: '2026-12-09' }, reason: null },
};

/** What screens of the shelf `paying` can show. */
export const payingStates = {
  'quick-pay': sending(
    {
      fields: { accountNumber: '104500017', phone: '0103' },
      sends: 'quick-pay.verify',
      refusal: refused(404, 3001, 'We could not find this account.').refusal,
    },
    { 'is-this-your-account': { steps: verify } },
  ),
  'payment-link': asking(
    { query: { code: 'q7Zk1w9fTqU2c0mB4xYp8a' }, answers: { 'payment-link.open': 'example' } },
    {
      dead: {
        query: { code: 'q7Zk1w9fTqU2c0mB4xYp8a' },
        answers: { 'payment-link.open': refused(404, 4040, 'This link cannot be used. Call us for a new one.') },
      },
    },
  ),
  'payment-success': asking(
    { as: 'walter.prine', ...paid },
    {
      visitor: {
        query: { encodedParam: 'receipt', isFromQuickPay: 'true' },
        answers: { 'quick-pay.result': 'example' },
      },
      unknown: { query: {} },
    },
  ),
  'payment-cancel': still,
  'payment-options': { loaded: { as: 'marisol.okonkwo' } },
  'billpayments/pay-multiple': asking(
    { as: 'petra.lindqvist', lists: ['pay-multiple.accounts'] },
    { 'one-account': { as: 'walter.prine' }, '27-accounts': { as: 'ruth.abernathy' } },
  ),
  'billpayments/payment-help': asking(
    { as: 'walter.prine' },
    {
      'nothing-due': {
        answers: { 'payment-help.get': helpOf({ owed: 0, isPastDue: false, offers: [], denials: [] }) },
      },
      asked: { answers: { 'payment-help.get': helpOf({ offers: [], help: { ...asked, standing: 'asked' } }) } },
      late: { answers: { 'payment-help.get': helpOf({ offers: [], help: { ...asked, isLate: true } }) } },
      granted: { answers: { 'payment-help.get': helpOf({ offers: [], help: { ...asked, standing: 'granted' } }) } },
      refused: {
        answers: {
          'payment-help.get': helpOf({
            help: { ...asked, standing: 'refused', reason: 'What was agreed before was not kept.' },
          }),
        },
      },
      contradicted: {
        answers: { 'payment-help.get': helpOf({ offers: [], help: { ...asked, standing: 'contradicted' } }) },
      },
      'not-offered': {
        answers: {
          'payment-help.get': helpOf({
            offers: [],
            denials: [
              { kind: 'extension', why: 'used-up' },
              { kind: 'arrangement', why: 'in-arrangement' },
            ],
          }),
        },
      },
      pledged: {
        answers: {
          'payment-help.get': helpOf({
            pledges: [{ agency: 'Lane County energy assistance', amount: 60, untilDay: '2026-12-15' }],
          }),
        },
      },
    },
  ),
  'billpayments/payment-profile': asking({
    as: 'greta.solheim',
    lists: ['payment-profile.list', 'authorizations.list'],
  }),
} as const satisfies Readonly<Record<string, ScreenStates>>;
