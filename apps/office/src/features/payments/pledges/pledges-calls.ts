import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../../lib/calls.ts';

export const listPledges = operation('pledges.list', 'GET /v1/members/{memberNumber}/pledges');
export const recordPledge = operation('pledges.record', 'POST /v1/members/{memberNumber}/pledges');
export const settlePledge = operation('pledges.settle', 'POST /v1/accounts/{accountNumber}/pledges/{pledgeId}/settle');

export type Pledge = OfficeResponseOf<'pledges.list'>['pledges'][number];

/** What became of a pledge, and how somebody says so. */
export const outcomeWords = { paid: 'pledges.outcome.paid', withdrawn: 'pledges.outcome.withdrawn' } as const;
export const settleWords = { paid: 'pledges.settle.paid', withdrawn: 'pledges.settle.withdrawn' } as const;

export const pledgesKey = (memberNumber: string) => ['pledges', memberNumber] as const;
