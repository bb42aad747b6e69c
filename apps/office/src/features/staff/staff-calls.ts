import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../lib/calls.ts';

export const listStaff = operation('staff.list', 'GET /v1/staff');
export const listRoles = operation('staff-roles.list', 'GET /v1/roles');
export const invite = operation('staff.invite', 'POST /v1/staff');
export const changeRoles = operation('staff.change-roles', 'PUT /v1/staff/{staffId}/roles');
export const changeRefundLimit = operation('staff.change-refund-limit', 'PUT /v1/staff/{staffId}/refund-limit');
export const disable = operation('staff.disable', 'POST /v1/staff/{staffId}/disable');
export const enable = operation('staff.enable', 'POST /v1/staff/{staffId}/enable');
export const resetSecondStep = operation('staff.reset-second-step', 'POST /v1/staff/{staffId}/reset-second-step');

export type Person = OfficeResponseOf<'staff.list'>['staff'][number];

/** How something that may take two people came out. */
export type Outcome = 'done' | 'waiting';
export const staffKey = ['staff'] as const;
