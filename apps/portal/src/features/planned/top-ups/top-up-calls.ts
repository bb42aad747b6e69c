import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const getTopUp = operation('top-up.get', 'GET /v3/accounts/{accountNumber}/top-up');
export const setTopUp = operation('top-up.set', 'PUT /v3/accounts/{accountNumber}/top-up');
export const endTopUp = operation('top-up.end', 'DELETE /v3/accounts/{accountNumber}/top-up');

export type TopUpFacts = ResponseOf<'top-up.get'>;
export type TopUp = NonNullable<TopUpFacts['topUp']>;
