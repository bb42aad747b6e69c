import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';

export type MemberUpdate = OperationRequest<Operations['my-profile.update']>['body'];
