import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listAuthorizations = operation('authorizations.list', 'GET /v3/member/{memberNumber}/authorizations');

export type Authorization = ResponseOf<'authorizations.list'>['results'][number];
