import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../lib/calls.ts';

export const seeMember = operation('members.see', 'GET /v1/members/{memberNumber}');
export const timeline = operation('members.timeline', 'GET /v1/members/{memberNumber}/timeline');
export const addNote = operation('member-notes.add', 'POST /v1/members/{memberNumber}/notes');
export const unlock = operation('logins.unlock', 'POST /v1/members/{memberNumber}/login/unlock');
export const signOutMember = operation('logins.sign-out', 'POST /v1/members/{memberNumber}/login/sign-out');
export const sendLink = operation('logins.send-link', 'POST /v1/members/{memberNumber}/login/send-link');

export type Member = OfficeResponseOf<'members.see'>;
export type Happening = OfficeResponseOf<'members.timeline'>['entries'][number];

export const memberKey = (memberNumber: string) => ['member', memberNumber] as const;
