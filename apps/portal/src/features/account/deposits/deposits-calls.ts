import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listDeposits = operation('deposits.list', 'GET /v3/accounts/{accountNumber}/deposits');

export type Deposit = ResponseOf<'deposits.list'>['results'][number];
