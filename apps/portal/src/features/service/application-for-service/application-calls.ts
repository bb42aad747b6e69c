import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const applyAsVisitor = operation('application-for-service.apply', 'POST /v3/applications-for-service', 'none');
export const applyAsMember = operation(
  'application-for-service.apply-as-member',
  'POST /v3/member/{memberNumber}/applications-for-service',
);
export const applicantOf = operation(
  'application-for-service.applicant',
  'GET /v3/member/{memberNumber}/applications-for-service/applicant',
);

export type Applicant = ResponseOf<'application-for-service.applicant'>;
