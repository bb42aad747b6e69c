import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { connectedAppsStates } from './connected-apps.ts';
import { emptied } from './empty-answers.ts';
import { atLogin, onMyProfile, outsideStates } from './outside-sign-in.ts';
import { asking, refused, sending, still } from './rows.ts';
import type { Answers, ScreenStates, State, Step } from './state.ts';

const password = 'Rochdale-demo-1!';
const sent = 'If what you entered matches, we have sent an email.';
const link = { otc: 'a1B2c3D4e5F6a1B2c3D4e5F6' } as const;
const walters = { memberName: 'Walter Prine', hasAuthenticator: true, waitsUntil: null, mustComeIn: false } as const;
const linkTo = (more: Partial<ResponseOf<'recovery.validate-link'>>) =>
  ({ 'recovery.validate-link': { fields: { ...walters, ...more } } }) as const;
const found = linkTo({ kind: 'password' });
const recovers = linkTo({ kind: 'recovery' });
const entering = [{ fill: 'main .card input', with: '492817' }, { press: 'main form button[type=submit]' }] as const;
const asksToWait = [{ press: 'main .card .stack > .actions:last-child button' }] as const;

const twoPasskeys = {
  passkeys: [
    {
      passkeyId: 'phone',
      name: 'Marisol’s phone',
      createdAt: '2026-09-14T17:20:00.000Z',
      lastUsedAt: '2026-11-04T16:02:00.000Z',
    },
    { passkeyId: 'laptop', name: 'Kitchen laptop', createdAt: '2026-10-02T18:11:00.000Z', lastUsedAt: null },
  ],
  hasPassword: true,
  mayTurnPasswordOff: true,
  hasAuthenticator: true,
  recoveryCodes: 7,
};
const noPasskey = {
  ...twoPasskeys,
  passkeys: [],
  mayTurnPasswordOff: false,
  hasAuthenticator: false,
  recoveryCodes: 0,
};
const passwordOff = { ...twoPasskeys, hasPassword: false, mayTurnPasswordOff: false };
const toPasskeys = { press: '[data-tab="passkeys"]' } as const;
const passkeysAre = (fields: Partial<ResponseOf<'passkeys.list'>>, ...steps: readonly Step[]): State => ({
  as: 'marisol.okonkwo',
  answers: { 'passkeys.list': { fields } },
  steps: [toPasskeys, ...steps],
});

const toTokens = { press: '[data-tab="access-tokens"]' } as const;
const token = {
  ...{ tokenId: '7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6b0', name: 'Home Assistant', accounts: ['104471882', '104480316'] },
  ...{ madeAt: '2026-11-21T18:04:11.000Z', endsOn: '2027-11-21', isOver: false, lastUsed: null },
};
const tokensAre = (tokens: ResponseOf<'access-tokens.list'>['tokens'], ...steps: readonly Step[]): State => ({
  as: 'marisol.okonkwo',
  answers: { 'access-tokens.list': { fields: { tokens } } },
  steps: [toTokens, ...steps],
});
const someTokens = [
  token,
  {
    ...{ ...token, tokenId: '7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6b1', name: 'Spreadsheet', accounts: ['104471882'] },
    lastUsed: { at: '2026-11-20T14:00:00.000Z', network: '203.0.113.0/24' },
  },
  {
    ...{ ...token, tokenId: '7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6b2', name: 'Old heat pump', accounts: [] },
    ...{ endsOn: '2026-10-31', isOver: true },
  },
];

const stopLink = { code: 'a1B2c3D4e5F6a1B2c3D4e5F6' } as const;
const dueSoon = { kind: 'second-step', state: 'waiting', email: null, dueAt: '2026-11-24T18:04:11.000Z' } as const;
const waiting = { 'login-changes.see': { fields: dueSoon } } as const;
const stops = { press: 'main .card button' } as const;

