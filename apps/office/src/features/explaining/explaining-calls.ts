import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../lib/calls.ts';

export const explain = operation('members.explain', 'GET /v1/members/{memberNumber}/why');

export type Explained = OfficeResponseOf<'members.explain'>['screens'][number];
