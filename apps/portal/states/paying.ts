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
  'billpayments/payment-profile': asking({
    as: 'greta.solheim',
    lists: ['payment-profile.list', 'authorizations.list'],
  }),
} as const satisfies Readonly<Record<string, ScreenStates>>;