const closes = { press: '.my-record__close button' } as const;
const recorded = { at: '2026-11-20T18:04:11.000Z', by: 'you' as const, byName: null, byRoles: [] };
const longRecord: Pick<ResponseOf<'my-record.list'>, 'entries' | 'next'> = {
  entries: [
    ...Array.from({ length: 22 }, (_, index) => ({
      ...recorded,
      ...({ source: 'event', filter: 'sign-ins', kind: 'signed-in-on-new-device', network: '203.0.113.7' } as const),
      key: `event:${index}`,
      device: 'Mobile Safari · iPhone',
    })),
    { ...recorded, source: 'act', filter: 'looks', key: 'act:1', by: 'office', byRoles: ['clerk'], act: 'member-seen' },
    {
      ...recorded,
      ...({ source: 'consent', filter: 'consents', key: 'consent:1', consent: 'auto-pay', isEnd: false } as const),
      ...{ about: 'Visa ending in 1111', accounts: ['104471882'], language: 'en', network: '203.0.113.7' },
      text: 'I authorize Cedar Ridge Electric Cooperative to charge the way of paying above.',
    },
    {
      ...recorded,
      ...({ source: 'message', filter: 'messages', key: 'message:1', by: 'portal', channel: 'email' } as const),
      ...({ about: 'notice', to: 'm***@okonkwo.example', isSent: true } as const),
    },
  ],
  next: 'cGxhY2U',
};

const delegation = {
  delegationId: '7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6a0',
  accounts: ['104471882'],
  email: 'chidi@okonkwo.example',
  invitedAt: '2026-11-01T18:04:11.000Z',
  expiresAt: '2026-11-08T18:04:11.000Z',
  endedBy: null,
};
const letIn: ResponseOf<'delegates.list'> = {
  mayInvite: true,
  given: [
    {
      ...{ ...delegation, scope: 'manage', endsOn: null, state: 'accepted' },
      acts: [{ at: '2026-11-02T18:04:11.000Z', kind: 'delegate-paid' }],
    },
    {
      ...{ ...delegation, scope: 'see', endsOn: '2027-04-30', state: 'invited', acts: [] },
      delegationId: '7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6a1',
      email: 'hollis@granger.example',
    },
  ],
  received: [
    {
      ...{ scope: 'pay', endsOn: '2027-06-30', accounts: ['104500017'] },
      ...{ memberNumber: '200025', holder: 'Walter Prine', delegationId: '7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6a2' },
    },
  ],
};
/** A person without a membership whom nobody lets in any more. */
const nobody: Answers = { 'delegates.list': { fields: { mayInvite: false, given: [], received: [] } } };
const invitation = { holder: 'Walter Prine', email: 'c***@okonkwo.example', scope: 'pay', accountCount: 2 } as const;
const invitedTo = { 'delegates.see-invitation': { fields: { ...invitation, endsOn: null } } } as const;

