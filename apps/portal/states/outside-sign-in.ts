import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { leading, refused } from './rows.ts';
import type { Answers, ScreenStates, State, Step } from './state.ts';

/** The demo co-op has no outside provider. */
const site = {
  outsideSignIn: {
    ...{ issuer: 'https://login.ridgebank.example', clientId: 'cedar-ridge', label: 'Ridge Bank' },
    secondStep: 'portal',
  },
} as const;
const byProvider = { press: '.auth__passkey button' } as const;
const silent = refused(
  503,
  1000,
  'Ridge Bank does not answer right now. Please sign in with your username and password.',
);

/** What sign-in shows of the provider. */
export const atLogin: ScreenStates<'login'> = {
  outside: { site },
  'outside-going': { site, answers: { 'outside-sign-in.begin': 'slow' }, steps: [byProvider] },
  'outside-unreached': { site, answers: { 'outside-sign-in.begin': silent }, steps: [byProvider] },
};

const tiedIs = (tie: ResponseOf<'outside-sign-in.see'>, ...steps: readonly Step[]): State<'my-profile'> => ({
  ...{ as: 'marisol.okonkwo', site },
  answers: { 'outside-sign-in.see': { whole: tie } },
  steps: [{ press: '[data-tab="passkeys"]' }, ...steps],
});
const tied = { tiedAt: '2026-09-14T17:20:00.000Z', lastUsedAt: '2026-11-04T16:02:00.000Z' };

/** What My Profile shows of it. */
export const onMyProfile: ScreenStates<'my-profile'> = {
  'outside-none': tiedIs({ tiedAt: null, lastUsedAt: null }),
  'outside-tied': tiedIs(tied),
  'outside-tying': tiedIs({ tiedAt: null, lastUsedAt: null }, { press: '.passkeys__list li:last-child button' }),
  'outside-untying': tiedIs(tied, { press: '.passkeys__list li:last-child button' }),
  'outside-failed': { ...tiedIs(tied), answers: { 'outside-sign-in.see': 'failed' } },
};

const came = { code: 'a-code', state: 'sign-in.V1StGXR8' } as const;
const cameToTie = { code: 'a-code', state: 'tie.V1StGXR8' } as const;
const cameBack = (finish: NonNullable<Answers['outside-sign-in.finish']>): State<'outside-sign-in'> => ({
  ...{ site, query: came },
  answers: { 'outside-sign-in.finish': finish },
});
const confirms: State<'outside-sign-in'> = { as: 'marisol.okonkwo', site, query: cameToTie };
const confirmed = (answer: NonNullable<Answers['outside-sign-in.tie']>): State<'outside-sign-in'> => ({
  ...confirms,
  answers: { 'outside-sign-in.tie': answer },
  steps: [{ press: '.form-page .btn--primary' }],
});
const notMeant = 'That did not work: the answer was not meant for this browser, or came too late. Please try again';
const handedOver = { member: '200025', token: `rdl_ho_${'x'.repeat(43)}` } as const;

/** What the screens show to which others lead: the provider, and other systems of the co-op. */
export const outsideStates = {
  'external-redirect': {
    ...leading({ query: { member: '200025', token: 'token' } }),
    question: { as: 'marisol.okonkwo', query: handedOver },
    'used-up': {
      query: handedOver,
      answers: { 'hand-overs.take': refused(400, 4001, 'The link you used is no longer valid. Please sign in.') },
    },
  },
  'outside-sign-in': {
    ...leading({ site, query: came }),
    'not-tied': cameBack(
      refused(
        400,
        3102,
        'Your Ridge Bank account is not connected here yet. Sign in with your username and password once, then connect it in My Profile.',
      ),
    ),
    'of-another-browser': cameBack(refused(400, 4003, `${notMeant}, or sign in with your username and password.`)),
    unreached: cameBack(silent),
    'second-step': cameBack({
      whole: {
        ...{ accessToken: null, memberNumber: null, expireInMinutes: 20, memberMfaEnabled: true, loginInfo: null },
        ...{
          mfaAuthenticateModel: { encryptedMember: 'sealed', encryptedUserName: 'sealed' },
          username: 'marisol.okonkwo',
        },
      },
    }),
    confirm: confirms,
    confirmed: confirmed({ whole: {} }),
    'not-confirmed': confirmed(refused(400, 4003, `${notMeant}.`)),
    'of-another': confirmed(
      refused(409, 4004, 'This Ridge Bank account is connected to another login here. Disconnect it there first.'),
    ),
    // As at the demo co-op, which has none.
    closed: { query: came },
  },
} as const satisfies Readonly<Record<string, ScreenStates>>;
