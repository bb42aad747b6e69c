import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../../lib/calls.ts';

export const outagesOf = operation('caller-outages.list', 'GET /v1/members/{memberNumber}/outages');
export const report = operation('caller-outages.report', 'POST /v1/members/{memberNumber}/outages/reports');

export type Places = OfficeResponseOf<'caller-outages.list'>;