/** What screens of the shelf `identity` can show. */
export const identityStates = {
  login: sending(
    {
      fields: { username: 'walter.prine', password },
      sends: 'sign-in.login',
      refusal: refused(404, 2004, 'The username or password is not right.').refusal,
    },
    { 'timed-out': { query: { sessionTimeOut: 'true', returnUrl: '/pages/billpayments/history' } }, ...atLogin },
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
    {
      invalid: { query: link, answers: { 'recovery.validate-link': refused(404, 4040, 'Not found.') } },
      recovery: { query: link, answers: recovers },
      'recovery-refused': {
        query: link,
        answers: { ...recovers, 'recovery.enter': refused(400, 1000, 'The code is not right. Each code works once.') },
        steps: entering,
      },
      'recovery-alone': { query: link, answers: linkTo({ kind: 'recovery', hasAuthenticator: false }) },
      'recovery-asked': {
        query: link,
        answers: {
          ...linkTo({ kind: 'recovery', hasAuthenticator: false }),
          'recovery.wait': { fields: { dueAt: '2026-11-24T18:04:11.000Z' } },
        },
        steps: asksToWait,
      },
      'recovery-waits': {
        query: link,
        answers: linkTo({ kind: 'recovery', waitsUntil: '2026-11-24T18:04:11.000Z' }),
      },
      'recovery-in-person': { query: link, answers: linkTo({ kind: 'recovery', mustComeIn: true }) },
      'recovery-waited': { query: link, answers: linkTo({ kind: 'waited' }) },
    },
  ),
  'stop-change': asking(
    { query: stopLink, answers: waiting },
    {
      email: {
        query: stopLink,
        answers: { 'login-changes.see': { fields: { ...dueSoon, kind: 'email', email: 'm***@example.com' } } },
      },
      recovery: {
        query: stopLink,
        answers: { 'login-changes.see': { fields: { ...dueSoon, kind: 'recovery' } } },
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
  'my-profile': asking(
    { as: 'marisol.okonkwo' },
    {
      passkeys: passkeysAre(twoPasskeys),
      'passkeys-none': passkeysAre(noPasskey),
      'passkeys-adding': passkeysAre(noPasskey, { press: '.passkeys__head button' }),
      'passkeys-removing': passkeysAre(twoPasskeys, { press: '.passkeys__list .btn--secondary' }),
      'password-off': passkeysAre(passwordOff),
      'password-off-removing': passkeysAre(passwordOff, { press: '.passkeys__list .btn--secondary' }),
      tokens: tokensAre(someTokens),
      'tokens-none': tokensAre([]),
      'tokens-making': tokensAre([], { press: '.access-tokens__head button' }),
      'tokens-making-without-password': {
        as: 'marisol.okonkwo',
        answers: { 'access-tokens.list': { fields: { tokens: [] } }, 'passkeys.list': { fields: passwordOff } },
        steps: [toTokens, { press: '.access-tokens__head button' }],
      },
      'tokens-slow': { as: 'marisol.okonkwo', answers: { 'access-tokens.list': 'slow' }, steps: [toTokens] },
      'tokens-failed': { as: 'marisol.okonkwo', answers: { 'access-tokens.list': 'failed' }, steps: [toTokens] },
      'passkeys-slow': { as: 'marisol.okonkwo', answers: { 'passkeys.list': 'slow' }, steps: [toPasskeys] },
      'passkeys-failed': { as: 'marisol.okonkwo', answers: { 'passkeys.list': 'failed' }, steps: [toPasskeys] },
      ...onMyProfile,
    },
  ),
  delegates: asking(
    { as: 'marisol.okonkwo' },
    {
      people: { as: 'marisol.okonkwo', answers: { 'delegates.list': { fields: letIn } } },
      empty: { as: 'marisol.okonkwo', answers: { ...emptied('grants.accounts'), ...nobody } },
    },
  ),
  'my-record': asking(
    { as: 'marisol.okonkwo', lists: ['my-record.list'] },
    {
      long: { as: 'marisol.okonkwo', answers: { 'my-record.list': { fields: longRecord } } },
      closing: { as: 'marisol.okonkwo', steps: [closes] },
      'closing-blocked': {
        as: 'marisol.okonkwo',
        answers: { 'my-record.closing': { fields: { blockedBy: 'under-way' } } },
        steps: [closes],
      },
      downloading: { as: 'marisol.okonkwo', steps: [{ press: '.my-record .page-head button' }] },
    },
  ),
  ...connectedAppsStates,
  'delegate-invitation': asking(
    { query: stopLink, answers: invitedTo },
    {
      unknown: {
        query: stopLink,
        answers: { 'delegates.see-invitation': refused(404, 4061, 'This invitation is not open.') },
      },
    },
  ),
  ...outsideStates,
  // What is kept is seen without a network alone.
  'last-seen': still,
  // The demo co-op has no meter-data portal.
  'as-member': still,
  aclarajump: { closed: { as: 'marisol.okonkwo' } },
} as const satisfies Readonly<Record<string, ScreenStates>>;
