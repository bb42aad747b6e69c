import type { OperationRequest } from '@rochdale/contract/operation';
import type { AuditKindOf, Operations } from '@rochdale/contract/operations/operations';
import type { Note } from '../../../platform/http/caller.ts';

export type MemberUpdate = OperationRequest<Operations['my-profile.update']>['body'];
/** Notes what an update may lead to. */
export type NoteUpdate = Note<AuditKindOf<'my-profile.update'>>;
