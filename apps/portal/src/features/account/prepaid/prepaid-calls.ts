import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const getPrepaid = operation('prepaid.get', 'GET /v3/accounts/{accountNumber}/prepaid');

export type Prepaid = ResponseOf<'prepaid.get'>;
export type Outlook = NonNullable<Prepaid['outlook']>;
