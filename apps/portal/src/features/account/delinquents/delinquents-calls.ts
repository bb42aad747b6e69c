import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listDelinquents = operation('delinquents.list', 'GET /v3/accounts/{accountNumber}/delinquents');
export const viewDelinquent = operation(
  'delinquents.document',
  'GET /v3/accounts/{accountNumber}/delinquents/document',
);

export type Delinquent = ResponseOf<'delinquents.list'>['results'][number];
