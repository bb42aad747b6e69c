import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import type { Note } from '../../../platform/http/caller.ts';

export type MemberUpdate = OperationRequest<Operations['my-profile.update']>['body'];
/** Notes what an update may lead to. */
export type NoteUpdate = Note<Operations['my-profile.update']['audit'][number]>;
