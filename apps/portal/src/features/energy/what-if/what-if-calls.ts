import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const compareRates = operation('what-if.compare', 'GET /v3/accounts/{accountNumber}/what-if');
export const askForRate = operation('what-if.ask', 'POST /v3/accounts/{accountNumber}/rate-request');

export type WhatIf = ResponseOf<'what-if.compare'>;
export type ComparedRate = WhatIf['schedules'][number];
export type RateRequest = NonNullable<WhatIf['request']>;
