import { asking, leading, refused, sending, still } from './rows.ts';
import type { ScreenStates } from './state.ts';

const password = 'Rochdale-demo-1!';
const sent = 'If what you entered matches, we have sent an email.';
const link = { otc: 'a1B2c3D4e5F6a1B2c3D4e5F6' } as const;
const found = { 'recovery.validate-link': { fields: { memberName: 'Walter Prine' } } } as const;

const stopLink = { code: 'a1B2c3D4e5F6a1B2c3D4e5F6' } as const;
const dueSoon = { kind: 'second-step', state: 'waiting', email: null, dueAt: '2026-11-24T18:04:11.000Z' } as const;
const waiting = { 'login-changes.see': { fields: dueSoon } } as const;
const stops = { press: 'main .card button' } as const;

/** What screens of the shelf `identity` can show. */
export const identityStates = {
  login: sending(
    {
      fields: { username: 'walter.prine', password },
      sends: 'sign-in.login',
      refusal: refused(404, 2004, 'The username or password is not right.').refusal,
    },
    { 'timed-out': { query: { sessionTimeOut: 'true', returnUrl: '/pages/billpayments/history' } } },
  ),
  register: sending({
    fields: { accountNumber: '104500090' },
    sends: 'registration.authentication-types',
    refusal: refused(404, 2101, 'We could not find this account.').refusal,
    done: {
      'registration.authentication-types': {
        fields: {
          cellPhones: [{ label: '(541) ***-**03', validatorResource: 'sealed' }],
          emails: [{ label: 'w***@example.com', validatorResource: 'sealed' }],
        },
      },
    },
  }),
  'forgot-password': sending({
    fields: { username: 'walter.prine', email: 'walter@prine.example' },
    sends: 'recovery.forgot-password',
    refusal: refused(429, 4290, 'Too many tries. Please try again later.').refusal,
    done: { 'recovery.forgot-password': { fields: { message: sent } } },
  }),
  'forgot-username': sending({
    fields: { accountNumber: '104500017', email: 'walter@prine.example' },
    sends: 'recovery.forgot-username',
    refusal: refused(429, 4290, 'Too many tries. Please try again later.').refusal,
    done: { 'recovery.forgot-username': { fields: { message: sent } } },
  }),
  'reset-password': asking(
    { query: link, answers: found },
    { invalid: { query: link, answers: { 'recovery.validate-link': refused(404, 4040, 'Not found.') } } },
  ),
  'stop-change': asking(
    { query: stopLink, answers: waiting },
    {
      email: {
        query: stopLink,
        answers: { 'login-changes.see': { fields: { ...dueSoon, kind: 'email', email: 'm***@example.com' } } },
      },
      stopping: { query: stopLink, answers: { ...waiting, 'login-changes.stop': 'slow' }, steps: [stops] },
      lost: { query: stopLink, answers: { ...waiting, 'login-changes.stop': 'lost' }, steps: [stops] },
      stopped: {
        query: stopLink,
        answers: { ...waiting, 'login-changes.stop': { fields: { ...dueSoon, state: 'stopped' } } },
        steps: [stops],
      },
      made: { query: stopLink, answers: { 'login-changes.see': { fields: { ...dueSoon, state: 'done' } } } },
      'not-made': { query: stopLink, answers: { 'login-changes.see': { fields: { ...dueSoon, state: 'dropped' } } } },
      unknown: { query: stopLink, answers: { 'login-changes.see': refused(404, 4048, 'We do not know this link.') } },
    },
  ),
  'my-profile': asking({ as: 'marisol.okonkwo' }),
  'external-redirect': leading({ query: { member: '200025', token: 'token' } }),
  // The demo co-op has no meter-data portal.
  'as-member': still,
  aclarajump: { closed: { as: 'marisol.okonkwo' } },
} as const satisfies Readonly<Record<string, ScreenStates>>;
