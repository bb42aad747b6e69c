import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export type Delegates = ResponseOf<'delegates.list'>;
export type Given = Delegates['given'][number];
export type Received = Delegates['received'][number];
export type Invitation = ResponseOf<'delegates.see-invitation'>;
export type NewInvitation = InputOf<'delegates.invite'>['body'];

export const listDelegates = operation('delegates.list', 'GET /v3/member/{memberNumber}/delegates');
export const inviteDelegate = operation('delegates.invite', 'POST /v3/member/{memberNumber}/delegates');
export const sendAgain = operation(
  'delegates.send-again',
  'POST /v3/member/{memberNumber}/delegates/{delegationId}/sent',
);
export const endDelegation = operation('delegates.end', 'DELETE /v3/member/{memberNumber}/delegates/{delegationId}');
export const seeInvitation = operation('delegates.see-invitation', 'POST /v3/delegations/link', 'none');
export const acceptInvitation = operation('delegates.accept', 'POST /v3/delegations/accept');
export const joinByInvitation = operation('delegates.join', 'POST /v3/delegations/join', 'none');
