import { delegateScopes } from '@rochdale/domain/identity/delegates/delegate-scope';
import { delegationEnders, delegationStates, invitedAccounts } from '@rochdale/domain/identity/delegates/invitation';
import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import { newUsernameViolation, passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { auditKinds } from '../../audit.ts';
import { operation } from '../../operation.ts';
import { accountNumber, count, localDay, memberNumber, ruled, token } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';

const tag = 'Delegates';
const member = z.object({ memberNumber });
const delegationId = z
  .uuid()
  .meta({ description: 'which delegation', examples: ['7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6a0'] });
const scope = z.enum(delegateScopes).meta({ description: 'what the delegate may do; each with all before it' });
const endsOn = localDay.nullable().meta({ description: 'the last day; null: no end', examples: ['2027-06-30'] });
const code = token.max(100).meta({ description: 'the code of an invitation’s link' });
const accounts = z.array(z.string().meta({ examples: ['104471882'] })).meta({ description: 'the accounts, by number' });
const done = z.object({});

const agreed = z.object({ delegationId, scope, accounts, endsOn });

/** Whom a member lets in, and who lets the login in (identity-89). */
export const delegatesOperations = {
  'delegates.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/delegates',
    summary: 'Whom the member lets in, with what each did, and who lets this login in',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    ofLogin: true,
    gate: 'always',
    params: member,
    response: z.object({
      mayInvite: z
        .boolean()
        .meta({ description: 'the login is a member’s; a person without a membership has nothing to open' }),
      given: z.array(
        agreed.extend({
          email: z.string().meta({ examples: ['chidi@okonkwo.example'] }),
          state: z.enum([...delegationStates, 'late']),
          invitedAt: moment,
          expiresAt: moment,
          endedBy: z.enum(delegationEnders).nullable(),
          acts: z.array(z.object({ at: moment, kind: z.enum(auditKinds) })),
        }),
      ),
      received: z.array(agreed.extend({ memberNumber, holder: z.string().meta({ examples: ['Walter Prine'] }) })),
    }),
    errors: [404],
  }),
  'delegates.invite': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/delegates',
    summary: 'Invite somebody to see, pay or manage accounts; the answer says nothing of whose the address is',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['delegate-invited', 'current-password-failed'],
    ofLogin: true,
    gate: 'always',
    params: member,
    body: z.object({
      email: z
        .string()
        .max(emailMaxLength)
        .meta({ description: 'their e-mail address', examples: ['chidi@okonkwo.example'] }),
      scope,
      accounts: z
        .array(z.object({ accountNumber }))
        .max(invitedAccounts)
        .meta({ description: 'the accounts that are opened' }),
      endsOn,
      currentPassword: z
        .string()
        .max(passwordAbsoluteMax)
        .meta({ description: 'the password of the login that invites', examples: ['Quiet-harbor-17!'] }),
    }),
    response: z.object({ delegationId }),
    errors: [400, 404, 409, 429],
  }),
  'delegates.send-again': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/delegates/{delegationId}/sent',
    summary: 'Send an open invitation again, with a new link; the old one works no more',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['delegate-invited'],
    ofLogin: true,
    gate: 'always',
    params: member.extend({ delegationId }),
    response: done,
    errors: [404, 409, 429],
  }),
  'delegates.end': operation({
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/delegates/{delegationId}',
    summary:
      'End a delegation, as its holder or as the delegate, or take an invitation back; again, it answers the same',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['delegate-ended'],
    ofLogin: true,
    gate: 'always',
    params: member.extend({ delegationId }),
    response: done,
    errors: [404],
  }),
  'delegates.see-invitation': operation({
    method: 'POST',
    path: '/v3/delegations/link',
    summary: 'What an invitation opens, and until when; nothing is accepted by looking',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    body: z.object({ code }),
    response: z.object({
      holder: z.string().meta({ examples: ['Walter Prine'] }),
      email: z.string().meta({ description: 'the invited address, masked', examples: ['c***@okonkwo.example'] }),
      scope,
      accountCount: count,
      endsOn,
    }),
    errors: [404, 429],
  }),
  'delegates.accept': operation({
    method: 'POST',
    path: '/v3/delegations/accept',
    summary: 'Accept an invitation with the login that has signed in, whose address was invited; once',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['delegate-accepted'],
    ofLogin: true,
    gate: 'always',
    body: z.object({ code }),
    response: z.object({ memberNumber: memberNumber.meta({ description: 'the holder’s' }) }),
    errors: [404, 409, 429],
  }),
  'delegates.join': operation({
    method: 'POST',
    path: '/v3/delegations/join',
    summary: 'Accept an invitation with a login that is made for it, of a person without a membership; once',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['registered', 'delegate-accepted'],
    gate: 'always',
    body: z.object({
      code,
      loginId: ruled(newUsernameViolation).meta({ description: 'the username', examples: ['hollis.granger'] }),
      password: z
        .string()
        .max(passwordAbsoluteMax)
        .meta({ description: 'the password', examples: ['Maple-river-42!'] }),
      cnfpassword: z
        .string()
        .max(passwordAbsoluteMax)
        .meta({ description: 'the password once more', examples: ['Maple-river-42!'] }),
    }),
    response: z.object({ loginId: z.string().meta({ examples: ['hollis.granger'] }) }),
    errors: [400, 404, 409, 429],
  }),
} as const;
