import { loginChangeKinds, papers } from '@rochdale/domain/identity/login-changes/login-change';
import { isEmail } from '@rochdale/domain/identity/registration/contact';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { doneOrWaiting, nothing, personName, reason } from '../../schemas/staff.ts';

const tag = 'Logins of members';
const memberNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'a member', examples: ['200017'] });
const params = z.object({ memberNumber });
const why = z.object({ reason });
const sessionId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ description: 'a session', examples: ['0f7c1a52540e4a6e9d7a0f6f0d3a7b13'] });
const browser = z.string().meta({ description: 'what it calls itself', examples: ['Firefox · Windows'] });
const network = z
  .string()
  .nullable()
  .meta({ examples: ['203.0.113.7'] });
const email = z
  .string()
  .trim()
  .refine(isEmail)
  .meta({ description: 'an e-mail address', examples: ['marisol@example.com'] });
const paper = z
  .enum(papers)
  .nullable()
  .meta({ description: 'what the member showed at the counter; null: they were not there', examples: [null] });
const changeId = z.uuid().meta({ description: 'a change', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b13'] });
const change = z.object({
  changeId,
  kind: z.enum(loginChangeKinds),
  emailAfter: z.string().nullable(),
  begunAt: moment,
  dueAt: moment,
});

/** What is done with a member's login for a caller, and for one at the counter (office-63, office-72 to office-80). */
export const loginsOperations = {
  'logins.see': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}/login',
    summary: 'A member’s login: lock, second step, sessions, browsers, sign-ins, and the change of it that waits',
    tag,
    access: staff('members.see'),
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      lock: z.object({ at: moment, reason: z.string() }).nullable(),
      recoveryCodes: z.number().int().meta({ description: 'how many were not used' }),
      passkeys: z.number().int().meta({ description: 'how many there are' }),
      isPasswordOff: z.boolean().meta({ description: 'the member has switched the password off' }),
      sessions: z.array(
        z.object({ sessionId, browser: browser.nullable(), network, startedAt: moment, lastUsedAt: moment }),
      ),
      browsers: z.array(z.object({ browser, firstSeenAt: moment, lastSeenAt: moment })),
      signIns: z.array(z.object({ at: moment, what: z.string(), network })),
      change: change.nullable(),
      asked: z
        .object({ approvalId: z.uuid(), operation: z.string(), by: personName, at: moment, reason, isOwn: z.boolean() })
        .nullable()
        .meta({ description: 'a change that waits for its second person' }),
      stops: z.number().int().meta({ description: 'how often changes were stopped since the member last came in' }),
    }),
    errors: [404],
  }),
  'logins.unlock': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/login/unlock',
    summary: 'Open a login: forget the wrong tries that keep it closed, and lift the office’s own lock',
    tag,
    access: staff('logins.unlock'),
    changes: 'something',
    audit: ['login-unlocked'],
    asks: 'reason',
    params,
    body: why,
    response: nothing,
    errors: [404],
  }),
  'logins.lock': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/login/lock',
    summary:
      'Lock a login: every session ends, and nobody signs in until it is opened; a change that waits is called off',
    tag,
    access: staff('logins.unlock'),
    changes: 'something',
    audit: ['login-locked', 'login-change-called-off'],
    asks: 'reason',
    params,
    body: why,
    response: nothing,
    errors: [404, 409],
  }),
  'logins.end-session': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/login/sessions/{session}/end',
    summary: 'End one session of a member, at once',
    tag,
    access: staff('logins.unlock'),
    changes: 'something',
    audit: ['login-session-ended'],
    asks: 'reason',
    params: params.extend({ session: sessionId }),
    body: why,
    response: nothing,
    errors: [404],
  }),
  'logins.end-delegation': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/delegations/{delegationId}/end',
    summary: 'End what a member opened to somebody else, at once; both are told',
    tag,
    access: staff('logins.unlock'),
    changes: 'something',
    audit: ['delegation-ended'],
    asks: 'reason',
    params: params.extend({
      delegationId: z
        .uuid()
        .meta({ description: 'which delegation', examples: ['7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6a0'] }),
    }),
    body: why,
    response: nothing,
    errors: [404],
  }),
  'logins.sign-out': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/login/sign-out',
    summary: 'End every session of a member, at once',
    tag,
    access: staff('logins.unlock'),
    changes: 'something',
    audit: ['login-signed-out'],
    asks: 'reason',
    params,
    body: why,
    response: z.object({ ended: z.number().int() }),
    errors: [404],
  }),
  'logins.send-link': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/login/send-link',
    summary: 'Send a link for a new password to the login’s e-mail address on file',
    tag,
    access: staff('logins.link'),
    changes: 'something',
    audit: ['login-link-sent'],
    asks: 'reason',
    params,
    body: why,
    response: z.object({ sentTo: z.string() }),
    errors: [404, 409, 429],
  }),
  'logins.reset-second-step': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/login/second-step/reset',
    summary: 'Remove a login’s second step: 24 hours after everybody was told, or at once with a paper at the counter',
    tag,
    access: staff('logins.change'),
    changes: 'something',
    audit: ['login-change-begun', 'login-change-done', 'login-change-called-off', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'logins',
    params,
    body: z.object({ reason, paper }),
    response: doneOrWaiting,
    errors: [404, 409],
  }),
  'logins.change-email': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/login/email',
    summary:
      'Give a login another e-mail address: 24 hours after everybody was told, or at once with a paper at the counter',
    tag,
    access: staff('logins.change'),
    changes: 'something',
    audit: ['login-change-begun', 'login-change-done', 'login-change-called-off', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'logins',
    params,
    body: z.object({ reason, paper, email }),
    response: doneOrWaiting,
    errors: [404, 409],
  }),
  'logins.call-off': officeOperation({
    method: 'POST',
    path: '/v1/login-changes/{changeId}/call-off',
    summary: 'Call off a change of a login that waits; one person may',
    tag,
    access: staff('logins.unlock'),
    changes: 'something',
    audit: ['login-change-called-off'],
    asks: 'reason',
    params: z.object({ changeId }),
    body: why,
    response: nothing,
    errors: [404, 409],
  }),
  'logins.changes': officeOperation({
    method: 'GET',
    path: '/v1/login-changes',
    summary: 'Changes of logins that wait, and those that were stopped and nobody has written a note about',
    tag,
    access: staff('members.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      changes: z.array(
        change.extend({
          memberNumber,
          name: z.string().meta({ examples: ['Marisol Okonkwo'] }),
          stoppedAt: moment.nullable(),
          stoppedFrom: z.string().nullable().meta({ description: 'where it was told that stopped it' }),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
