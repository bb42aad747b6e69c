import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../lib/calls.ts';

export const seeMember = operation('members.see', 'GET /v1/members/{memberNumber}');
export const timeline = operation('members.timeline', 'GET /v1/members/{memberNumber}/timeline');
export const addNote = operation('member-notes.add', 'POST /v1/members/{memberNumber}/notes');

export type Member = OfficeResponseOf<'members.see'>;
export type Happening = OfficeResponseOf<'members.timeline'>['entries'][number];

export const memberKey = (memberNumber: string) => ['member', memberNumber] as const;
