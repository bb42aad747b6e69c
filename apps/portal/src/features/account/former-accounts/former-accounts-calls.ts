import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listFormer = operation('former-accounts.list', 'GET /v3/member/{memberNumber}/former-accounts');
export const readPapers = operation(
  'former-accounts.papers',
  'GET /v3/member/{memberNumber}/former-accounts/{formerAccountNumber}/{heldUntil}/papers',
);
export const viewFormerBill = operation(
  'former-accounts.bill',
  'GET /v3/member/{memberNumber}/former-accounts/{formerAccountNumber}/{heldUntil}/bill-view',
);

export type FormerAccount = ResponseOf<'former-accounts.list'>['results'][number];
export type Papers = ResponseOf<'former-accounts.papers'>;
