import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { LoginChangeKind, Paper } from '@rochdale/domain/identity/login-changes/login-change';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';

export const seeLogin = operation('logins.see', 'GET /v1/members/{memberNumber}/login');
export const lock = operation('logins.lock', 'POST /v1/members/{memberNumber}/login/lock');
export const unlock = operation('logins.unlock', 'POST /v1/members/{memberNumber}/login/unlock');
export const endSession = operation(
  'logins.end-session',
  'POST /v1/members/{memberNumber}/login/sessions/{session}/end',
);
export const signOutMember = operation('logins.sign-out', 'POST /v1/members/{memberNumber}/login/sign-out');
export const sendLink = operation('logins.send-link', 'POST /v1/members/{memberNumber}/login/send-link');
export const resetSecondStep = operation(
  'logins.reset-second-step',
  'POST /v1/members/{memberNumber}/login/second-step/reset',
);
export const changeEmail = operation('logins.change-email', 'POST /v1/members/{memberNumber}/login/email');
export const callOff = operation('logins.call-off', 'POST /v1/login-changes/{changeId}/call-off');
export const openChanges = operation('logins.changes', 'GET /v1/login-changes');

export type Login = OfficeResponseOf<'logins.see'>;
export type OpenChange = OfficeResponseOf<'logins.changes'>['changes'][number];

/** Below the key of its member, so that what is done to one is read anew with the other. */
export const loginKey = (memberNumber: string) => ['member', memberNumber, 'login'] as const;
export const openChangesKey = ['login-changes'] as const;

/** What is changed of a login, in words. */
export const changeWords = {
  'second-step': 'logins.change.secondStep',
  email: 'logins.change.email',
  recovery: 'logins.change.recovery',
} as const satisfies Readonly<Record<LoginChangeKind, PlainTextCode>>;

/** What a member shows at the counter, in words. */
export const paperWords = {
  'drivers-license': 'logins.paper.drivers-license',
  'state-id': 'logins.paper.state-id',
  passport: 'logins.paper.passport',
  'military-id': 'logins.paper.military-id',
  'tribal-id': 'logins.paper.tribal-id',
} as const satisfies Readonly<Record<Paper, PlainTextCode>>;
export const endDelegation = operation(
  'logins.end-delegation',
  'POST /v1/members/{memberNumber}/delegations/{delegationId}/end',
);
