import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const listScheduledPayments = operation(
  'scheduled-payments.list',
  'GET /v3/member/{memberNumber}/scheduled-payments',
);
export const findScheduledPayment = operation(
  'scheduled-payments.find',
  'GET /v3/member/{memberNumber}/scheduled-payments/{transNo}',
);
export const deleteScheduledPayment = operation(
  'scheduled-payments.delete',
  'DELETE /v3/member/{memberNumber}/scheduled-payments/{transNo}',
);

export type ScheduledPayment = ResponseOf<'scheduled-payments.find'>;
