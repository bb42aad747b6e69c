import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';
import { signedIn } from './sign-in.ts';

const tag = 'Sign-in';
const member = z.object({ memberNumber });
const currentPassword = z
  .string()
  .max(passwordAbsoluteMax)
  .meta({ description: 'the password of the login', examples: ['Quiet-harbor-17!'] });
const url = z
  .string()
  .meta({ description: 'where the browser goes', examples: ['https://login.bank.example/authorize?…'] });
const answer = z
  .string()
  .min(1)
  .max(4000)
  .meta({
    description: 'what the provider put behind the ? of the address that it led back to',
    examples: ['code=Zt8…&state=sign-in.x1…&iss=https%3A%2F%2Flogin.bank.example'],
  });
const done = z.object({});

/** Signing in by the co-op's outside provider (identity-130). */
export const outsideSignInOperations = {
  'outside-sign-in.begin': operation({
    method: 'POST',
    path: '/v3/login/outside',
    summary: 'Begin to sign in by the co-op’s outside provider; what binds the way back is a cookie',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'outsideSignIn',
    response: z.object({ url }),
    errors: [404, 429, 503],
  }),
  'outside-sign-in.finish': operation({
    method: 'POST',
    path: '/v3/login/outside/finish',
    summary: 'Sign in with what the provider answered, in the browser that began, once',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['signed-in', 'signed-in-on-new-device', 'sign-in-failed', 'notices-preset'],
    gate: 'outsideSignIn',
    body: z.object({ answer }),
    response: signedIn.extend({
      username: z.string().meta({ description: 'of the login, for its second step', examples: ['walter.prine'] }),
    }),
    errors: [400, 404, 429, 503],
  }),
  'outside-sign-in.see': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/outside-sign-in',
    summary: 'Whether the login is tied to somebody at the outside provider',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    ofLogin: true,
    gate: 'outsideSignIn',
    params: member,
    response: z.object({
      tiedAt: moment.nullable().meta({ description: 'since when; null: it is not' }),
      lastUsedAt: moment.nullable().meta({ description: 'when it last signed in' }),
    }),
    errors: [404],
  }),
  'outside-sign-in.begin-tie': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/outside-sign-in',
    summary: 'Begin to tie the login to whoever its owner is at the outside provider',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['current-password-failed'],
    ofLogin: true,
    gate: 'outsideSignIn',
    params: member,
    body: z.object({ currentPassword }),
    response: z.object({ url }),
    errors: [400, 404, 429, 503],
  }),
  'outside-sign-in.tie': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/outside-sign-in/tie',
    summary: 'Tie the login to whoever came back, in the browser and for the login that began, once',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['outside-tied'],
    ofLogin: true,
    gate: 'outsideSignIn',
    params: member,
    body: z.object({ answer }),
    response: done,
    errors: [400, 404, 409, 503],
  }),
  'outside-sign-in.untie': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/outside-sign-in/untie',
    summary: 'Untie the login from the outside provider; again, it answers the same',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['outside-untied', 'current-password-failed'],
    ofLogin: true,
    gate: 'outsideSignIn',
    params: member,
    body: z.object({ currentPassword }),
    response: done,
    errors: [400, 404, 429],
  }),
} as const;
