import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const historyEntries = operation('history.entries', 'GET /v3/accounts/{accountNumber}/history');
export const planHistory = operation(
  'history.budget-average',
  'GET /v3/accounts/{accountNumber}/history/budget-average',
);

export type HistoryEntry = ResponseOf<'history.entries'>['results'][number];
export type PlanBill = ResponseOf<'history.budget-average'>['results'][number];
