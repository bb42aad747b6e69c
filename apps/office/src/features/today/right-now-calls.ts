import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../lib/calls.ts';

export type RightNowFigures = OfficeResponseOf<'watches.right-now'>;
export const rightNow = operation('watches.right-now', 'GET /v1/watches/right-now');
export const rightNowKey = ['right-now'] as const;
