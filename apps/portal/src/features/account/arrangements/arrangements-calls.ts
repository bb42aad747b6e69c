import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listArrangements = operation('arrangements.list', 'GET /v3/accounts/{accountNumber}/arrangements');

export type Arrangement = ResponseOf<'arrangements.list'>['results'][number];
export type Instalment = Arrangement['instalments'][number];
